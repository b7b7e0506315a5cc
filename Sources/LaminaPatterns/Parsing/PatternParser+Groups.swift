extension PatternParser {
  /// How many groups there are, the whole match counted as one, and the numbers of those with names.
  static func groups(in scalars: [UInt32]) -> (count: Int, names: [String: Int]) {
    var (count, names, isClass, at) = (1, [String: Int](), false, 0)
    while at < scalars.count {
      switch scalars[at] {
      case 0x5C: at += 1
      case 0x5B: isClass = true
      case 0x5D: isClass = false
      case 0x28 where !isClass:
        if let name = name(at, scalars) { names[name] = count }
        if isCounted(at, scalars) { count += 1 }
      default: break
      }
      at += 1
    }
    return (count, names)
  }

  private static func isCounted(_ at: Int, _ scalars: [UInt32]) -> Bool {
    let rest = scalars[(at + 1)...].prefix(3).map { $0 }
    guard rest.first == 0x3F else { return true }
    return rest.count == 3 && rest[1] == 0x3C && rest[2] != 0x3D && rest[2] != 0x21
  }

  private static func name(_ at: Int, _ scalars: [UInt32]) -> String? {
    guard isCounted(at, scalars), at + 1 < scalars.count, scalars[at + 1] == 0x3F else {
      return nil
    }
    let name = scalars[(at + 3)...].prefix { $0 != 0x3E }
    return String(String.UnicodeScalarView(name.compactMap { Unicode.Scalar($0) }))
  }
}
