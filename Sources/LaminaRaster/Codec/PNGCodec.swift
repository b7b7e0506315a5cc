import CSpng
import LaminaDrawing
import LaminaGeometry

/// PNG by libspng: row by row, reduced on the way when it is shown smaller.
struct PNGCodec: ImageCodec {
  private let format = "PNG"

  func header(of image: EncodedImage) throws(ImageError) -> ImageHeader {
    try image.withBytes { bytes throws(ImageError) in
      try withDecoder(bytes, image) { decoder throws(ImageError) in
        ImageHeader(format: .png, storedSize: try decoder.size())
      }
    }
  }

  func decodedSize(_ header: ImageHeader, atLeast size: PixelSize) -> PixelSize {
    let factor = RowReducer.factor(of: header.storedSize, atLeast: size)
    return RowReducer.size(of: header.storedSize, by: factor)
  }

  func decode(_ image: EncodedImage, _ header: ImageHeader, atLeast size: PixelSize)
    throws(ImageError) -> DecodedImage
  {
    try image.withBytes { bytes throws(ImageError) in
      try withDecoder(bytes, image) { decoder throws(ImageError) in
        guard try decoder.size() == header.storedSize else {
          throw .damaged(name: image.name, format: format, reason: "it names two sizes")
        }
        var rows = RowReducer(stored: header.storedSize, atLeast: size)
        try decoder.readRows { rows.add($0) }
        return rows.finish()
      }
    }
  }

  private func withDecoder<R>(
    _ bytes: UnsafeRawBufferPointer, _ image: EncodedImage,
    _ body: (SpngDecoder) throws(ImageError) -> R
  ) throws(ImageError) -> R {
    guard let context = spng_ctx_new(0) else {
      throw .damaged(name: image.name, format: format, reason: "no memory")
    }
    defer { spng_ctx_free(context) }
    return try body(try SpngDecoder(context, bytes, image: image))
  }
}

/// One libspng context at work; the caller frees it.
private struct SpngDecoder {
  let context: OpaquePointer
  let image: EncodedImage

  init(_ context: OpaquePointer, _ bytes: UnsafeRawBufferPointer, image: EncodedImage)
    throws(ImageError)
  {
    self.context = context
    self.image = image
    try demand(
      spng_set_crc_action(context, CInt(SPNG_CRC_ERROR.rawValue), CInt(SPNG_CRC_DISCARD.rawValue)))
    try demand(spng_set_image_limits(context, UInt32(Int32.max), UInt32(Int32.max)))
    // No chunk of text or profile may take more than 1 MB, all together not more than 4.
    try demand(spng_set_chunk_limits(context, 1 << 20, 4 << 20))
    try demand(spng_set_png_buffer(context, bytes.baseAddress, bytes.count))
  }

  func size() throws(ImageError) -> PixelSize {
    let header = try self.header()
    return PixelSize(width: Int(header.width), height: Int(header.height))
  }

  private func header() throws(ImageError) -> spng_ihdr {
    var header = spng_ihdr()
    try demand(spng_get_ihdr(context, &header))
    return header
  }

  /// Calls `take` with each row, from the top: red, green, blue, alpha, not multiplied.
  func readRows(_ take: (UnsafePointer<UInt8>) -> Void) throws(ImageError) {
    let header = try self.header()
    if header.interlace_method == UInt8(SPNG_INTERLACE_NONE.rawValue) {
      try readProgressively(header, take)
    } else {
      try readWhole(header, take)
    }
  }

  private func readProgressively(_ header: spng_ihdr, _ take: (UnsafePointer<UInt8>) -> Void)
    throws(ImageError)
  {
    let flags = CInt(SPNG_DECODE_TRNS.rawValue | SPNG_DECODE_PROGRESSIVE.rawValue)
    try demand(spng_decode_image(context, nil, 0, CInt(SPNG_FMT_RGBA8.rawValue), flags))
    var row = [UInt8](repeating: 0, count: Int(header.width) * 4)
    for index in 0..<Int(header.height) {
      if index % 16 == 0, image.token.isCancelled { return }
      let status = row.withUnsafeMutableBytes {
        spng_decode_row(context, $0.baseAddress, $0.count)
      }
      let isLast = index == Int(header.height) - 1
      if !(isLast && status == CInt(SPNG_EOI.rawValue)) { try demand(status) }
      row.withUnsafeBufferPointer { if let start = $0.baseAddress { take(start) } }
    }
    try demand(spng_decode_chunks(context))
  }

  /// Interlaced rows come in seven passes, so all pixels have to be there first.
  private func readWhole(_ header: spng_ihdr, _ take: (UnsafePointer<UInt8>) -> Void)
    throws(ImageError)
  {
    let stride = Int(header.width) * 4
    var pixels = [UInt8](repeating: 0, count: stride * Int(header.height))
    let status = pixels.withUnsafeMutableBytes {
      spng_decode_image(
        context, $0.baseAddress, $0.count, CInt(SPNG_FMT_RGBA8.rawValue),
        CInt(SPNG_DECODE_TRNS.rawValue))
    }
    try demand(status)
    try demand(spng_decode_chunks(context))
    pixels.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      for y in 0..<Int(header.height) where !image.token.isCancelled { take(start + y * stride) }
    }
  }

  private func demand(_ status: CInt) throws(ImageError) {
    switch status {
    case 0: return
    case CInt(SPNG_IO_EOF.rawValue), CInt(SPNG_EIDAT_TOO_SHORT.rawValue), CInt(SPNG_EOF.rawValue):
      throw .truncated(name: image.name, format: "PNG")
    default:
      throw .damaged(
        name: image.name, format: "PNG", reason: String(cString: spng_strerror(status)))
    }
  }
}
