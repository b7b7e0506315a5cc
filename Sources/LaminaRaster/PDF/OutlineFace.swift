import CCairo
import LaminaGeometry

/// A font's face of which Cairo takes the outlines into a file, and not the font's own data.
///
/// Cairo 1.16 drops subroutines that glyphs need from what it takes of a font in the Compact Font Format: of Noto
/// Sans CJK some glyphs are then blank. It takes outlines from a face that leans; so this one
/// does, and who draws with it leans the other way.
final class OutlineFace {
  /// How far it leans in a file, as x for each y: FreeType's number, in 65,536ths.
  ///
  /// On a screen it would lean to the right.
  static let lean: CGFloat = -0x366A / 65_536

  let pointer: OpaquePointer

  /// Opens a font's file once more, so that no thread that draws for the screen shares it; nil where that fails.
  init?(_ path: String, index: Int) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return nil }
    var face: FT_Face?
    guard FT_New_Face(library, path, index, &face) == 0, let face,
      let made = cairo_ft_font_face_create_for_ft_face(face, 0)
    else {
      FT_Done_FreeType(library)
      return nil
    }
    cairo_ft_font_face_set_synthesize(made, CAIRO_FT_SYNTHESIZE_OBLIQUE.rawValue)
    // Cairo may still use the face after this object has gone.
    cairo_font_face_set_user_data(made, Self.key, UnsafeMutableRawPointer(library)) { library in
      FT_Done_FreeType(library.map { OpaquePointer($0) })
    }
    pointer = made
  }

  deinit { cairo_font_face_destroy(pointer) }

  /// Names what the face keeps: its address is all that is looked at, and it is never written.
  private nonisolated(unsafe) static let key: UnsafeMutablePointer<cairo_user_data_key_t> = {
    let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    key.initialize(to: cairo_user_data_key_t())
    return key
  }()
}
