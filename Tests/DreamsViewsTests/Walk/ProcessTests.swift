import DreamsViews
import Foundation
import Testing

/// The program itself, ended without a word in the midst of its work.
@Suite("The program Dreams")
struct ProcessTests {
  @Test("goes on after kill -9 where it was, at any step", arguments: [3, 40, 111])
  func kill(steps: Int) throws {
    try withFolder { folder in
      var session = DreamsSession()
      var actions = RandomActions(seed: UInt64(steps))
      let program = try Running(["--actions", "--state", folder])
      for step in 0..<steps {
        let action = actions.next(session.list)
        let isDone = (try? session.perform(action, at: Double(step + 1) * 10)) != nil
        let line = String(decoding: try JSONEncoder().encode(action), as: UTF8.self)
        let answer = try program.ask(line)
        #expect(answer == "done" || !isDone && answer.hasPrefix("refused: "), "\(action)")
      }
      try program.kill()
      #expect(program.status == -SIGKILL)
      let found = try state(in: folder)
      #expect(found.list == session.list)
      #expect(found.screen.opened == session.screen.opened)
      if case .sharing = session.state {
        #expect(found.screen.state == .viewing)
      } else {
        #expect(found.screen.state == session.state)
      }
    }
  }

  @Test("begins anew where the state is damaged, and sets the file aside")
  func damaged() throws {
    try withFolder { folder in
      let program = try Running(["--actions", "--state", folder])
      let action = String(decoding: try JSONEncoder().encode(DreamsAction.add), as: UTF8.self)
      #expect(try program.ask(action) == "done")
      try program.kill()
      let file = URL(fileURLWithPath: folder + "/state.log")
      var data = try Data(contentsOf: file)
      // One bit; a line without its end would be that of a writer who died.
      data[data.count / 2] ^= 1
      try data.write(to: file)
      #expect(try state(in: folder) == DreamsSnapshot(list: .sample))
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(files.contains { $0.hasPrefix("state.log.") || $0.contains("damaged") }, "\(files)")
    }
  }

  @Test("draws itself into a file")
  func png() throws {
    try withFolder { folder in
      let file = folder + "/a.png"
      let program = try Running(["--fresh", "--open", "1", "--png", file, "--size", "600x500"])
      #expect(try program.output() == "" && program.status == 0)
      let header = try Data(contentsOf: URL(fileURLWithPath: file)).prefix(24)
      #expect(header.dropFirst(16).map { Int($0) } == [0, 0, 2, 88, 0, 0, 1, 244])
    }
  }

  @Test("says which dreams there are")
  func open() throws {
    let program = try Running(["--fresh", "--open", "17", "--dump-state"])
    #expect(try program.output() == "" && program.status == 1)
    #expect(
      program.errors() == "There is no dream 17. Give --open 0 for the favourite creature, "
        + "or one of 1, 2, 3, 4, 5.\n")
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/dreams-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try body(folder)
  }

  private func state(in folder: String) throws -> DreamsSnapshot {
    let program = try Running(["--dump-state", "--state", folder])
    return try JSONDecoder().decode(DreamsSnapshot.self, from: Data(try program.output().utf8))
  }
}
