public import Foundation
import Synchronization

/// Answers of servers in a folder, as long as their headers allow, within a budget.
///
/// URLSession's own cache keeps nothing on Linux of tasks that hand on bytes as they come, so this
/// one stands in its place: fresh answers are used without asking, others are asked for with
/// `If-None-Match` or `If-Modified-Since`, and the least recently used leave.
///
/// ```swift
/// let cache = PictureDiskCache(byteBudget: 20 << 20)
/// let loader = SharedImageLoader(transports: [URLSessionTransport(cache: cache)])
/// ```
/// Several programs may share a folder; a damaged file counts as none.
public final class PictureDiskCache: Sendable {
  public let folder: URL
  public let byteBudget: Int
  private let now: @Sendable () -> Date
  /// The bytes of all files; nil before they were counted.
  private let total = Mutex<Int?>(nil)

  /// Makes a cache.
  ///
  /// - Parameters:
  ///   - folder: where it keeps its files; nil is one for this program in the user's cache folder.
  ///   - byteBudget: how many bytes its files may have together.
  ///   - now: the time, as headers mean it.
  public init(
    folder: URL? = nil, byteBudget: Int = 64 << 20,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.folder = folder ?? Self.standardFolder
    self.byteBudget = byteBudget
    self.now = now
  }

  /// `~/.cache/lamina/pictures/` and the program's name, by the XDG rules.
  public static var standardFolder: URL {
    let variables = ProcessInfo.processInfo.environment
    let base =
      variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? NSHomeDirectory() + "/.cache"
    return URL(fileURLWithPath: base).appendingPathComponent("lamina/pictures")
      .appendingPathComponent(ProcessInfo.processInfo.processName)
  }

  /// Forgets everything.
  public func removeAll() {
    for file in files() { try? FileManager.default.removeItem(at: file.url) }
    total.withLock { $0 = 0 }
  }

  // MARK: Answers

  /// What is kept of a URL, and whether it may be used without asking.
  func answer(for url: URL) -> (answer: StoredAnswer, isFresh: Bool)? {
    let file = file(for: url)
    guard let data = try? Data(contentsOf: file), let answer = StoredAnswer(data),
      answer.facts.url == url
    else { return nil }
    // A cache that cannot note the use still works, in another order.
    try? FileManager.default.setAttributes([.modificationDate: now()], ofItemAtPath: file.path)
    return (answer, answer.facts.freshUntil > now())
  }

  /// What headers that come now allow.
  func rules(_ headers: [String: String]) -> CacheRules { CacheRules(headers, now: now()) }

  /// Keeps an answer, if it is allowed and not out of all proportion.
  func store(_ bytes: Data, of url: URL, by rules: CacheRules) {
    guard rules.mayStore, bytes.count <= byteBudget / 4 else { return remove(url) }
    write(StoredAnswer(facts: .init(rules, url: url, now: now()), bytes: bytes))
  }

  /// Takes note that the server has the same still.
  func renew(_ answer: StoredAnswer, by rules: CacheRules) {
    write(StoredAnswer(facts: answer.facts.renewed(rules, now: now()), bytes: answer.bytes))
  }

  func remove(_ url: URL) {
    let file = file(for: url)
    guard let size = size(of: file) else { return }
    try? FileManager.default.removeItem(at: file)
    total.withLock { $0 = $0.map { $0 - size } }
  }

  /// A disk that is full or read-only keeps nothing; pictures come from the net then.
  private func write(_ answer: StoredAnswer) {
    guard let data = try? answer.encoded() else { return }
    remove(answer.facts.url)
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let file = file(for: answer.facts.url)
    guard (try? data.write(to: file, options: .atomic)) != nil else { return }
    try? FileManager.default.setAttributes([.modificationDate: now()], ofItemAtPath: file.path)
    let isOver = total.withLock { total in
      let sum = total.map { $0 + data.count } ?? files().reduce(0) { $0 + $1.size }
      total = sum
      return sum > byteBudget
    }
    if isOver { shrink() }
  }

  /// Removes the least recently used until three quarters of the budget are left.
  private func shrink() {
    let files = files().sorted { $0.date < $1.date }
    var sum = files.reduce(0) { $0 + $1.size }
    for file in files {
      guard sum > byteBudget / 4 * 3 else { break }
      try? FileManager.default.removeItem(at: file.url)
      sum -= file.size
    }
    total.withLock { $0 = sum }
  }

  // MARK: Files

  private func files() -> [(url: URL, size: Int, date: Date)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".picture") }.compactMap { name in
      let url = folder.appendingPathComponent(name)
      guard let facts = try? FileManager.default.attributesOfItem(atPath: url.path) else {
        return nil
      }
      return (url, facts[.size] as? Int ?? 0, facts[.modificationDate] as? Date ?? .distantPast)
    }
  }

  private func size(of file: URL) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int
  }

  /// Named by two hashes (FNV-1a) of the URL; the file says which URL it is of.
  private func file(for url: URL) -> URL {
    let name = [UInt64(0xCBF2_9CE4_8422_2325), 0x8422_2325_CBF2_9CE4].map { start in
      let hash = url.absoluteString.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      return String(hash, radix: 16)
    }
    return folder.appendingPathComponent(name.joined(separator: "-") + ".picture")
  }
}
