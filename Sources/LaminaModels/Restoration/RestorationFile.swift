import Foundation
import Glibc

/// One file of saved state: read with limits, written as a whole or not at all.
///
/// ```
///  state.json ◀──rename── .state.json.1234.tmp ◀── bytes, fsync
/// ```
///
/// At whatever moment the process died, the file holds the older or the newer state.
nonisolated struct RestorationFile: Sendable {
  let url: URL
  let version: Int
  let limits: RestorationLimits

  /// Something the system refused, in its own words.
  struct Refusal: Error {
    let reason: String
    let code: Int32
    init() {
      code = errno
      reason = String(cString: strerror(code))
    }
  }

  private var path: String { url.path }
  private var name: String { url.lastPathComponent }
  private var folder: String { url.deletingLastPathComponent().path }

  // MARK: Reading

  /// The values in the file; none when there is no file.
  func read() throws(RestorationProblem) -> [String: String] {
    removeRemains()
    let data: Data
    do {
      guard let found = try contents() else { return [:] }
      data = found
    } catch let problem as RestorationProblem {
      throw problem
    } catch {
      throw .unreadable(path: path, reason: (error as? Refusal)?.reason ?? "\(error)")
    }
    return try values(in: data)
  }

  private func contents() throws -> Data? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if file < 0 {
      if errno == ENOENT { return nil }
      throw Refusal()
    }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    var status = stat()
    guard fstat(file, &status) == 0 else { throw Refusal() }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw RestorationProblem.unreadable(path: path, reason: "it is not a file")
    }
    if Int(status.st_size) > limits.bytes {
      throw RestorationProblem.tooLarge(
        path: path, bytes: Int(status.st_size), limit: limits.bytes, setAside: setAside("too-large")
      )
    }
    return try handle.read(upToCount: limits.bytes) ?? Data()
  }

  private func values(in data: Data) throws(RestorationProblem) -> [String: String] {
    if RestorationCoding.depth(of: data) > 2 { throw damaged("it is nested too deeply") }
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(RestorationEnvelope.Header.self, from: data) else {
      throw damaged("it is no saved state")
    }
    if header.format != RestorationEnvelope.format {
      throw otherVersion(header.format, RestorationEnvelope.format)
    }
    if header.version != version { throw otherVersion(header.version, version) }
    guard let envelope = try? decoder.decode(RestorationEnvelope.self, from: data) else {
      throw damaged("a part of it is missing")
    }
    guard envelope.isWhole else { throw damaged("its sum is not that of its values") }
    return envelope.values
  }

  private func damaged(_ reason: String) -> RestorationProblem {
    .damaged(path: path, reason: reason, setAside: setAside("damaged"))
  }

  private func otherVersion(_ found: Int, _ expected: Int) -> RestorationProblem {
    .otherVersion(
      path: path, found: found, expected: expected, setAside: setAside("version-\(found)"))
  }

  /// Renames the file, in place of what was set aside for the same reason before.
  /// - Returns: its new path; nil when the system refused.
  private func setAside(_ reason: String) -> String? {
    let target = "\(path).\(reason)"
    return rename(path, target) == 0 ? target : nil
  }

  // MARK: Writing

  /// Puts the values in place of what the file holds.
  func write(_ values: [String: String]) throws(RestorationProblem) {
    let data: Data
    do {
      data = try RestorationEnvelope(version: version, values: values).data()
    } catch {
      throw .unwritable(path: path, reason: "\(error)")
    }
    if data.count > limits.bytes {
      throw .tooMuch(path: path, bytes: data.count, limit: limits.bytes)
    }
    let remains = temporaryPath(getpid())
    do {
      try makeFolder()
      try write(data, to: remains)
      guard rename(remains, path) == 0 else { throw Refusal() }
      try synchronizeFolder()
    } catch {
      unlink(remains)
      throw .unwritable(path: path, reason: (error as? Refusal)?.reason ?? "\(error)")
    }
  }

  private func makeFolder() throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  private func write(_ data: Data, to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw Refusal() }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    try handle.write(contentsOf: data)
    guard fsync(file) == 0 else { throw Refusal() }
    try handle.close()
  }

  /// Has the new name outlive a loss of power; some file systems refuse, and need not be asked.
  private func synchronizeFolder() throws {
    let directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { return }
    _ = fsync(directory)
    _ = close(directory)
  }

  // MARK: Remains

  /// Each process has a name of its own, so that two never write into one file.
  private func temporaryPath(_ process: pid_t) -> String { "\(folder)/.\(name).\(process).tmp" }

  /// Removes what processes left behind that died while they wrote.
  private func removeRemains() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for found in names where found.hasPrefix(".\(name).") && found.hasSuffix(".tmp") {
      let number = found.dropFirst(name.count + 2).dropLast(4)
      guard let process = pid_t(number), process > 0 else { continue }
      if process == getpid() || (kill(process, 0) != 0 && errno == ESRCH) {
        unlink("\(folder)/\(found)")
      }
    }
  }
}
