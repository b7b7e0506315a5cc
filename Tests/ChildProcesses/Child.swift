package import Foundation
import Glibc
import Synchronization

/// A child process whose lines of output the test can wait for, within a bound.
///
/// One thread reads its output to the end and then its exit code. (Foundation's `Process` crashed
/// when many of them ended at once.) No test reads a pipe itself: whoever waits here for what does not come
/// gets a `Timeout` that names it.
package nonisolated final class Child: Sendable {
  private struct State {
    var lines: [String] = []
    var rest: [UInt8] = []
    var output: [UInt8] = []
    var errors: [UInt8] = []
    var exitCode: Int32?

    mutating func append(_ bytes: ArraySlice<UInt8>) {
      output += bytes
      rest += bytes
      while let end = rest.firstIndex(of: 10) {
        lines.append(String(decoding: rest[..<end], as: UTF8.self))
        rest.removeSubrange(...end)
      }
    }
  }

  /// What did not come in time, and what the child said instead.
  package struct Timeout: Error, CustomStringConvertible {
    package var awaited: String
    package var lines: [String]

    package var description: String {
      "\(awaited) did not come in time; the program said: \(lines.joined(separator: "\n"))"
    }
  }

  /// Where its standard error goes.
  package enum Errors: Sendable {
    case dropped
    /// Among its output.
    case joined
    /// Apart, into `errors`.
    case kept
  }

  package let processID: Int32
  /// The name of its program.
  package let program: String
  /// The write end of its input, until that is closed.
  private let input: Mutex<Int32?>
  private let state: Monitored

  /// Starts a program; of the test's own environment it gets the variables that `inherits` lets through.
  package init(
    _ program: URL, _ arguments: [String] = [], in folder: URL? = nil,
    environment: [String: String] = [:], inheriting inherits: (String) -> Bool = { _ in true },
    errors: Errors = .dropped
  ) throws {
    self.program = program.lastPathComponent
    let variables = ProcessInfo.processInfo.environment.filter { inherits($0.key) }
      .merging(environment) { $1 }
    let ends = try Self.spawning.withLock { _ in
      // glibc's own way into a folder is not among the names that Swift sees; env becomes the program.
      let way = folder.map { ["/usr/bin/env", "-C", $0.path] } ?? []
      return try Self.spawn(
        way + [program.path] + arguments, variables.map { "\($0)=\($1)" }, errors)
    }
    processID = ends.process
    input = Mutex(ends.input)
    let state = Monitored()
    self.state = state
    Thread.detachNewThread { state.read(ends, until: ends.process) }
  }

  deinit {
    terminate()
    endInput()
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
  package func send(_ line: String) { send(bytes: Array("\(line)\n".utf8)) }

  /// Sends bytes to its standard input, at most what a pipe holds (64 kB).
  package func send(bytes: [UInt8]) {
    guard exitCode == nil else { return }
    input.withLock { input in if let input { _ = Glibc.write(input, bytes, bytes.count) } }
  }

  /// Closes its standard input: it reads to the end.
  package func endInput() {
    input.withLock { input in
      if let input { Glibc.close(input) }
      input = nil
    }
  }

  /// What it has written to its standard output so far.
  package var lines: [String] { state.value.withLock { $0.lines } }
  /// How it has ended; nil while it runs, negative for a signal.
  package var exitCode: Int32? { state.value.withLock { $0.exitCode } }

  /// All of its standard output so far.
  package var output: String {
    state.value.withLock { String(decoding: $0.output, as: UTF8.self) }
  }
  /// All of its standard error so far, if that is kept.
  package var errors: String {
    state.value.withLock { String(decoding: $0.errors, as: UTF8.self) }
  }

  /// The first line after `index` that satisfies `matches`.
  package func line(
    after index: Int = 0, within seconds: Double = 10, where matches: (String) -> Bool
  ) async throws -> String {
    try await wait("a line of \(program)", seconds) { line(after: index, matches) }
  }

  /// The first line after `index` that begins with `prefix`.
  package func line(after index: Int = 0, beginning prefix: String) async throws -> String {
    try await wait("\(prefix) of \(program)", 10) { line(after: index) { $0.hasPrefix(prefix) } }
  }

  // Looked at inside, where the thread sanitizer sees that nobody writes.
  private func line(after index: Int, _ matches: (String) -> Bool) -> String? {
    state.value.withLock { $0.lines.dropFirst(index).first(where: matches) }
  }

  /// Waits until it has ended; returns how.
  package func waitForExit(within seconds: Double = 10) async throws -> Int32 {
    try await wait("the end of \(program)", seconds) { exitCode }
  }

  /// What another process does cannot be awaited otherwise than by looking every few milliseconds.
  ///
  /// Looks are counted, not seconds: while other tests hold all threads, no time is lost here.
  private func wait<Value>(
    _ awaited: String, _ seconds: Double, _ value: () -> Value?
  ) async throws -> Value {
    for _ in 0..<Int(seconds * 200) {
      if let value = value() { return value }
      try await Task.sleep(for: .milliseconds(5))
    }
    throw Timeout(awaited: awaited, lines: lines)
  }

  /// The state that the reading thread shares with the test.
  private final class Monitored: Sendable {
    let value = Mutex(State())

    func read(_ ends: Ends, until process: pid_t) {
      let errors = DispatchGroup()
      if let descriptor = ends.errors {
        errors.enter()
        Thread.detachNewThread { [self] in
          Self.drain(descriptor) { bytes in value.withLock { $0.errors += bytes } }
          errors.leave()
        }
      }
      Self.drain(ends.output) { bytes in value.withLock { $0.append(bytes) } }
      errors.wait()
      var status: Int32 = 0
      waitpid(process, &status, 0)
      let code = status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
      value.withLock { $0.exitCode = code }
    }

    private static func drain(_ descriptor: Int32, _ take: (ArraySlice<UInt8>) -> Void) {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      while case let count = Glibc.read(descriptor, &bytes, bytes.count), count > 0 {
        take(bytes[..<count])
      }
      Glibc.close(descriptor)
    }
  }
}

extension Child {
  /// What the test has of a child: its number, and the ends of its pipes.
  private struct Ends {
    var process: pid_t
    var input: Int32
    var output: Int32
    var errors: Int32?
  }

  /// One at a time: no child may inherit the pipes of another.
  private nonisolated static let spawning = Mutex(())

  private nonisolated static func spawn(
    _ arguments: [String], _ environment: [String], _ errors: Errors
  ) throws -> Ends {
    let (input, output) = (try makePipe(), try makePipe())
    let complaints: (read: Int32, write: Int32)? =
      if case .kept = errors { try makePipe() } else { nil }
    defer {
      Glibc.close(input.read)
      Glibc.close(output.write)
      if let complaints { Glibc.close(complaints.write) }
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.read, 0)
    posix_spawn_file_actions_adddup2(&actions, output.write, 1)
    switch errors {
    case .dropped: posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    case .joined, .kept:
      posix_spawn_file_actions_adddup2(&actions, complaints?.write ?? output.write, 2)
    }
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
    return Ends(
      process: process, input: input.write, output: output.read, errors: complaints?.read)
  }

  private nonisolated static func makePipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw CocoaError(.fileReadUnknown) }
    ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
