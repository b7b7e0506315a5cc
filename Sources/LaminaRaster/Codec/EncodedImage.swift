import LaminaDrawing
import LaminaGeometry

/// A picture file's bytes, with the name for messages and what is accepted of them.
struct EncodedImage: Sendable {
  let name: String
  let data: Data
  let limits: ImageLimits

  /// Reads the header: format by content, size, orientation.
  ///
  /// Nothing is decoded; sizes beyond the limits are refused here.
  func header() throws(ImageError) -> ImageHeader {
    guard data.count <= limits.bytes else {
      throw .tooManyBytes(name: name, bytes: data.count, limit: limits.bytes)
    }
    guard let format = ImageFormat(recognising: data) else { throw .unknownFormat(name: name) }
    let header = try format.codec.header(of: self)
    let size = header.storedSize
    guard !size.isEmpty else {
      throw .damaged(name: name, format: format.name, reason: "its size is zero")
    }
    let (pixels, overflow) = size.width.multipliedReportingOverflow(by: size.height)
    guard !overflow, pixels <= limits.pixels else {
      throw .tooLarge(name: name, pixels: header.pixelSize, limit: limits.pixels)
    }
    return header
  }

  /// Decodes to at least `size` (stored orientation) where the format can skip work, whole without.
  func decode(_ header: ImageHeader, atLeast size: PixelSize? = nil) throws(ImageError)
    -> DecodedImage
  {
    try header.format.codec.decode(self, header, atLeast: size ?? header.storedSize)
  }

  /// Calls `body` with the bytes, keeping its error's type.
  func withBytes<R>(_ body: (UnsafeRawBufferPointer) throws(ImageError) -> R) throws(ImageError)
    -> R
  {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(ImageError) in try body(bytes) }
    }
    return try result.get()
  }
}

/// What a picture's header says, in full.
struct ImageHeader: Hashable, Sendable {
  var format: ImageFormat
  /// The size before the picture is turned upright.
  var storedSize: PixelSize
  var orientation = ImageOrientation.up
  /// Whether four channels are ink (JPEG for print), and stored as what is missing of it.
  var ink: Ink?

  /// How a JPEG for print counts its ink.
  enum Ink: Hashable, Sendable { case full, inverted }

  /// The size as shown.
  var pixelSize: PixelSize { orientation.upright(storedSize) }
}

/// Decoded pixels, possibly reduced on the way.
struct DecodedImage: Sendable {
  var bitmap: Bitmap
  /// How many of the bitmap's pixels the whole picture spans; its last row and column may be partly
  /// filled after a reduction.
  var extent: CGSize
}

/// Reads one file format.
protocol ImageCodec: Sendable {
  /// What the header says, without decoding.
  func header(of image: EncodedImage) throws(ImageError) -> ImageHeader
  /// Pixels of at least the asked size in both directions, or the stored size where that is less.
  func decode(_ image: EncodedImage, _ header: ImageHeader, atLeast size: PixelSize)
    throws(ImageError) -> DecodedImage
}
