import CCairo
import LaminaDrawing
import LaminaGeometry
import LaminaText

/// The pictures and fonts that a file holds, each once.
final class EmbeddedParts {
  /// Each is kept until the file is finished, so that no other takes its name.
  private var pictures: [ObjectIdentifier: Bitmap] = [:]
  private var faces: [ObjectIdentifier: OutlineFace] = [:]

  /// Names a surface over a part of a bitmap, which Cairo then writes once.
  func name(_ surface: OpaquePointer, _ bitmap: Bitmap, _ part: PixelRect) {
    pictures[ObjectIdentifier(bitmap)] = bitmap
    let name = "\(ObjectIdentifier(bitmap)) \(part.x) \(part.y) \(part.width) \(part.height)"
    let bytes = Array(name.utf8)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    memory.initialize(from: bytes, count: bytes.count)
    cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_UNIQUE_ID, memory, UInt(bytes.count),
      { $0?.assumingMemoryBound(to: UInt8.self).deallocate() }, memory)
  }

  /// A face that brings a font's glyphs into the file as outlines; nil where the font's own data do.
  func outlines(of face: CairoFontFace) -> OutlineFace? {
    guard let file = face.compactFile else { return nil }
    let known = faces[ObjectIdentifier(face)] ?? OutlineFace(file.path, index: file.index)
    faces[ObjectIdentifier(face)] = known
    return known
  }
}
