import CPango
public import LaminaDrawing
import Synchronization

/// A font face that Cairo can draw with: one object for each face in the process.
///
/// `@unchecked Sendable`: Cairo counts references to a face atomically, and nothing changes a face
/// once it exists.
public final class CairoFontFace: FontFace, @unchecked Sendable {
  public let name: String
  /// The `cairo_font_face_t`; lives as long as this object.
  package let pointer: OpaquePointer
  /// The file and which of its faces it is, where its outlines are in the Compact Font Format.
  package let compactFile: (path: String, index: Int)?

  private init(
    name: String, compactFile: (path: String, index: Int)?, retaining pointer: OpaquePointer
  ) {
    self.name = name
    self.compactFile = compactFile
    self.pointer = cairo_font_face_reference(pointer)
  }

  deinit { cairo_font_face_destroy(pointer) }

  /// Faces by what makes them, each alive for good.
  ///
  /// Cairo has one object for each, too, but two threads that ask at the same moment may get two;
  /// the first one known then draws for both.
  private static let known = Mutex<[FaceKey: CairoFontFace]>([:])

  /// The one object for what `key` says; `pointer` is used if it is the first.
  static func of(
    _ key: FaceKey, _ pointer: OpaquePointer, scaled: OpaquePointer, name: () -> String
  ) -> CairoFontFace {
    if let face = known.withLock({ $0[key] }) { return face }
    let made = CairoFontFace(name: name(), compactFile: key.compactFile, retaining: pointer)
    return known.withLock { known in
      if let face = known[key] { return face }
      keepOpen(scaled)
      known[key] = made
      return made
    }
  }

  /// Keeps the font's file open for good.
  ///
  /// Cairo closes files beyond the tenth that it believes unused, and does so without the lock
  /// that a thread takes which is about to draw with one: glyphs vanish, or the process ends. A
  /// face that is in use is never closed; cairo lets go of its lock before it returns.
  private static func keepOpen(_ scaled: OpaquePointer) {
    cairo_scaled_font_reference(scaled)
    _ = cairo_ft_scaled_font_lock_face(scaled)
  }
}

/// What makes two faces the same: file, index and everything that changes a glyph's outline
/// besides its size and tilt.
struct FaceKey: Hashable, Sendable {
  private var texts: [String] = []
  private var numbers: [Int32] = []

  /// The file, and which of its faces it is, where the outlines are in the Compact Font Format, and drawn as they are there.
  ///
  /// Of what is varied or made bold Cairo takes outlines by itself.
  var compactFile: (path: String, index: Int)? {
    let isChanged = !texts[1].isEmpty || numbers[4] == 1
    return texts[2] == "CFF" && !isChanged ? (texts[0], Int(max(0, numbers[0]))) : nil
  }

  init(_ pattern: OpaquePointer?) {
    for name in [FC_FILE, FC_FONT_VARIATIONS, FC_FONTFORMAT] {
      var value: UnsafeMutablePointer<FcChar8>?
      let isFound = FcPatternGetString(pattern, name, 0, &value) == FcResultMatch
      texts.append(isFound ? value.map { String(cString: $0) } ?? "" : "")
    }
    for name in [FC_INDEX, FC_HINT_STYLE, FC_RGBA, FC_LCD_FILTER] {
      var value: Int32 = -1
      numbers.append(FcPatternGetInteger(pattern, name, 0, &value) == FcResultMatch ? value : -1)
    }
    for name in [FC_EMBOLDEN, FC_HINTING, FC_AUTOHINT, FC_ANTIALIAS, FC_EMBEDDED_BITMAP] {
      var value: FcBool = -1
      numbers.append(FcPatternGetBool(pattern, name, 0, &value) == FcResultMatch ? value : -1)
    }
  }
}
