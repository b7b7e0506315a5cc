import LaminaDrawing
import LaminaTesting

extension Bitmap {
  /// The first pixel that differs, in words; nil where none does.
  func firstDifference(from other: Bitmap) -> String? {
    guard size == other.size else { return "\(size) and \(other.size)" }
    if hasSamePixels(as: other) { return nil }
    for y in 0..<size.height {
      for x in 0..<size.width where pixel(x: x, y: y) != other.pixel(x: x, y: y) {
        let colors = [pixel(x: x, y: y), other.pixel(x: x, y: y)].map { String($0, radix: 16) }
        return "\(x), \(y): \(colors[0]) and \(colors[1])"
      }
    }
    return nil
  }
}
