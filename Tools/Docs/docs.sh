#!/bin/sh
# The comments in the code as pages, in .build/docs; fails on every warning, such as a link that leads nowhere.
set -eu
swift package dump-symbol-graph --minimum-access-level package --skip-synthesized-members >/dev/null
graphs=$(dirname "$(find .build -name NudgyCore.symbols.json -print -quit)")
rm -rf .build/docs .build/docs-graphs
mkdir -p .build/docs-graphs
for module in Sources/Nudgy*/; do
  cp "$graphs/$(basename "$module")".symbols.json .build/docs-graphs/
done
docc convert Tools/Docs/Nudgy.docc --additional-symbol-graph-dir .build/docs-graphs --fallback-display-name Nudgy \
  --fallback-bundle-identifier nudgy --output-path .build/docs --warnings-as-errors
echo "pages in .build/docs: docc preview Tools/Docs/Nudgy.docc, or any web server there"
