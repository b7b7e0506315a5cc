import CPrograms
import Foundation
import Glibc
import Synchronization

/// Starts programs of others: without a shell, in a session of their own, with no open file of ours.
///
/// ```
///  command ──▶ posix_spawn ──▶ pidfd ── readable when it has ended ──▶ how, once
/// ```
package struct ProgramRun: Sendable {
  /// How a program that was started goes on.
  package enum Outcome: Hashable, Sendable {
    /// It ended, with 0.
    case ended
    /// It runs on: a program with a window mostly does.
    case runs
  }

  private let command: [String]
  private let folder: String?
  private let surroundings: DesktopSurroundings
  private let name: String
  /// The file that it reads as its standard input; nil for nothing.
  package var input: String?

  /// A command whose first word is a program, by its path or its name.
  package init(
    _ command: [String], named name: String? = nil, in folder: String? = nil,
    _ surroundings: DesktopSurroundings = DesktopSurroundings()
  ) {
    self.command = command
    self.name = name ?? command.first ?? ""
    (self.folder, self.surroundings) = (folder, surroundings)
  }

  /// Starts it, and looks for so long whether it fails; after that it runs on.
  ///
  /// - Parameter time: how long at most one waits; the program is not ended then.
  /// - Returns: whether it has ended, with 0, or runs.
  /// - Throws: `ProgramError`, also when it ends with another code, or by a signal; `CancellationError` when the task is
  ///   cancelled meanwhile.
  package func start(watching time: Duration = .seconds(1)) async throws -> Outcome {
    // Whoever has lost a program over the bus to a cancellation comes here for another.
    try Task.checkCancellation()
    let process = try spawn()
    let end = ProgramEnd(process)
    let timer = DispatchSource.makeTimerSource(queue: ProgramEnd.queue)
    timer.schedule(deadline: .now() + time.seconds)
    timer.setEventHandler { end.tell(nil) }
    timer.resume()
    defer { timer.cancel() }
    let status = await withTaskCancellationHandler {
      await end.wait()
    } onCancel: {
      end.tell(nil)
    }
    try Task.checkCancellation()
    guard let status else { return .runs }
    if status < 0 { throw ProgramError.killed(name, signal: -status) }
    guard status == 0 else { throw ProgramError.failed(name, code: status) }
    return .ended
  }

  private func spawn() throws(ProgramError) -> pid_t {
    guard let first = command.first, let program = surroundings.program(first) else {
      throw .notInstalled(name)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input ?? "/dev/null", O_RDONLY, 0)
    for descriptor in CInt(1)...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    if let folder { posix_spawn_file_actions_addchdir_np(&actions, folder) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Worker threads block signals, and children inherit that.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | begin_session)
    let words = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, program, &actions, &attributes, words, variables)
    guard status == 0 else {
      throw .notStarted(name, reason: String(cString: strerror(status)))
    }
    return process
  }

  /// The environment, without what is ours alone.
  private var environment: [String] {
    let own: Set = [
      "DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN", "SDL_VIDEO_X11_WMCLASS",
      "SDL_VIDEO_WAYLAND_WMCLASS",
    ]
    return surroundings.variables.filter { !own.contains($0.key) }.map { "\($0.key)=\($0.value)" }
  }
}

/// How a child process has ended, taken from the kernel so that nothing is left of it.
private final class ProgramEnd: Sendable {
  static let queue = DispatchQueue(label: "org.lamina.programs")

  private enum State {
    case open
    case waiting(CheckedContinuation<Int32?, Never>)
    case told(Int32?)
  }

  private let state = Mutex(State.open)
  private let process: pid_t

  init(_ process: pid_t) {
    self.process = process
    watch()
  }

  /// Has the kernel say when it has ended; one that says so at once is asked on a thread.
  private func watch() {
    let descriptor = open_process(process)
    guard descriptor >= 0 else {
      return Thread.detachNewThread { [self] in tell(Self.reap(process, 0)) }
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: Self.queue)
    source.setEventHandler { [self] in
      tell(Self.reap(process, WNOHANG))
      source.cancel()
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
  }

  private static func reap(_ process: pid_t, _ options: Int32) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, options) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }

  /// Says once how it went; nil for that it goes on.
  func tell(_ status: Int32?) {
    let waiting = state.withLock { state -> CheckedContinuation<Int32?, Never>? in
      guard case .told = state else {
        defer { state = .told(status) }
        if case .waiting(let continuation) = state { return continuation }
        return nil
      }
      return nil
    }
    waiting?.resume(returning: status)
  }

  func wait() async -> Int32? {
    await withCheckedContinuation { continuation in
      let told = state.withLock { state -> Int32?? in
        if case .told(let status) = state { return .some(status) }
        state = .waiting(continuation)
        return .none
      }
      if let told { continuation.resume(returning: told) }
    }
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
