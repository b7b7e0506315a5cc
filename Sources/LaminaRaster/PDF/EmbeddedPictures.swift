import CCairo
import LaminaDrawing
import LaminaGeometry

/// The bitmaps that a file holds; each is kept until the file is finished, so that no other takes its name.
final class EmbeddedPictures {
  private var kept: [ObjectIdentifier: Bitmap] = [:]

  /// Names a surface over a part of a bitmap, which Cairo then writes once.
  func name(_ surface: OpaquePointer, _ bitmap: Bitmap, _ part: PixelRect) {
    kept[ObjectIdentifier(bitmap)] = bitmap
    let name = "\(ObjectIdentifier(bitmap)) \(part.x) \(part.y) \(part.width) \(part.height)"
    let bytes = Array(name.utf8)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    memory.initialize(from: bytes, count: bytes.count)
    cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_UNIQUE_ID, memory, UInt(bytes.count),
      { $0?.assumingMemoryBound(to: UInt8.self).deallocate() }, memory)
  }
}
