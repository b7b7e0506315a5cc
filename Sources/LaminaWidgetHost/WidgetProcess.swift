import Foundation
import Glibc

/// A child process with its pipes, and memory that both have open.
final class WidgetProcess {
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private let memory: Int32
  private var source: (any DispatchSourceRead)?
  private var rest: [UInt8] = []

  /// What the process says; nil for its end, or for what is no message.
  var onMessage: (WidgetMessage?) -> Void = { _ in }

  /// - Throws: why it cannot be started.
  init(_ order: WidgetOrder, asked: Int) throws {
    let memory = try Self.makeMemory(2 * order.bytes)
    let (input, output) = (try Self.makePipe(), try Self.makePipe())
    defer {
      close(input.read)
      close(output.write)
    }
    let words = [order.program.path] + order.words(asked: asked)
    process = try Self.spawn(words, input: input.read, output: output.write, memory: memory)
    self.input = input.write
    self.output = output.read
    self.memory = memory
    _ = fcntl(output.read, F_SETFL, O_NONBLOCK)
    _ = fcntl(input.write, F_SETFL, O_NONBLOCK)
    let source = DispatchSource.makeReadSource(fileDescriptor: output.read, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    source.setCancelHandler { close(output.read) }
    source.activate()
    self.source = source
  }

  isolated deinit { end() }

  /// Ends the process, whatever it does.
  func end() {
    guard let source else { return }
    self.source = nil
    source.cancel()
    close(input)
    close(memory)
    kill(process, SIGKILL)
    let process = self.process
    DispatchQueue.global(qos: .utility).async {
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
  }

  /// Tells it something; one that does not read is noticed by its not answering.
  func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = write(input, bytes, bytes.count)
  }

  /// Copies pixels; false where there are not so many.
  func read(_ bytes: UnsafeMutableRawBufferPointer, from start: Int) -> Bool {
    pread(memory, bytes.baseAddress, bytes.count, start) == bytes.count
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: WidgetMessage.longest)
    let count = Glibc.read(output, &bytes, bytes.count)
    if count < 0 && (errno == EAGAIN || errno == EINTR) { return }
    if count <= 0 { return onMessage(nil) }
    rest += bytes[..<count]
    while let end = rest.firstIndex(of: 10) {
      let message = WidgetMessage(Substring(decoding: rest[..<end], as: UTF8.self))
      rest.removeSubrange(...end)
      onMessage(message)
      if message == nil || source == nil { return }
    }
    if rest.count > WidgetMessage.longest { onMessage(nil) }
  }

  // MARK: Starting

  private static func makeMemory(_ bytes: Int) throws -> Int32 {
    let name = "/lamina-widget-\(UUID().uuidString)"
    let memory = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
    guard memory >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    shm_unlink(name)
    guard ftruncate(memory, bytes) == 0 else {
      let code = errno
      close(memory)
      throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
    }
    return memory
  }

  private static func makePipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ words: [String], input: Int32, output: Int32, memory: Int32
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, memory, 3)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Worker threads block signals, and children inherit that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, words[0], &actions, &attributes, arguments, environ)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
    return process
  }
}
