package import Foundation
import Glibc
import Synchronization

/// A child process whose lines of output the test can wait for.
///
/// One thread reads its output to the end and then its exit code. (Foundation's `Process` crashed
/// when many of them ended at once.)
package nonisolated final class Child: Sendable {
  private struct State {
    var lines: [String] = []
    var rest: [UInt8] = []
    var exitCode: Int32?

    mutating func append(_ bytes: ArraySlice<UInt8>) {
      rest += bytes
      while let end = rest.firstIndex(of: 10) {
        lines.append(String(decoding: rest[..<end], as: UTF8.self))
        rest.removeSubrange(...end)
      }
    }
  }

  /// What the child said, when it did not say what was awaited.
  package struct Timeout: Error {
    package var lines: [String]
  }

  package let processID: Int32
  private let input: Int32
  private let state: Monitored

  package init(
    _ program: URL, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws {
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let ends = try Self.spawning.withLock { _ in
      try Self.spawn([program.path] + arguments, variables.map { "\($0)=\($1)" })
    }
    (processID, input) = (ends.process, ends.input)
    let state = Monitored()
    self.state = state
    Thread.detachNewThread { state.read(ends.output, until: ends.process) }
  }

  deinit {
    terminate()
    Glibc.close(input)
  }

  /// A program of this package, beside the tests.
  package static func built(_ name: String) -> URL {
    Bundle.main.executableURL.map { $0.deletingLastPathComponent() }
      .flatMap { folder in
        let program = folder.appendingPathComponent(name)
        return FileManager.default.isExecutableFile(atPath: program.path) ? program : nil
      } ?? URL(fileURLWithPath: ".build/debug/\(name)")
  }

  /// Ends it at once (SIGKILL).
  package func kill() { if exitCode == nil { Glibc.kill(processID, SIGKILL) } }

  /// Asks it to end (SIGTERM).
  package func terminate() { if exitCode == nil { Glibc.kill(processID, SIGTERM) } }

  /// Sends one line to its standard input, if it still runs: nobody reads it otherwise.
  package func send(_ line: String) {
    guard exitCode == nil else { return }
    let bytes = Array("\(line)\n".utf8)
    _ = Glibc.write(input, bytes, bytes.count)
  }

  /// What it has written to its standard output so far.
  package var lines: [String] { state.value.withLock { $0.lines } }
  /// How it has ended; nil while it runs, negative for a signal.
  package var exitCode: Int32? { state.value.withLock { $0.exitCode } }

  /// The first line after `index` that satisfies `matches`.
  package func line(after index: Int = 0, where matches: (String) -> Bool) async throws -> String {
    // Looked at inside, where the thread sanitizer sees that nobody writes.
    try await wait(limit: 10) {
      state.value.withLock { $0.lines.dropFirst(index).first(where: matches) }
    }
  }

  /// The first line after `index` that begins with `prefix`.
  package func line(after index: Int = 0, beginning prefix: String) async throws -> String {
    try await line(after: index) { $0.hasPrefix(prefix) }
  }

  /// Waits until it has ended; returns how.
  package func waitForExit() async throws -> Int32 { try await wait(limit: 10) { exitCode } }

  /// What another process does cannot be awaited otherwise than by looking every few milliseconds.
  ///
  /// Looks are counted, not seconds: while other tests hold all threads, no time is lost here.
  private func wait<Value>(limit: Double, _ value: () -> Value?) async throws -> Value {
    for _ in 0..<Int(limit * 200) {
      if let value = value() { return value }
      try await Task.sleep(for: .milliseconds(5))
    }
    throw Timeout(lines: lines)
  }

  /// The state that the reading thread shares with the test.
  private final class Monitored: Sendable {
    let value = Mutex(State())

    func read(_ descriptor: Int32, until process: pid_t) {
      var bytes = [UInt8](repeating: 0, count: 4096)
      while case let count = Glibc.read(descriptor, &bytes, bytes.count), count > 0 {
        value.withLock { $0.append(bytes[..<count]) }
      }
      Glibc.close(descriptor)
      var status: Int32 = 0
      waitpid(process, &status, 0)
      let code = status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
      value.withLock { $0.exitCode = code }
    }
  }
}

extension Child {
  private struct Ends {
    var process: pid_t
    var input: Int32
    var output: Int32
  }

  /// One at a time: no child may inherit the pipes of another.
  private nonisolated static let spawning = Mutex(())

  private nonisolated static func spawn(
    _ arguments: [String], _ environment: [String]
  ) throws -> Ends {
    let (input, output) = (try makePipe(), try makePipe())
    defer {
      Glibc.close(input.read)
      Glibc.close(output.write)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.read, 0)
    posix_spawn_file_actions_adddup2(&actions, output.write, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // Worker threads block signals, and children inherit that: they would not hear SIGTERM.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let words = arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawn(&process, arguments[0], &actions, &attributes, words, variables) == 0 else {
      throw CocoaError(.executableNotLoadable)
    }
    return Ends(process: process, input: input.write, output: output.read)
  }

  private nonisolated static func makePipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw CocoaError(.fileReadUnknown) }
    ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
