import Foundation
import Glibc

/// What has been read of a store's file, and how more is written: lines at its end, by whoever holds the lock.
///
/// ```
///  lamina-store 1 ⏎ line ⏎ line ⏎ line ⏎ li         a line without an end: its writer died, or writes just now
///                                      ▲ end: read as far as here
/// ```
/// Other processes put lines behind `end`, or another file in the place of this one when most of its lines are out of date.
struct StoreLog {
  let place: StorePlace
  let limits: StoreLimits
  /// The values as of what has been read.
  private(set) var values: [String: String] = [:]
  private var changed: Set<String> = []
  private var file: (open: StoreFile, number: UInt, isWritable: Bool)?
  private var end = 0
  /// The bytes that all values take, each on a line of its own.
  private var live = 0
  private var lock = StoreLock()

  /// A line that is not what was written, as far as one can tell without the lock.
  private struct Suspicion: Error { let reason: String }

  init(_ place: StorePlace, limits: StoreLimits) {
    self.place = place
    self.limits = limits
  }

  /// Whether there was a file when it was read last.
  var hasFile: Bool { file != nil }

  /// The keys whose values have changed since the last call.
  mutating func takeChanged() -> Set<String> {
    defer { changed = [] }
    return changed
  }

  // MARK: Reading

  /// Reads what others have written since the last time.
  mutating func catchUp() throws(StoreError) {
    do {
      try read()
    } catch let error as StoreError {
      throw error
    } catch is Suspicion {
      // Nobody writes while one holds the lock: what is wrong then is wrong.
      try withLock { log throws(StoreError) in _ = log }
    } catch {
      throw unreadable(error)
    }
  }

  private func unreadable(_ error: any Error) -> StoreError {
    .unreadable(path: place.log, reason: (error as? Refusal)?.reason ?? "\(error)")
  }

  /// Reads new lines, or all of another file.
  private mutating func read() throws {
    guard let status = try Self.status(place.log) else { return forget() }
    if let file, file.number == status.number, status.size >= end {
      try check(size: status.size)
      if status.size > end { try readLines(of: file.open, to: status.size) }
    } else {
      try reload()
    }
  }

  private static func status(_ path: String) throws(Refusal) -> (number: UInt, size: Int)? {
    var status = stat()
    if stat(path, &status) == 0 { return (UInt(status.st_ino), Int(status.st_size)) }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw Refusal()
  }

  /// There is no file any more.
  private mutating func forget() {
    changed.formUnion(values.keys)
    (values, file, end, live) = ([:], nil, 0, 0)
    // An open lock keeps a folder that was removed, whose end nobody would hear of.
    if !lock.isTaken { lock = StoreLock() }
  }

  private mutating func reload() throws {
    guard let file = try openFile() else { return forget() }
    var status = stat()
    guard fstat(file.open.descriptor, &status) == 0 else { throw Refusal() }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw StoreError.unreadable(path: place.log, reason: "it is not a file")
    }
    let size = Int(status.st_size)
    try check(size: size)
    let header = try file.open.bytes(from: 0, count: min(size, StoreLine.header.utf8.count))
    if header != Array(StoreLine.header.utf8) { try refuse(file.open) }
    let old = values
    (values, live, end) = ([:], 0, header.count)
    self.file = (file.open, UInt(status.st_ino), file.isWritable)
    defer { noteDifferences(to: old) }
    try readLines(of: file.open, to: size)
  }

  private func check(size: Int) throws(Suspicion) {
    if size > limits.file {
      throw Suspicion(reason: "it has \(size) bytes, more than \(limits.file)")
    }
  }

  private mutating func noteDifferences(to old: [String: String]) {
    for (key, text) in values where old[key] != text { changed.insert(key) }
    for key in old.keys where values[key] == nil { changed.insert(key) }
  }

  private func openFile() throws(Refusal) -> (open: StoreFile, isWritable: Bool)? {
    do {
      return try StoreFile(place.log, O_RDWR).map { ($0, true) }
    } catch {
      guard [EACCES, EPERM, EROFS].contains(error.code) else { throw error }
      return try StoreFile(place.log, O_RDONLY).map { ($0, false) }
    }
  }

  /// A file of a later format is left alone; any other is no store's.
  private func refuse(_ file: StoreFile) throws {
    let bytes = try file.bytes(from: 0, count: 40)
    let line = String(decoding: bytes.prefix { $0 != 10 }, as: UTF8.self)
    if line.hasPrefix("lamina-store ") {
      throw StoreError.laterFormat(path: place.log, format: String(line.dropFirst(13)))
    }
    throw Suspicion(reason: "it is not a store's file")
  }

  private mutating func readLines(of file: StoreFile, to size: Int) throws {
    let bytes = try file.bytes(from: end, count: size - end)
    var bad = 0
    var hasNoEnd = false
    bytes.withUnsafeBytes { bytes in
      var start = 0
      while let length = bytes[start...].firstIndex(of: 10).map({ $0 - start }) {
        let line = UnsafeRawBufferPointer(rebasing: bytes[start..<start + length])
        if let line = StoreLine(line) { apply(line) } else { bad += 1 }
        start += length + 1
        // Without the lock it may be a line that is just being written over a shorter one.
        if bad > 0 && !lock.isTaken { return }
        end += length + 1
      }
      // All of a line, and then something else than its end: that is not how a process dies.
      if !lock.isTaken, start + 1 < bytes.count {
        hasNoEnd =
          StoreLine(UnsafeRawBufferPointer(rebasing: bytes[start..<bytes.count - 1])) != nil
      }
    }
    if hasNoEnd { throw Suspicion(reason: "a line has no end") }
    if bad > 0 {
      throw Suspicion(
        reason: bad == 1
          ? "a line is not what was written" : "\(bad) lines are not what was written")
    }
  }

  private mutating func apply(_ line: StoreLine) {
    for (key, text) in line.changes {
      let old = values.updateValue(text ?? "", forKey: key)
      if text == nil { values[key] = nil }
      live += Self.size(key, text) - Self.size(key, old)
      changed.insert(key)
    }
  }

  private static func size(_ key: String, _ text: String?) -> Int {
    text.map { StoreLine.size(key, $0) } ?? 0
  }

  // MARK: Writing

  /// Does something while nobody else writes, after all that others have written was read.
  mutating func withLock<Result>(
    _ body: (inout StoreLog) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try makeFolder()
    try lock.take(place, patience: limits.patience)
    defer { lock.release() }
    do {
      try read()
      try closeLine()
    } catch let error as StoreError {
      throw error
    } catch let suspicion as Suspicion {
      throw try setAside(suspicion.reason)
    } catch {
      throw unreadable(error)
    }
    return try body(&self)
  }

  private func makeFolder() throws(StoreError) {
    if access(place.folder, F_OK) == 0 { return }
    do {
      try FileManager.default.createDirectory(
        atPath: place.folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw .unwritable(path: place.log, reason: "its folder cannot be made (\(Refusal().reason))")
    }
  }

  /// Takes away what a process left behind that died while it wrote, at the end.
  private mutating func closeLine() throws {
    guard let file, file.isWritable, let size = try Self.status(place.log)?.size, size > end else {
      return
    }
    let tail = try file.open.bytes(from: end, count: size - end)
    let whole = tail.dropLast().withUnsafeBytes { StoreLine($0) }
    if let whole {
      apply(whole)
      throw Suspicion(reason: "a line has no end")
    }
    if ftruncate(file.open.descriptor, end) != 0 { throw Refusal() }
  }

  /// Puts a line behind all others; within ``withLock(_:)``.
  /// - Returns: the file, to be synchronized.
  mutating func append(_ line: StoreLine) throws(StoreError) -> StoreFile {
    try check(line)
    do {
      let bytes = line.bytes
      // Nobody would read a longer one.
      if file == nil || end + bytes.count > limits.file { try replace() }
      guard let file else { throw Refusal() }
      if !file.isWritable {
        throw StoreError.unwritable(path: place.log, reason: String(cString: strerror(EACCES)))
      }
      try file.open.write(bytes, at: end)
      end += bytes.count
      apply(line)
      if end > 1 << 16 && end > 2 * live { try? replace() }
      return self.file?.open ?? file.open
    } catch let error as StoreError {
      throw error
    } catch {
      throw .unwritable(path: place.log, reason: (error as? Refusal)?.reason ?? "\(error)")
    }
  }

  private func check(_ line: StoreLine) throws(StoreError) {
    var bytes = live
    for (key, text) in line.changes {
      if key.utf8.count > 1_024 || key.isEmpty {
        throw .name(String(key.prefix(40)), reason: "a key has 1 to 1,024 bytes")
      }
      let size = key.utf8.count + (text?.utf8.count ?? 0)
      if size > limits.value && text != nil {
        throw .tooMuch(key: key, bytes: size, limit: limits.value)
      }
      bytes += Self.size(key, text) - Self.size(key, values[key])
      if bytes > limits.bytes && text != nil {
        throw .tooMuch(key: key, bytes: bytes, limit: limits.bytes)
      }
    }
  }

  /// Puts a file in the place of this one that has each value once.
  private mutating func replace() throws {
    guard let next = try StoreFile(place.next, O_RDWR | O_CREAT | O_TRUNC) else { throw Refusal() }
    var bytes = Array(StoreLine.header.utf8)
    for (key, text) in values { bytes += StoreLine([(key, text)]).bytes }
    do {
      try next.write(bytes, at: 0)
      if fsync(next.descriptor) != 0 || rename(place.next, place.log) != 0 { throw Refusal() }
    } catch {
      unlink(place.next)
      throw error
    }
    StoreFile.synchronizeFolder(place.folder)
    var status = stat()
    guard fstat(next.descriptor, &status) == 0 else { throw Refusal() }
    (file, end) = ((next, UInt(status.st_ino), true), bytes.count)
  }

  // MARK: Setting aside

  /// Gives the file another name, which no file has, and makes one of what is whole of it.
  private mutating func setAside(_ reason: String) throws(StoreError) -> StoreError {
    let size = (try? Self.status(place.log)?.size) ?? 0
    let isTooLarge = size > limits.file && file == nil
    let aside = try otherName(isTooLarge ? "too-large" : "damaged")
    do {
      try replace()
    } catch {
      throw .unwritable(path: place.log, reason: (error as? Refusal)?.reason ?? "\(error)")
    }
    if isTooLarge {
      return .tooLarge(path: place.log, bytes: size, limit: limits.file, setAside: aside)
    }
    return .damaged(path: place.log, reason: reason, kept: values.count, setAside: aside)
  }

  /// Puts the whole file aside, for values that mean something else now; within ``withLock(_:)``.
  /// - Returns: its new path.
  mutating func setAside(as suffix: String) throws(StoreError) -> String {
    let aside = try otherName(suffix)
    unlink(place.log)
    forget()
    return aside
  }

  private func otherName(_ suffix: String) throws(StoreError) -> String {
    for number in 1...1_000 {
      let path = "\(place.log).\(suffix)" + (number == 1 ? "" : "-\(number)")
      if link(place.log, path) == 0 { return path }
      if errno != EEXIST { break }
    }
    throw .unwritable(path: place.log, reason: "it cannot be set aside (\(Refusal().reason))")
  }
}
