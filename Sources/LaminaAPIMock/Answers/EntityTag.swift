/// Tags of bodies (RFC 9110, 8.8.3), and what a caller has already.
enum EntityTag {
  /// The tag of a body: the same for the same bytes.
  static func of(_ body: [UInt8]) -> String {
    "\"\(String(StableHash.of(body), radix: 16))\""
  }

  /// Whether `If-None-Match` names a tag; tags that are weak count as well.
  static func isKnown(_ tag: String, in header: String) -> Bool {
    header.split(separator: ",").map(ContentType.trimmed).contains {
      $0 == "*" || strong($0) == strong(tag)
    }
  }

  private static func strong(_ tag: String) -> String {
    tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag
  }
}

/// A number for some bytes that is the same in every run (FNV-1a, 64 bits).
enum StableHash {
  static func of(_ bytes: some Sequence<UInt8>, from start: UInt64 = 0xCBF2_9CE4_8422_2325)
    -> UInt64
  {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
