import LaminaStreams
import LaminaTesting
import Testing

@Suite struct BufferTests {
  @Test(arguments: [
    MarbleCase("By count", "-a-b-c-d-e-|", to: "---x---y---(z|)", ["x": "ab", "y": "cd", "z": "e"])
    { i, _ in i[0].buffer(count: 2).map { $0.joined() } },
    MarbleCase(
      "By boundary, with nothing between two, and what is left", "-a-b---c-|", "----x-x--",
      to: "----x-y--(z|)", ["x": "ab", "y": "", "z": "c"]
    ) { i, _ in i[0].buffer(boundary: i[1]).map { $0.joined() } },
    MarbleCase("By boundary, a failure drops what is held", "-a-#", "------x", to: "---#") { i, _ in
      i[0].buffer(boundary: i[1]).map { $0.joined() }
    },
    MarbleCase("By count, with nothing left", "-a-b-|", to: "---x-|", ["x": "ab"]) { i, _ in
      i[0].buffer(count: 2).map { $0.joined() }
    },
    MarbleCase("By count, of a failure", "-a-#", to: "---#") { i, _ in
      i[0].buffer(count: 2).map { $0.joined() }
    },
    MarbleCase(
      "RxSwift's drawing: time 70, count 3", "-a--b--c-----d--e--f--|",
      to: "-------x-----------y--(z|)", ["x": "abc", "y": "def", "z": ""]
    ) { i, clock in i[0].buffer(time: .frames(20), count: 3, clock: clock).map { $0.joined() } },
    MarbleCase(
      "By time, empty spans too", "-a-b-------c-|", to: "-----x----y--(z|)",
      ["x": "ab", "y": "", "z": "c"]
    ) { i, clock in i[0].buffer(time: .frames(5), clock: clock).map { $0.joined() } },
    MarbleCase("By time, a failure drops what is held", "-a-b-#", to: "-----#") { i, clock in
      i[0].buffer(time: .frames(9), clock: clock).map { $0.joined() }
    },
    MarbleCase(
      "By idle gap: a click, then two", "-a---------b-c---------|", to: "------x-----------y----|",
      ["x": "a", "y": "bc"]
    ) { i, clock in i[0].buffer(idle: .frames(5), clock: clock).map { $0.joined() } },
    MarbleCase("By idle gap, what is held at the end", "-a-b|", to: "----(x|)", ["x": "ab"]) {
      i, clock in i[0].buffer(idle: .frames(5), clock: clock).map { $0.joined() }
    },
    MarbleCase("By idle gap, a failure", "-a-#", to: "---#") { i, clock in
      i[0].buffer(idle: .frames(5), clock: clock).map { $0.joined() }
    },
    MarbleCase(
      "By idle gap, disposed of", "-a-b----|", to: "", subscriptions: [["^---!"]], disposing: 4
    ) { i, clock in i[0].buffer(idle: .frames(5), clock: clock).map { $0.joined() } },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
