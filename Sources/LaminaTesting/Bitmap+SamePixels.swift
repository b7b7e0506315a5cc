import Foundation
public import LaminaDrawing

extension Bitmap {
  /// Whether it has the same size, format and pixels, bit for bit; `==` says only whether both are one
  /// object.
  /// - Complexity: O(bytes), as fast as memory is read.
  public nonisolated func hasSamePixels(as other: Bitmap) -> Bool {
    guard size == other.size, format == other.format, bytesPerRow == other.bytesPerRow else {
      return false
    }
    return withUnsafeBytes { own in
      other.withUnsafeBytes { others in
        guard let first = own.baseAddress, let second = others.baseAddress else { return true }
        return memcmp(first, second, min(own.count, others.count)) == 0
      }
    }
  }
}
