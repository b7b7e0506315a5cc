public import Foundation

/// A place on the grid of device pixels.
public struct PixelPoint: Hashable, Sendable {
  public var x: Int
  public var y: Int

  public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

  public static let zero = PixelPoint(x: 0, y: 0)
}

/// A size in device pixels.
public struct PixelSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The pixels that `size` points cover at `scale`, rounded up and held at 2^30.
  public init(covering size: CGSize, scale: CGFloat) {
    self.init(
      width: (size.width * scale - 1e-6).heldPixel(.up),
      height: (size.height * scale - 1e-6).heldPixel(.up))
  }

  public static let zero = PixelSize(width: 0, height: 0)
  public var isEmpty: Bool { width <= 0 || height <= 0 }
  public var area: Int { isEmpty ? 0 : width * height }
}

/// An upright rectangle on the grid of device pixels.
public struct PixelRect: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  public init(size: PixelSize) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  /// The pixels that `rect` touches at `scale`; empty for a null or empty rectangle.
  ///
  /// Coordinates beyond ±2^30 pixels are held at that bound.
  public init(covering rect: CGRect, scale: CGFloat) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let (left, top) = (
      (rect.minX * scale + 1e-6).heldPixel(.down), (rect.minY * scale + 1e-6).heldPixel(.down)
    )
    let (right, bottom) = (
      (rect.maxX * scale - 1e-6).heldPixel(.up), (rect.maxY * scale - 1e-6).heldPixel(.up)
    )
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  public static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)
  public var isEmpty: Bool { width <= 0 || height <= 0 }
  public var maxX: Int { x + width }
  public var maxY: Int { y + height }
  public var area: Int { isEmpty ? 0 : width * height }
  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// The rectangle in points at `scale`.
  public func points(scale: CGFloat) -> CGRect {
    CGRect(
      x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: CGFloat(width) / scale,
      height: CGFloat(height) / scale)
  }

  public func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
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

  public func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY)
  }

  public func offsetBy(dx: Int, dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}

extension CGFloat {
  /// The whole number of pixels, within ±2^30; 0 for what is not a number.
  fileprivate func heldPixel(_ rule: FloatingPointRoundingRule) -> Int {
    isNaN ? 0 : Int(Swift.min(Swift.max(rounded(rule), -0x4000_0000), 0x4000_0000))
  }

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
