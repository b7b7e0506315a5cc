import ChildProcesses
import Foundation
import SeededRandom
import Testing

/// A process that is killed while it navigates comes up in a state that it was in.
@Suite struct KilledWalkTests {
  @Test(
    "After each kill at any moment both faces show a step that was taken, and no older one than was kept"
  )
  func kills() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-walk-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("state.json")
    var random = SeededNumbers(seed: 21)
    var kept = 0
    for number in 0..<rounds(12, of: 100) {
      let run = try ProbeRun(
        file, killingAfter: Int.random(in: 1...4, using: &random),
        spinning: Int.random(in: 0..<4_000_000, using: &random))
      #expect(run.fault == nil, "kill \(number)")
      #expect(run.start >= kept, "kill \(number)")
      kept = max(kept, run.start, run.kept)
    }
    #expect(kept > 12)
  }
}

/// One life of the probe.
private struct ProbeRun {
  private(set) var start = -1
  private(set) var kept = 0
  private(set) var fault: String?

  /// Lets the probe go until it has said `count` lines, and kills it a little later.
  init(_ file: URL, killingAfter count: Int, spinning: Int) throws {
    let process = try Child(Child.built("NavigationProbe"), [file.path])
    _ = try process.nextLine(after: count - 1)
    // Some moment of the next steps, of whatever length.
    var sum = 0
    for number in 0..<spinning { sum &+= number }
    if sum >= 0 { try process.killAndWait() }
    // The last line may be cut.
    for line in process.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      take(line.split(separator: " ", maxSplits: 1).map(String.init))
    }
  }

  private mutating func take(_ line: [String]) {
    switch line.first {
    case "start": start = line.last.flatMap { Int($0) } ?? -1
    case "kept": kept = line.last.flatMap { Int($0) } ?? 0
    default: fault = line.last
    }
  }
}
