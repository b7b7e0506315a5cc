import Foundation
import LaminaPrograms
import Testing

/// Programs that are started: small scripts in a home of the test's own.
@Suite("Starting programs of others")
struct ProgramStartTests {
  private func program(_ home: Home, _ lines: String) throws -> Program {
    try home.entry("eye", "Name=Eye\n" + lines)
    return try #require(home.table().program("eye.desktop"))
  }

  @Test("A program gets the files, in its own folder, in a session of its own")
  func opens() async throws {
    let home = try Home()
    try home.script("eye", "printf '%s|' \"$@\" > out.part; pwd >> out.part; mv out.part out.txt")
    let eye = try program(home, "Exec=eye --new %F\nPath=\(home.url.path)")
    try await eye.open(
      [URL(fileURLWithPath: "/a b"), URL(fileURLWithPath: "/$(c)")], in: home.surroundings())
    let text = try await home.text(of: "out.txt")
    #expect(text == "--new|/a b|/$(c)|\(home.url.path)\n")
  }

  @Test("A program that takes one file is started for all of several at once")
  func oneForEach() async throws {
    let home = try Home()
    // Each ends well only once all of them are there; looked for 400 times.
    try home.script(
      "eye",
      """
      touch "$1.begun"
      for turn in $(seq 400); do
        [ $(ls *.begun | wc -l) = 3 ] && exit 0
        sleep 0.05
      done
      exit 1
      """)
    let eye = try program(home, "Exec=eye %f\nPath=\(home.url.path)")
    try await eye.open(
      (1...3).map { home.url.appendingPathComponent("\($0)") }, in: home.surroundings(),
      watching: .seconds(60))
    let marks = try FileManager.default.contentsOfDirectory(atPath: home.url.path)
    #expect(marks.count { $0.hasSuffix(".begun") } == 3)
  }

  @Test("A task that is cancelled looks for no program")
  func cancelledBefore() async throws {
    let home = try Home()
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await ProgramRun(["absent"], home.surroundings()).start()
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("A program that runs on is left alone after a moment")
  func runsOn() async throws {
    let home = try Home()
    let run = ProgramRun(["sleep", "30"], home.surroundings())
    #expect(try await run.start(watching: .milliseconds(50)) == .runs)
  }

  @Test("What is not there, what fails and what is killed is said")
  func fails() async throws {
    let home = try Home()
    try home.script("bad", "exit 3")
    try home.script("dies", "kill -9 $$")
    try home.write("bin/no", "not executable")
    await #expect(throws: ProgramError.failed("bad", code: 3)) {
      try await ProgramRun(["bad"], home.surroundings()).start(watching: .seconds(30))
    }
    await #expect(throws: ProgramError.killed("dies", signal: 9)) {
      try await ProgramRun(["dies"], home.surroundings()).start(watching: .seconds(30))
    }
    await #expect(throws: ProgramError.notInstalled("no")) {
      try await ProgramRun(["no"], home.surroundings()).start()
    }
    await #expect(throws: ProgramError.notInstalled("/bin/../nowhere")) {
      try await ProgramRun(["/bin/../nowhere"], home.surroundings()).start()
    }
  }

  @Test("A program that wants a terminal is put into one, and says where there is none")
  func terminal() async throws {
    let home = try Home()
    let eye = try program(home, "Exec=eye %f\nTerminal=true")
    try home.script(
      "term",
      "printf '%s|' \"$@\" > \(home.url.path)/t.part; mv \(home.url.path)/t.part \(home.url.path)/t.txt"
    )
    try await eye.open(
      [URL(fileURLWithPath: "/a")], in: home.surroundings(more: ["TERMINAL": "term"]))
    #expect(try await home.text(of: "t.txt") == "-e|eye|/a|")
    await #expect(throws: ProgramError.noTerminal("Eye")) {
      try await eye.open(
        [URL(fileURLWithPath: "/a")], in: home.surroundings(more: ["PATH": home.url.path + "/bin"]))
    }
  }

  @Test("A program that the bus does not know is started by its command")
  func withoutBus() async throws {
    let home = try Home()
    try home.script("eye", "echo \"$1\" > \(home.url.path)/b.txt")
    let eye = try program(home, "Exec=eye %u\nDBusActivatable=true")
    try await eye.open(
      [URL(fileURLWithPath: "/a")],
      in: home.surroundings(more: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"]))
    #expect(try await home.text(of: "b.txt") == "file:///a\n")
  }
}
