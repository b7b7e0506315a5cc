import Foundation

/// An answer that is kept: one line about it, then its bytes.
struct StoredAnswer: Sendable {
  /// What stands in the line.
  struct Facts: Codable, Sendable {
    let url: URL
    let freshUntil: Date
    let etag: String?
    let lastModified: String?

    init(_ rules: CacheRules, url: URL, now: Date) {
      self.url = url
      freshUntil = now.addingTimeInterval(rules.lifetime)
      etag = rules.etag
      lastModified = rules.lastModified
    }

    /// After the server has said that nothing changed.
    func renewed(_ rules: CacheRules, now: Date) -> Facts {
      Facts(
        url: url, freshUntil: now.addingTimeInterval(rules.lifetime), etag: rules.etag ?? etag,
        lastModified: rules.lastModified ?? lastModified)
    }

    private init(url: URL, freshUntil: Date, etag: String?, lastModified: String?) {
      self.url = url
      self.freshUntil = freshUntil
      self.etag = etag
      self.lastModified = lastModified
    }
  }

  let facts: Facts
  let bytes: Data

  /// As it stands in a file.
  func encoded() throws -> Data {
    try JSONEncoder().encode(facts) + Data("\n".utf8) + bytes
  }

  init(facts: Facts, bytes: Data) {
    self.facts = facts
    self.bytes = bytes
  }

  /// Reads a file; nil when it is damaged.
  init?(_ file: Data) {
    guard let end = file.firstIndex(of: UInt8(ascii: "\n")), end - file.startIndex < 1 << 16,
      let facts = try? JSONDecoder().decode(Facts.self, from: file[..<end])
    else { return nil }
    self.init(facts: facts, bytes: Data(file[(end + 1)...]))
  }
}
