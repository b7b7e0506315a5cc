/// A widget's pixels, copied out of the memory that its process can write to.
public struct WidgetPicture: Sendable {
  /// In device pixels.
  public let width: Int
  /// In device pixels.
  public let height: Int
  /// Rows from above, without gaps; each pixel is four bytes: blue, green, red and alpha, multiplied by that.
  public let bytes: [UInt8]
}
