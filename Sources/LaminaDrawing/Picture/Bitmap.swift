import Glibc
public import LaminaGeometry

/// How a pixel is stored: 32 bits in machine order, as Cairo has them.
public enum PixelFormat: Hashable, Sendable {
  /// Premultiplied alpha, red, green, blue.
  case argb32
  /// Red, green, blue; the top byte is unused: nothing shows through.
  case rgb24
}

/// Finished pixels: immutable, shared by reference, freed with the last holder.
public final class Bitmap: Sendable {
  /// How many columns and rows of pixels there are.
  public let size: PixelSize
  /// What the bytes of a pixel mean.
  public let format: PixelFormat
  /// How many bytes lie between the beginnings of two rows.
  public let bytesPerRow: Int
  /// Nothing writes behind this pointer once the bitmap exists.
  private nonisolated(unsafe) let bytes: UnsafeMutableRawPointer

  /// Takes over the pixels of `buffer`, which its caller can then no longer draw into.
  ///
  /// With `isOpaque` the caller says that no pixel lets anything through, whatever the format of
  /// the buffer, so that the bitmap can be copied instead of blended.
  public init(_ buffer: consuming PixelBuffer, isOpaque: Bool = false) {
    size = buffer.size
    format = isOpaque ? .rgb24 : buffer.format
    bytesPerRow = buffer.bytesPerRow
    bytes = buffer.surrender()
  }

  deinit { bytes.deallocate() }

  /// How many bytes all rows take in memory.
  public var byteCount: Int { bytesPerRow * size.height }

  /// Calls `body` with the rows of pixels, `bytesPerRow` apart.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(start: bytes, count: byteCount))
  }

  /// The stored pixel at (x, y): 0xAARRGGBB, premultiplied; alpha is 255 without an alpha channel.
  public func pixel(x: Int, y: Int) -> UInt32 {
    precondition(x >= 0 && y >= 0 && x < size.width && y < size.height, "no pixel at (\(x), \(y))")
    let value = bytes.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
    return format == .argb32 ? value : value | 0xFF00_0000
  }
}

extension Bitmap: Hashable {
  public static func == (a: Bitmap, b: Bitmap) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Pixels under work: owned by one holder at a time, which draws and then makes a `Bitmap` of them,
/// or keeps them as a host's retained frame.
public struct PixelBuffer: ~Copyable {
  /// No buffer has as many pixels: 2^29.
  package static var areaLimit: Int { 1 << 29 }

  /// How many columns and rows of pixels there are.
  public let size: PixelSize
  /// What the bytes of a pixel mean.
  public let format: PixelFormat
  /// How many bytes lie between the beginnings of two rows.
  public let bytesPerRow: Int
  private let bytes: UnsafeMutableRawPointer
  private let isOwner: Bool

  /// Clear pixels (rgb24: black).
  /// - Precondition: neither side is negative; an area of `areaLimit` is refused.
  public init(size: PixelSize, format: PixelFormat) {
    self.init(uninitialized: size, format: format)
    memset(bytes, 0, byteCount)
  }

  /// Pixels that hold anything until they are written.
  init(uninitialized size: PixelSize, format: PixelFormat) {
    precondition(
      size.width >= 0 && size.height >= 0 && size.area < Self.areaLimit,
      "no buffer of \(size)")
    self.size = size
    self.format = format
    bytesPerRow = size.width * 4
    isOwner = true
    bytes = .allocate(byteCount: max(bytesPerRow * size.height, 4), alignment: 16)
  }

  /// Pixels that another owner keeps, for example a window system, and frees after the last use of
  /// this buffer; rows lie `bytesPerRow` apart.
  package init(
    lending bytes: UnsafeMutableRawPointer, size: PixelSize, format: PixelFormat, bytesPerRow: Int
  ) {
    precondition(bytesPerRow >= size.width * 4, "rows of \(bytesPerRow) bytes do not hold \(size)")
    self.size = size
    self.format = format
    self.bytesPerRow = bytesPerRow
    self.bytes = bytes
    isOwner = false
  }

  deinit { if isOwner { bytes.deallocate() } }

  private var byteCount: Int { bytesPerRow * size.height }

  /// Calls `body` with the rows of pixels, `bytesPerRow` apart, which it may change.
  public borrowing func withUnsafeMutableBytes<R>(
    _ body: (UnsafeMutableRawBufferPointer) throws -> R
  ) rethrows -> R {
    try body(UnsafeMutableRawBufferPointer(start: bytes, count: byteCount))
  }

  /// Makes pixels clear (rgb24: black).
  package borrowing func clear(_ rects: [PixelRect]) {
    for rect in rects.map({ $0.intersection(PixelRect(size: size)) }) where !rect.isEmpty {
      for y in rect.y..<rect.y + rect.height {
        memset(bytes + y * bytesPerRow + rect.x * 4, 0, rect.width * 4)
      }
    }
  }

  /// Gives the pixels away without freeing them.
  fileprivate consuming func surrender() -> UnsafeMutableRawPointer {
    precondition(isOwner, "pixels on loan cannot be given away: make a copy()")
    let given = bytes
    discard self
    return given
  }
}
