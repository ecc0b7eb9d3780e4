import Foundation

// A notification service that writes down what it is told: `popup-recorder LOG [hangs|late]`. Lines of its input are buttons
// pressed (`action 3 done`) and popups closed (`close 3 2`); at the end of its input it ends.

let arguments = CommandLine.arguments
guard arguments.count > 1, let log = FileHandle(forWritingAtPath: arguments[1]) else { exit(2) }
guard let bus = ServiceBus() else { exit(1) }
let manner = arguments.dropFirst(2).first
var recorder = Recorder(bus: bus, log: log, hangs: manner == "hangs", isLate: manner == "late")
recorder.run()
