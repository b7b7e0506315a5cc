import ChildProcesses
import Foundation
import LaminaTesting
import LaminaViews
import Testing
import SeededRandom

/// A process that is killed while it saves leaves a state that is whole.
@Suite struct RestorationKillTests {
  @Test("after each of 50 kills at any moment the older or the newer state is there")
  func kills() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-kill-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("state.json")
    var random = SeededNumbers(seed: 7)
    var latest = 0
    for _ in 0..<50 {
      let said = try run(
        file, from: latest + 1, killingAfter: Int.random(in: 1...6, using: &random),
        spinning: Int.random(in: 0..<200_000, using: &random))
      let store = RestorationStore(file: file)
      let left = try #require(store.value(Int.self, forKey: "left"))
      let right = try #require(store.value([Int].self, forKey: "right"))
      #expect(store.problems.isEmpty)
      #expect(Set(right) == [left] && right.count == 1 + left % 5_000)
      #expect(left >= said)
      latest = left
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names).subtracting(["state.log.next"]) == ["state.lock", "state.log"])
  }

  /// Lets the probe save until it has said `count` numbers, and kills it a little later.
  /// - Returns: the last number it said.
  private func run(_ file: URL, from first: Int, killingAfter count: Int, spinning: Int) throws
    -> Int
  {
    let process = try Child(Child.built("RestorationProbe"), [file.path, "\(first)"])
    _ = try process.nextLine(after: count - 1)
    // Some moment of the next save, of whatever length.
    var sum = 0
    for number in 0..<spinning { sum &+= number }
    if sum >= 0 { try process.killAndWait() }
    // The last line may be cut.
    let lines = process.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return try #require(lines.last.flatMap { Int($0) })
  }
}
