public import Foundation

/// A place on the grid of device pixels.
public struct PixelPoint: Hashable, Sendable {
  /// The column, in pixels from the left.
  public var x: Int
  /// The row, in pixels from the top.
  public var y: Int

  /// Makes a place of a column and a row, in pixels.
  public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

  /// The pixel at the top left.
  public static let zero = PixelPoint(x: 0, y: 0)
}

/// A size in device pixels.
public struct PixelSize: Hashable, Sendable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Makes a size of so many columns and rows of pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The pixels that `size` points cover at `scale`, rounded up and held at 2^30.
  public init(covering size: CGSize, scale: CGFloat) {
    self.init(
      width: (size.width * scale - 1e-6).pixelAbove,
      height: (size.height * scale - 1e-6).pixelAbove)
  }

  /// No pixels: 0 by 0.
  public static let zero = PixelSize(width: 0, height: 0)
  /// Whether there are no pixels: one side is 0 or less.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The number of pixels; 0 where one side is 0 or less.
  public var area: Int { isEmpty ? 0 : width * height }
}

/// An upright rectangle on the grid of device pixels.
public struct PixelRect: Hashable, Sendable {
  /// The leftmost column, in pixels.
  public var x: Int
  /// The uppermost row, in pixels.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Makes a rectangle of its top left pixel and its size in pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Makes a rectangle of a size, whose top left pixel is (0, 0).
  public init(size: PixelSize) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  /// The pixels that `rect` touches at `scale`; empty for a null or empty rectangle.
  ///
  /// Coordinates beyond ±2^30 pixels are held at that bound.
  public init(covering rect: CGRect, scale: CGFloat) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let (left, top) = ((rect.minX * scale + 1e-6).pixelBelow, (rect.minY * scale + 1e-6).pixelBelow)
    let right = (rect.maxX * scale - 1e-6).pixelAbove
    let bottom = (rect.maxY * scale - 1e-6).pixelAbove
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// A rectangle without pixels, at (0, 0).
  public static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// Whether there are no pixels: one side is 0 or less.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The column right after the last one.
  public var maxX: Int { x + width }
  /// The row right after the last one.
  public var maxY: Int { y + height }
  /// The number of pixels; 0 where one side is 0 or less.
  public var area: Int { isEmpty ? 0 : width * height }
  /// The width and height in pixels.
  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// The rectangle in points at `scale`.
  public func points(scale: CGFloat) -> CGRect {
    CGRect(
      x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: CGFloat(width) / scale,
      height: CGFloat(height) / scale)
  }

  /// The pixels that both rectangles have; `zero` where there are none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .zero }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around both; an empty one counts for nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether both rectangles have a pixel in common.
  public func intersects(_ other: PixelRect) -> Bool {
    max(x, other.x) < min(maxX, other.maxX) && max(y, other.y) < min(maxY, other.maxY)
  }

  /// Whether all pixels of `other` are in this rectangle; true for a rectangle without pixels.
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY)
  }

  /// The rectangle moved by `dx` pixels to the right and `dy` down.
  public func offsetBy(dx: Int, dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}

extension CGFloat {
  /// The next whole number below, within ±2^30; 0 for what is not a number.
  ///
  /// Rounding calls a function of the C library; cutting off is an instruction.
  fileprivate var pixelBelow: Int {
    if isNaN { return 0 }
    let whole = Int(Swift.min(Swift.max(self, -0x4000_0000), 0x4000_0000))
    return CGFloat(whole) > self && whole > -0x4000_0000 ? whole - 1 : whole
  }

  /// The next whole number above, within ±2^30; 0 for what is not a number.
  fileprivate var pixelAbove: Int { -(-self).pixelBelow }

  /// The nearest value that falls on a device pixel at `scale`.
  ///
  /// Halves go up, also below zero and where rounding errors put them just below: what lies in
  /// something that is itself moved by whole pixels falls on the same ones.
  public func snapped(scale: CGFloat) -> CGFloat {
    (self * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}

extension CGPoint {
  /// The nearest point that falls on a device pixel at `scale`.
  public func snapped(scale: CGFloat) -> CGPoint {
    CGPoint(x: x.snapped(scale: scale), y: y.snapped(scale: scale))
  }
}
