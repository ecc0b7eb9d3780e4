// repl
