import CPango
public import LaminaDrawing
import LaminaGeometry
import Synchronization

/// A font face that Cairo can draw with: one object for each face in the process.
///
/// `@unchecked Sendable`: Cairo counts references to a face atomically, and nothing changes a face
/// once it exists.
public final class CairoFontFace: FontFace, @unchecked Sendable {
  public let name: String
  /// The `cairo_font_face_t`; lives as long as this object.
  package let pointer: OpaquePointer

  private init(name: String, retaining pointer: OpaquePointer) {
    self.name = name
    self.pointer = cairo_font_face_reference(pointer)
  }

  deinit { cairo_font_face_destroy(pointer) }

  /// Faces by the address of their Cairo object, which the entry keeps alive.
  ///
  /// Cairo itself has one object for each file, index, variation and synthetic boldness.
  private static let known = Mutex<[UInt: CairoFontFace]>([:])

  /// The one object for Cairo's face.
  static func of(_ pointer: OpaquePointer, name: () -> String) -> CairoFontFace {
    let address = UInt(bitPattern: pointer)
    if let face = known.withLock({ $0[address] }) { return face }
    let made = CairoFontFace(name: name(), retaining: pointer)
    return known.withLock { known in
      if let face = known[address] { return face }
      known[address] = made
      return made
    }
  }
}
