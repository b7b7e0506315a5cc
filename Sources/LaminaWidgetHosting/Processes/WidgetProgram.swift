import CSharedMemory
import Glibc

/// A program that has widgets.
public struct WidgetProgram: Hashable, Sendable {
  /// The path of its file.
  public var path: String
  public var arguments: [String]
  /// Variables beside those of this process, or in their place.
  public var environment: [String: String]

  public init(_ path: String, _ arguments: [String] = [], environment: [String: String] = [:]) {
    (self.path, self.arguments, self.environment) = (path, arguments, environment)
  }

  /// Where a widget's process finds its connection and its memory.
  static let channel: Int32 = 3
  static let memory: Int32 = 4
  /// The variable that says how many pixels a picture may have.
  static let variable = "LAMINA_WIDGET"

  /// Starts it with its ends of the connection.
  func start(channel: PacketSocket, pictures: SharedPictures) throws(WidgetHostError) -> pid_t {
    // Out of the way of the numbers that they get.
    let files = [channel.descriptor, pictures.descriptor].map { fcntl($0, F_DUPFD_CLOEXEC, 16) }
    defer { for file in files where file >= 0 { close(file) } }
    guard files.allSatisfy({ $0 >= 0 }) else {
      throw .noConnection(reason: String(cString: strerror(errno)))
    }
    var variables = Self.inherited.merging(environment) { $1 }
    variables[Self.variable] = "\(pictures.capacity)"
    return try spawn(files, variables.map { "\($0)=\($1)" })
  }

  /// The variables of this process.
  private static var inherited: [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let parts = String(cString: entry).split(separator: "=", maxSplits: 1)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      next += 1
    }
    return variables
  }

  private func spawn(_ files: [Int32], _ variables: [String]) throws(WidgetHostError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, files[0], Self.channel)
    posix_spawn_file_actions_adddup2(&actions, files[1], Self.memory)
    posix_spawn_file_actions_addclosefrom_np(&actions, Self.memory + 1)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var child: pid_t = 0
    let status = withCStrings([path] + arguments) { arguments in
      withCStrings(variables) { posix_spawn(&child, path, &actions, &attributes, arguments, $0) }
    }
    guard status == 0 else {
      throw .notStarted(program: path, reason: String(cString: strerror(status)))
    }
    return child
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
