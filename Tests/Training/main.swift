import Foundation
import NudgyLanguage

// `nudgy-train CORPUS OUTPUT`: learns the weights of `IntentModel` from rows `intent<TAB>message` and writes them as
// Swift. The same rows give the same weights.

let arguments = CommandLine.arguments
guard arguments.count == 3, let text = try? String(contentsOfFile: arguments[1], encoding: .utf8) else {
  print("usage: nudgy-train CORPUS OUTPUT")
  exit(2)
}
let rows = text.split(separator: "\n").compactMap { line -> TrainingRow? in
  let parts = line.split(separator: "\t", maxSplits: 1)
  guard parts.count == 2, let intent = Intent(rawValue: String(parts[0])),
    let label = IntentModel.classes.firstIndex(of: intent)
  else { return nil }
  return TrainingRow(label: label, features: IntentFeatures.of(String(parts[1])).sorted())
}
var trainer = IntentTrainer(rows: rows, classes: IntentModel.classes.count)
trainer.train(epochs: 14)
let source = WeightsSource(trainer.weights)
do {
  try source.text.write(toFile: arguments[2], atomically: true, encoding: .utf8)
  print("\(rows.count) rows, \(source.count) features, right \(trainer.rightShare()) %")
} catch {
  print("\(arguments[2]) cannot be written")
  exit(1)
}
