import LaminaGeometry
import Synchronization

/// Has fonts opened by one thread at a time, while no other uses any.
///
/// ```
///  fonts with letters as seen before        shaped at once, beside others
///  letters of a block for the first time    shaped alone: Pango may open a font for them
///  a font's metrics for the first time      read alone: the font is opened for them
/// ```
/// Cairo closes files beyond the tenth that it believes unused, without the lock of a thread that
/// begins to use one. What was used once stays open (`CairoFontFace`); until it is, no other thread may
/// open another.
///
/// A block that two fonts share may have the second one opened beside others that shape; only two such
/// openings at the same moment would meet.
///
/// None of the calls may come from within another one: the lock is not recursive.
enum FontOpening {
  /// Letters of one block, 256 code points, in one font; or its metrics, which open that font alone and
  /// none that stands in for letters that it lacks.
  private struct Use: Hashable {
    static let metrics = UInt32.max

    let families: [String]
    let weight: CGFloat
    let isItalic: Bool
    let block: UInt32
    /// Which fonts the program had registered.
    let generation: Int
  }

  private static let known = Mutex<Set<Use>>([])
  private static let lock = OpeningLock()

  /// Calls `body`, which may open fonts, and has those stay open that it uses.
  static func alone<R>(_ body: () -> R) -> R { lock.alone(body) }

  /// Runs `shape`, which shapes `request` and keeps its fonts open.
  static func during(
    _ request: ShapeRequest, _ shape: () -> ShapedParagraph
  ) -> ShapedParagraph {
    during(uses(of: request), shape)
  }

  /// Runs `read`, which reads the metrics of `font` and keeps it open; for the size of a font that is
  /// open it waits for no other thread.
  static func during<R>(metricsOf font: Font.Resolved, _ read: () -> R) -> R {
    during([use(of: font, block: Use.metrics, generation: FontRegistry.generation)], read)
  }

  private static func during<R>(_ uses: Set<Use>, _ body: () -> R) -> R {
    if known.withLock({ uses.isSubset(of: $0) }) { return lock.shared(body) }
    return lock.alone {
      defer { known.withLock { $0.formUnion(uses) } }
      return body()
    }
  }

  private static func use(of font: Font.Resolved, block: UInt32, generation: Int) -> Use {
    Use(
      families: font.families, weight: CGFloat(font.weight.value), isItalic: font.isItalic,
      block: block, generation: generation)
  }

  private static func uses(of request: ShapeRequest) -> Set<Use> {
    let bytes = request.text.utf8
    let generation = FontRegistry.generation
    var uses: Set<Use> = []
    var start = bytes.startIndex
    for part in request.parts {
      let end = bytes.index(start, offsetBy: part.byteCount, limitedBy: bytes.endIndex)
      // An empty line is as high as the font's letters.
      for block in blocks(in: request.text[start..<(end ?? bytes.endIndex)]).union([0]) {
        uses.insert(use(of: part.font, block: block, generation: generation))
      }
      start = end ?? bytes.endIndex
    }
    return uses
  }

  private static func blocks(in text: Substring) -> Set<UInt32> {
    var blocks = Set<UInt32>()
    var latest = UInt32.max
    for scalar in text.unicodeScalars where scalar.value >> 8 != latest {
      latest = scalar.value >> 8
      blocks.insert(latest)
    }
    return blocks
  }
}
