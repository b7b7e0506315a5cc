import CWebP
import LaminaDrawing
import LaminaGeometry

/// WebP by libwebp, scaled while it decodes; of an animation the first frame.
struct WebPCodec: ImageCodec {
  private let format = "WebP"

  func header(of image: EncodedImage) throws(ImageError) -> ImageHeader {
    try image.withBytes { bytes throws(ImageError) in
      let features = try features(of: stillFrame(in: bytes), image)
      return ImageHeader(
        format: .webp,
        storedSize: PixelSize(width: Int(features.width), height: Int(features.height)))
    }
  }

  func decode(_ image: EncodedImage, _ header: ImageHeader, atLeast size: PixelSize)
    throws(ImageError) -> DecodedImage
  {
    let target = PixelSize(
      width: max(1, min(size.width, header.storedSize.width)),
      height: max(1, min(size.height, header.storedSize.height)))
    let buffer = PixelBuffer(size: target, format: .argb32)
    let hasAlpha = try image.withBytes { bytes throws(ImageError) in
      guard Self.announcedCount(bytes) <= bytes.count else {
        throw .truncated(name: image.name, format: format)
      }
      let frame = stillFrame(in: bytes)
      let features = try features(of: frame, image)
      try decode(frame, image, header, into: buffer)
      return features.has_alpha != 0
    }
    return DecodedImage(
      bitmap: Bitmap(buffer, isOpaque: !hasAlpha),
      extent: CGSize(width: CGFloat(target.width), height: CGFloat(target.height)))
  }

  /// How many bytes the file says it has.
  private static func announcedCount(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard bytes.count >= 8 else { return .max }
    return 8 + (0..<4).reduce(0) { $0 | Int(bytes[4 + $1]) << (8 * $1) }
  }

  private func features(of bytes: UnsafeRawBufferPointer, _ image: EncodedImage)
    throws(ImageError) -> WebPBitstreamFeatures
  {
    var features = WebPBitstreamFeatures()
    let status = WebPGetFeatures(
      bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &features)
    try demand(status, image)
    return features
  }

  private func decode(
    _ bytes: UnsafeRawBufferPointer, _ image: EncodedImage, _ header: ImageHeader,
    into buffer: borrowing PixelBuffer
  ) throws(ImageError) {
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else {
      throw .damaged(name: image.name, format: format, reason: "no decoder")
    }
    let (size, stride) = (buffer.size, buffer.bytesPerRow)
    if size != header.storedSize {
      config.options.use_scaling = 1
      config.options.scaled_width = Int32(size.width)
      config.options.scaled_height = Int32(size.height)
    }
    config.output.colorspace = MODE_bgrA
    config.output.is_external_memory = 1
    config.output.u.RGBA.stride = Int32(stride)
    let status = buffer.withUnsafeMutableBytes { pixels in
      config.output.u.RGBA.rgba = pixels.bindMemory(to: UInt8.self).baseAddress
      config.output.u.RGBA.size = pixels.count
      return WebPDecode(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &config)
    }
    WebPFreeDecBuffer(&config.output)
    try demand(status, image)
  }

  /// The bytes of a still picture: all of them, or the first frame of an animation.
  private func stillFrame(in bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    var offset = 12
    while offset + 8 <= bytes.count {
      let kind = bytes[offset..<offset + 4]
      let length = (0..<4).reduce(0) { $0 | Int(bytes[offset + 4 + $1]) << (8 * $1) }
      // A frame begins with its place and duration, 16 bytes; then follow chunks as in a still one.
      if kind.elementsEqual("ANMF".utf8) {
        let end = min(bytes.count, offset + 8 + length)
        return UnsafeRawBufferPointer(rebasing: bytes[min(offset + 24, end)..<end])
      }
      if kind.elementsEqual("VP8 ".utf8) || kind.elementsEqual("VP8L".utf8) { break }
      offset += 8 + length + length % 2
    }
    return bytes
  }

  private func demand(_ status: VP8StatusCode, _ image: EncodedImage) throws(ImageError) {
    let reason: String
    switch status {
    case VP8_STATUS_OK: return
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED:
      throw .truncated(name: image.name, format: format)
    case VP8_STATUS_OUT_OF_MEMORY: reason = "no memory"
    case VP8_STATUS_UNSUPPORTED_FEATURE: reason = "an unknown feature"
    default: reason = "not a valid stream"
    }
    throw .damaged(name: image.name, format: format, reason: reason)
  }
}
