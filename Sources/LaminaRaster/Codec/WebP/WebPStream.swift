import CWebP
import LaminaDrawing
import LaminaGeometry

/// One still picture in WebP's coding: a whole file, or a frame of an animation.
struct WebPStream {
  private let bytes: UnsafeRawBufferPointer
  private let image: EncodedImage

  init(_ bytes: UnsafeRawBufferPointer, _ image: EncodedImage) {
    self.bytes = bytes
    self.image = image
  }

  func features() throws(ImageError) -> WebPBitstreamFeatures {
    var features = WebPBitstreamFeatures()
    try demand(
      WebPGetFeatures(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &features))
    return features
  }

  /// Decodes to `size`, or to the stored size where that is less.
  func decode(_ stored: PixelSize, atLeast size: PixelSize) throws(ImageError) -> DecodedImage {
    guard announcedCount <= bytes.count else {
      throw .truncated(name: image.name, format: "WebP")
    }
    let target = PixelSize(
      width: max(1, min(size.width, stored.width)), height: max(1, min(size.height, stored.height)))
    let buffer = PixelBuffer(size: target, format: .argb32)
    let hasAlpha = try features().has_alpha != 0
    let result = buffer.withUnsafeMutableBytes { pixels in
      Result { () throws(ImageError) in try decode(stored, into: pixels, size: target) }
    }
    try result.get()
    return DecodedImage(
      bitmap: Bitmap(buffer, isOpaque: !hasAlpha),
      extent: CGSize(width: CGFloat(target.width), height: CGFloat(target.height)))
  }

  /// Decodes to `size`: premultiplied pixels, row by row.
  func decode(
    _ stored: PixelSize, into pixels: UnsafeMutableRawBufferPointer, size: PixelSize
  ) throws(ImageError) {
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else {
      throw .damaged(name: image.name, format: "WebP", reason: "no decoder")
    }
    if size != stored {
      config.options.use_scaling = 1
      config.options.scaled_width = Int32(size.width)
      config.options.scaled_height = Int32(size.height)
    }
    config.output.colorspace = MODE_bgrA
    config.output.is_external_memory = 1
    config.output.u.RGBA.stride = Int32(size.width * 4)
    config.output.u.RGBA.rgba = pixels.bindMemory(to: UInt8.self).baseAddress
    config.output.u.RGBA.size = pixels.count
    let status = WebPDecode(
      bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &config)
    WebPFreeDecBuffer(&config.output)
    try demand(status)
  }

  /// How many bytes a file says it has; a frame does not say.
  private var announcedCount: Int {
    guard bytes.starts(with: "RIFF".utf8), bytes.count >= 8 else { return 0 }
    return 8 + (0..<4).reduce(0) { $0 | Int(bytes[4 + $1]) << (8 * $1) }
  }

  private func demand(_ status: VP8StatusCode) throws(ImageError) {
    let reason: String
    switch status {
    case VP8_STATUS_OK: return
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED:
      throw .truncated(name: image.name, format: "WebP")
    case VP8_STATUS_OUT_OF_MEMORY: reason = "no memory"
    case VP8_STATUS_UNSUPPORTED_FEATURE: reason = "an unknown feature"
    default: reason = "not a valid stream"
    }
    throw .damaged(name: image.name, format: "WebP", reason: reason)
  }
}
