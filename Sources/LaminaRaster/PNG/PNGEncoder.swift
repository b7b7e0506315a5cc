import CPNG
public import LaminaDrawing
public import LaminaGeometry

/// Why a bitmap could not become a PNG.
public enum PNGEncodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// PNG has no pictures without pixels.
  case noPixels(PixelSize)
  /// The encoder did not accept the pixels; why not.
  case failed(reason: String)
  /// The file at the path cannot be written; why not.
  case unwritable(path: String, reason: String)

  public var description: String {
    switch self {
    case .noPixels(let size):
      "A PNG cannot hold a picture of \(size.width)x\(size.height) pixels."
    case .failed(let reason): "The PNG could not be made (\(reason))."
    case .unwritable(let path, let reason): "\(path): cannot be written (\(reason))."
    }
  }
}

extension PNGEncodingError: LocalizedError {
  public var errorDescription: String? { description }
}

/// Turns bitmaps into PNG data: RGB for opaque ones, RGBA (not premultiplied) for the others.
public enum PNGEncoder {
  /// The PNG of `bitmap`; equal pixels give equal data.
  public static func encode(_ bitmap: Bitmap) throws(PNGEncodingError) -> Data {
    guard !bitmap.size.isEmpty else { throw .noPixels(bitmap.size) }
    let hasAlpha = bitmap.format == .argb32
    let rows = hasAlpha ? straightPixels(of: bitmap) : opaquePixels(of: bitmap)
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(bitmap.size.width)
    image.height = png_uint_32(bitmap.size.height)
    image.format = PNG_FORMAT_FLAG_COLOR | (hasAlpha ? PNG_FORMAT_FLAG_ALPHA : 0)
    defer { png_image_free(&image) }
    var size: png_alloc_size_t = 0
    guard png_image_write_to_memory(&image, nil, &size, 0, rows, 0, nil) != 0 else {
      throw .failed(reason: image.reason)
    }
    var data = Data(count: size)
    let isWritten = data.withUnsafeMutableBytes {
      png_image_write_to_memory(&image, $0.baseAddress, &size, 0, rows, 0, nil) != 0
    }
    guard isWritten else { throw .failed(reason: image.reason) }
    return data.prefix(size)
  }

  /// Red, green, blue and alpha a pixel, the multiplication by alpha undone.
  private static func straightPixels(of bitmap: Bitmap) -> [UInt8] {
    pixels(of: bitmap, channels: 4) { pixel, out in
      let alpha = pixel >> 24
      func straight(_ value: UInt32) -> UInt8 {
        alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
      }
      out[0] = straight(pixel >> 16 & 255)
      out[1] = straight(pixel >> 8 & 255)
      out[2] = straight(pixel & 255)
      out[3] = UInt8(alpha)
    }
  }

  private static func opaquePixels(of bitmap: Bitmap) -> [UInt8] {
    pixels(of: bitmap, channels: 3) { pixel, out in
      out[0] = UInt8(pixel >> 16 & 255)
      out[1] = UInt8(pixel >> 8 & 255)
      out[2] = UInt8(pixel & 255)
    }
  }

  private static func pixels(
    of bitmap: Bitmap, channels: Int, _ write: (UInt32, UnsafeMutablePointer<UInt8>) -> Void
  ) -> [UInt8] {
    let count = bitmap.size.area * channels
    return [UInt8](unsafeUninitializedCapacity: count) { out, used in
      used = count
      guard var next = out.baseAddress else { return }
      bitmap.withUnsafeBytes { bytes in
        for y in 0..<bitmap.size.height {
          for x in 0..<bitmap.size.width {
            let offset = y * bitmap.bytesPerRow + x * 4
            write(bytes.load(fromByteOffset: offset, as: UInt32.self), next)
            next += channels
          }
        }
      }
    }
  }
}

extension png_image {
  /// libpng's message, for errors of ours.
  fileprivate var reason: String {
    withUnsafeBytes(of: message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

extension Bitmap {
  /// The pixels as a PNG.
  public func pngData() throws(PNGEncodingError) -> Data { try PNGEncoder.encode(self) }

  /// Writes the pixels to a PNG file, which is replaced as a whole.
  public func writePNG(to path: String) throws(PNGEncodingError) {
    let data = try pngData()
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: error.localizedDescription)
    }
  }
}
