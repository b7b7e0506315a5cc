/// A QR code of a text or of bytes: byte mode, versions 1 to 40, levels L to H, as ISO/IEC 18004 says.
///
/// ```swift
/// let code = try QRCode("dreams://dream/3")
/// for y in 0..<code.size {
///   print((0..<code.size).map { x in code[x, y] ? "##" : "  " }.joined())
/// }
/// ```
/// The smallest version that holds the bytes is taken, and of its eight masks the one with the least
/// penalty. Readers want four modules of light around it.
///
/// - Complexity: O(size²), 31,000 modules at most.
public struct QRCode: Hashable, Sendable {
  /// How much of a code may be damaged or covered.
  public enum Level: Int, CaseIterable, Hashable, Sendable {
    /// About 7 %.
    case low
    /// About 15 %.
    case medium
    /// About 25 %.
    case quartile
    /// About 30 %.
    case high
  }

  /// Why there is no code.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// More bytes than the largest version holds.
    case tooLong(bytes: Int, limit: Int)

    public var description: String {
      switch self {
      case .tooLong(let bytes, let limit):
        "\(bytes) bytes do not fit into a QR code, which holds at most \(limit) of this level. "
          + "Shorten the text."
      }
    }
  }

  /// 1 to 40: how large it is.
  public let version: Int
  /// How much of it may be damaged.
  public let level: Level
  /// 0 to 7: which pattern is laid over the data.
  public let mask: Int
  private let modules: Modules

  /// Makes the code of a text, as UTF-8.
  ///
  /// - Throws: `Failure.tooLong` for more bytes than version 40 holds: 2,953 at level low, 1,273 at level high.
  public init(_ text: String, level: Level = .medium) throws(Failure) {
    try self.init(bytes: Array(text.utf8), level: level)
  }

  /// Makes the code of bytes.
  ///
  /// - Throws: `Failure.tooLong` for more bytes than version 40 holds.
  public init(bytes: [UInt8], level: Level = .medium) throws(Failure) {
    guard let version = Version.smallest(holding: bytes.count, at: level) else {
      let limit = Version(40).byteCapacity(at: level)
      throw .tooLong(bytes: bytes.count, limit: limit)
    }
    self.init(bytes, in: version, at: level)
  }

  /// Makes the code of bytes in a version that holds them.
  ///
  /// - Precondition: it does.
  init(_ bytes: [UInt8], in version: Version, at level: Level) {
    precondition(bytes.count <= version.byteCapacity(at: level), "the bytes fit into the version")
    let codewords = ErrorCorrection(version: version, level: level)
      .interleaved(version.codewords(of: bytes, at: level))
    var blank = Modules(version: version)
    blank.place(codewords)
    let candidates = (0..<8).map { mask in blank.finished(mask: mask, level: level) }
    let penalties = candidates.map { $0.penalty }
    let best = (0..<8).min { penalties[$0] < penalties[$1] } ?? 0
    (self.version, self.level, mask) = (version.number, level, best)
    modules = candidates[best]
  }

  /// How many bytes a version from 1 to 40 holds.
  package static func capacity(of version: Int, at level: Level) -> Int {
    Version(version).byteCapacity(at: level)
  }

  /// How many modules it is wide and high: 21 to 177.
  public var size: Int { modules.size }

  /// Whether the module in a column and a row is dark; outside of the code all are light.
  public subscript(x: Int, y: Int) -> Bool {
    (0..<size).contains(x) && (0..<size).contains(y) && modules[x, y]
  }
}
