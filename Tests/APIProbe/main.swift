import LaminaAPI
import LaminaAPIMock
import LaminaAPIServer

// Measures the mock server beside plain SwiftNIO: the same load on each in turn, the median of the rounds.
//
//   APIProbe [--seconds 2] [--rounds 5]
//
// Prints a line for each figure: key and value. Load and servers share the machine's cores.
let arguments = CommandLine.arguments
func option(_ name: String, _ otherwise: Int) -> Int {
  guard let place = arguments.firstIndex(of: name) else { return otherwise }
  return arguments.dropFirst(place + 1).first.flatMap { Int($0) } ?? otherwise
}

let plain = try await PlainServer.start()
let mock = try await MockServer.start(MockDesk(ProbedAPI.api))
let contests = [
  Contest(name: "plain.static", port: plain.port, request: ProbedAPI.read),
  Contest(name: "mock.static", port: mock.port, request: ProbedAPI.read),
  Contest(name: "mock.validated", port: mock.port, request: ProbedAPI.write),
]
var board = RoundBoard()
for _ in 0..<max(1, option("--rounds", 5)) {
  for contest in contests {
    board.add(try await contest.run(seconds: option("--seconds", 2)), to: contest.name)
  }
}
board.print()
try await StartTime.print()
await mock.stop()
await plain.stop()
