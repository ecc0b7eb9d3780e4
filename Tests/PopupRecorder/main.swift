import Foundation

// A notification service that writes down what it is told: `popup-recorder LOG [hangs]`. Lines of its input are buttons
// pressed (`action 3 done`) and popups closed (`close 3 2`); at the end of its input it ends.

let arguments = CommandLine.arguments
guard arguments.count > 1, let log = FileHandle(forWritingAtPath: arguments[1]) else { exit(2) }
guard let bus = ServiceBus() else { exit(1) }
var recorder = Recorder(bus: bus, log: log, hangs: arguments.dropFirst(2).contains("hangs"))
recorder.run()
