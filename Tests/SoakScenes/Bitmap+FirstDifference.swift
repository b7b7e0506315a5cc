import LaminaDrawing
import LaminaGeometry
import LaminaTesting

extension Bitmap {
  /// The first pixel that differs, and how many do, in words; nil where none does.
  func firstDifference(from other: Bitmap) -> String? {
    guard size == other.size else { return "\(size) and \(other.size)" }
    if hasSamePixels(as: other) { return nil }
    let places = differences(from: other)
    guard let first = places.first else { return nil }
    let colors = [self, other].map { String($0.pixel(x: first.x, y: first.y), radix: 16) }
    let (xs, ys) = (places.map(\.x), places.map(\.y))
    let box = "\(xs.min() ?? 0)...\(xs.max() ?? 0), \(ys.min() ?? 0)...\(ys.max() ?? 0)"
    return "\(first.x), \(first.y): \(colors[0]) and \(colors[1]); \(places.count) in \(box)"
  }

  private func differences(from other: Bitmap) -> [PixelPoint] {
    (0..<size.height).flatMap { y in
      (0..<size.width).filter { pixel(x: $0, y: y) != other.pixel(x: $0, y: y) }
        .map { PixelPoint(x: $0, y: y) }
    }
  }
}
