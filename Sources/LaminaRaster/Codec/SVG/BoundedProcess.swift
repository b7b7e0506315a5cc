import CSpawn
import Glibc
import LaminaDrawing
import LaminaGeometry

/// Runs a program over some bytes, within limits of time and memory, and takes what it writes.
///
/// ```
///  input ──▶ its standard input │ program │ its standard output ──▶ output
///                               │ killed beyond its limits
/// ```
/// The program inherits no open file and little of the environment. Its time is its own work (CPU),
/// so that a busy machine makes nothing fail.
struct BoundedProcess {
  enum Failure: Error, Equatable {
    case notInstalled
    case notStarted(String)
    case tooSlow
    case tooMuchOutput
    case cancelled
    /// It ended with a code other than 0, or by a signal; with what it said.
    case failed(String)
  }

  var program: String
  var arguments: [String]
  /// In seconds of its own work.
  var time: Double
  /// Of the address space.
  var bytes: Int
  var outputBytes: Int

  /// Waits for the program on the calling thread.
  func run(_ input: Data, token: CancellationToken) throws(Failure) -> Data {
    var channels = try ChildChannels()
    let child = try spawn(channels)
    channels.closeFarEnds()
    restrict(child)
    let result = Result { () throws(Failure) in
      try exchange(input, &channels, child: child, token: token)
    }
    if case .failure = result { kill(child, SIGKILL) }
    channels.closeNearEnds()
    let status = wait(for: child)
    let output = try result.get()
    guard status == 0 else { throw .failed(complaint(channels.complaint, status)) }
    return output
  }

  private func spawn(_ channels: ChildChannels) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in channels.farEnds.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file, CInt(number))
    }
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var child: pid_t = 0
    let status = withCStrings([program] + arguments) { arguments in
      withCStrings(Self.environment) { environment in
        posix_spawnp(&child, program, &actions, &attributes, arguments, environment)
      }
    }
    guard status == 0 else {
      throw status == ENOENT ? .notInstalled : .notStarted(String(cString: strerror(status)))
    }
    return child
  }

  /// What a program needs to find itself, its fonts and its language.
  private static let environment: [String] = {
    let names = [
      "PATH", "HOME", "LANG", "LC_ALL", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
      "FONTCONFIG_FILE", "FONTCONFIG_PATH",
    ]
    let known = ProcessInfo.processInfo.environment
    return names.compactMap { name in known[name].map { "\(name)=\($0)" } } + ["GIO_USE_VFS=local"]
  }()

  /// The limits that the kernel enforces if this process does not; the program waits for its input.
  private func restrict(_ child: pid_t) {
    limit_process(child, CInt(RLIMIT_AS.rawValue), UInt64(bytes))
    limit_process(child, CInt(RLIMIT_CPU.rawValue), UInt64(time.rounded(.up)) + 1)
    limit_process(child, CInt(RLIMIT_CORE.rawValue), 0)
  }

  private func exchange(
    _ input: Data, _ channels: inout ChildChannels, child: pid_t, token: CancellationToken
  ) throws(Failure) -> Data {
    var clock = clockid_t()
    let hasClock = clock_getcpuclockid(child, &clock) == 0
    var rounds = 0
    var sent = 0
    while channels.isOpen {
      let isIdle = !channels.step(input, &sent, milliseconds: 20)
      rounds += isIdle ? 1 : 0
      guard channels.output.count <= outputBytes else { throw .tooMuchOutput }
      guard !token.isCancelled else { throw .cancelled }
      // A program that does nothing at all is given twenty seconds.
      let isLate = hasClock && Self.seconds(of: clock) > time
      guard !isLate, rounds < 1000 else { throw .tooSlow }
    }
    return channels.output
  }

  private static func seconds(of clock: clockid_t) -> Double {
    var now = timespec()
    guard clock_gettime(clock, &now) == 0 else { return 0 }
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }

  private func wait(for child: pid_t) -> CInt {
    var status: CInt = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status
  }

  private func complaint(_ words: Data, _ status: CInt) -> String {
    let line = String(decoding: words, as: UTF8.self).split(separator: "\n").first
    return line.map(String.init) ?? "\(program) ended with status \(status)"
  }
}

/// Calls `body` with `strings` as C has lists of them: ended by null.
private func withCStrings<R>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> R
) -> R {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
