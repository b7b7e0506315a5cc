import CTurboJPEG
import LaminaDrawing
import LaminaGeometry

/// JPEG by libjpeg-turbo: row by row, to eighths of the size where it is shown smaller.
struct JPEGCodec: ImageCodec {
  private let format = "JPEG"

  func header(of image: EncodedImage) throws(ImageError) -> ImageHeader {
    try image.withBytes { bytes throws(ImageError) in
      let markers = try markers(in: bytes, image)
      var header = ImageHeader(
        format: .jpeg,
        storedSize: PixelSize(width: markers.size.width, height: markers.size.height),
        orientation: markers.orientation)
      if markers.components == 4 { header.ink = markers.hasAdobeMarker ? .inverted : .full }
      return header
    }
  }

  private func markers(in bytes: UnsafeRawBufferPointer, _ image: EncodedImage)
    throws(ImageError) -> JPEGMarkers
  {
    do throws(JPEGMarkers.Failure) {
      return try JPEGMarkers(bytes)
    } catch {
      switch error {
      case .truncated: throw .truncated(name: image.name, format: format)
      case .damaged(let reason): throw damaged(image, reason)
      }
    }
  }

  func decodedSize(_ header: ImageHeader, atLeast size: PixelSize) -> PixelSize {
    Reduction.smallest(of: header.storedSize, atLeast: size).size(of: header.storedSize)
  }

  func decode(_ image: EncodedImage, _ header: ImageHeader, atLeast size: PixelSize)
    throws(ImageError) -> DecodedImage
  {
    let reduction = Reduction.smallest(of: header.storedSize, atLeast: size)
    let buffer = PixelBuffer(size: reduction.size(of: header.storedSize), format: .rgb24)
    try decode(image, header, reduction: reduction, into: buffer)
    if let ink = header.ink { InkConversion(ink).run(on: buffer) }
    return DecodedImage(bitmap: Bitmap(buffer), extent: reduction.extent(of: header.storedSize))
  }

  private func decode(
    _ image: EncodedImage, _ header: ImageHeader, reduction: Reduction,
    into buffer: borrowing PixelBuffer
  ) throws(ImageError) {
    let size = buffer.size
    let stride = buffer.bytesPerRow
    let (status, complaint) = buffer.withUnsafeMutableBytes { pixels in
      image.data.withUnsafeBytes { bytes in
        var job = lamina_jpeg()
        job.bytes = bytes.bindMemory(to: UInt8.self).baseAddress
        job.byte_count = bytes.count
        (job.stored_width, job.stored_height) = header.storedSize.asUInt32
        job.is_ink = header.ink == nil ? 0 : 1
        job.eighths = UInt32(reduction.eighths)
        (job.width, job.height) = size.asUInt32
        job.pixels = pixels.bindMemory(to: UInt8.self).baseAddress
        job.stride = stride
        // As much as the largest picture takes that is allowed: refining scans need all of it.
        job.memory_limit = max(image.limits.pixels, 1 << 20) * 4
        job.scan_limit = CInt(Self.scanLimit(header.storedSize))
        job.context = Unmanaged.passUnretained(image.token).toOpaque()
        job.is_cancelled = { context in
          guard let context else { return 0 }
          let token = Unmanaged<CancellationToken>.fromOpaque(context).takeUnretainedValue()
          return token.isCancelled ? 1 : 0
        }
        return (lamina_jpeg_decode(&job), job.text)
      }
    }
    switch Int(status) {
    case LAMINA_JPEG_DONE, LAMINA_JPEG_CANCELLED: break
    case LAMINA_JPEG_FAILED: throw failure(complaint, image, header: header)
    default: throw damaged(image, "it names two sizes or colour spaces")
    }
  }

  /// How many scans a picture may have: an empty one costs 0.6 ns a pixel, and all of them together
  /// not more than half a second.
  ///
  /// Encoders make about ten.
  private static func scanLimit(_ size: PixelSize) -> Int {
    max(16, min(200, 800_000_000 / max(size.area, 1)))
  }

  /// The library's complaint in our terms.
  private func failure(
    _ complaint: String, _ image: EncodedImage, header: ImageHeader
  ) -> ImageError {
    if complaint.contains("Memory limit") || complaint.contains("Backing store") {
      return .tooLarge(name: image.name, pixels: header.pixelSize, limit: image.limits.pixels)
    }
    if complaint.hasPrefix("more than") {
      return .tooComplex(name: image.name, format: format, reason: complaint)
    }
    // Data that end within a table are followed by an end that the library makes up and stumbles on.
    let hasEnd = image.data.suffix(1024).lastRange(of: Data([0xFF, 0xD9])) != nil
    if !hasEnd || complaint.lowercased().contains("premature end") {
      return .truncated(name: image.name, format: format)
    }
    return damaged(image, complaint)
  }

  private func damaged(_ image: EncodedImage, _ reason: String) -> ImageError {
    .damaged(name: image.name, format: format, reason: reason)
  }
}

/// A decoding to some eighths of the size, at a fraction of the work.
struct Reduction: Hashable {
  /// From 1 to 8.
  var eighths: Int

  /// The smallest with both sides at least as long as asked.
  static func smallest(of stored: PixelSize, atLeast size: PixelSize) -> Reduction {
    (1...8).lazy.map(Reduction.init).first { $0.covers(size, of: stored) } ?? Reduction(eighths: 8)
  }

  private func covers(_ size: PixelSize, of stored: PixelSize) -> Bool {
    let made = self.size(of: stored)
    return made.width >= min(size.width, stored.width)
      && made.height >= min(size.height, stored.height)
  }

  func size(of stored: PixelSize) -> PixelSize {
    PixelSize(width: (stored.width * eighths + 7) / 8, height: (stored.height * eighths + 7) / 8)
  }

  func extent(of stored: PixelSize) -> CGSize {
    let factor = CGFloat(eighths) / 8
    return CGSize(width: CGFloat(stored.width) * factor, height: CGFloat(stored.height) * factor)
  }
}

extension PixelSize {
  fileprivate var asUInt32: (UInt32, UInt32) {
    (UInt32(clamping: width), UInt32(clamping: height))
  }
}

extension lamina_jpeg {
  /// The complaint as far as it goes.
  fileprivate var text: String {
    withUnsafeBytes(of: complaint) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

/// Cyan, magenta, yellow and black to red, green and blue, without a profile.
private struct InkConversion {
  private let mask: UInt32

  init(_ ink: ImageHeader.Ink) { mask = ink == .inverted ? 0 : 0xFFFF_FFFF }

  func run(on buffer: borrowing PixelBuffer) {
    buffer.withUnsafeMutableBytes { bytes in
      for pixel in bytes.indices where pixel % 4 == 0 {
        // Bytes in order C, M, Y, K, each as what the ink lets through.
        let value = bytes.load(fromByteOffset: pixel, as: UInt32.self) ^ mask
        let key = value >> 24
        func light(_ shift: UInt32) -> UInt32 { ((value >> shift & 255) * key + 127) / 255 }
        let rgb = light(0) << 16 | light(8) << 8 | light(16)
        bytes.storeBytes(of: rgb | 0xFF00_0000, toByteOffset: pixel, as: UInt32.self)
      }
    }
  }
}
