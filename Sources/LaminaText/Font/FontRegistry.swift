import CPango
import LaminaGeometry
import Synchronization

/// Fonts that an app brings along, besides those that are installed.
public enum FontRegistry {
  /// Why a font file cannot be used.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file is not there, or may not be read.
    case unreadable(path: String)
    /// The file holds no font that can be used.
    case notAFont(path: String)

    public var description: String {
      switch self {
      case .unreadable(let path):
        "\(path): the font file cannot be read. Check the path and its permissions."
      case .notAFont(let path):
        "\(path): holds no font. TrueType, OpenType and collections of them can be used."
      }
    }
  }

  private static let count = Mutex(0)

  /// How often fonts were added: engines and shapes of an earlier count are stale.
  static var generation: Int { count.withLock { $0 } }

  /// Makes the fonts of a file available to the whole process, under their family names.
  ///
  /// Register fonts before the first text that uses them: layouts made earlier keep their fonts.
  public static func register(file path: String) throws(Failure) {
    guard FileManager.default.isReadableFile(atPath: path) else { throw .unreadable(path: path) }
    var found: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, 0, nil, &found) else { throw .notAFont(path: path) }
    FcPatternDestroy(pattern)
    // Fontconfig's lists are read while texts are shaped.
    guard FontOpening.alone({ FcConfigAppFontAddFile(nil, path) }) != 0 else {
      throw .notAFont(path: path)
    }
    count.withLock { $0 += 1 }
    ShapeCache.shared.removeAll()
  }
}
