import LaminaDrawing
import LaminaGeometry

/// A picture file's bytes, with the name for messages and what is accepted of them.
struct EncodedImage: Sendable {
  let name: String
  let data: Data
  let limits: ImageLimits
  /// Whether the data are all of the file, not only its start; then a codec that has to see more
  /// throws `truncated`.
  var isWhole = true
  /// Read by decoders every few rows; what they give back once it is cancelled does not matter.
  var token = CancellationToken()

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
    try check(header.animation)
    return header
  }

  /// Decodes to at least `size` (stored orientation) where the format can skip work, whole without.
  func decode(_ header: ImageHeader, atLeast size: PixelSize? = nil) throws(ImageError)
    -> DecodedImage
  {
    try header.format.codec.decode(self, header, atLeast: size ?? header.storedSize)
  }

  /// Decodes the frame `index` whole, from what `canvas` shows already; nil for nothing.
  func decode(_ header: ImageHeader, frame index: Int, on canvas: inout FrameCanvas?)
    throws(ImageError) -> DecodedImage
  {
    guard let codec = header.format.codec as? any AnimatedImageCodec,
      header.animation.frames.indices.contains(index)
    else { return try decode(header) }
    var drawn = canvas ?? FrameCanvas(size: header.storedSize)
    canvas = nil
    var decodedBytes = 0
    try drawn.show(index, of: header.animation, token: token) { index throws(ImageError) in
      let patch = try codec.patch(index, of: self, header: header)
      decodedBytes += patch.count * 4
      return patch
    }
    let bitmap = drawn.bitmap()
    canvas = drawn
    return DecodedImage(whole: bitmap, decodedBytes: decodedBytes)
  }

  /// Frames are decoded in their own size, and at worst one after the other up to the one shown.
  private func check(_ animation: FrameIndex) throws(ImageError) {
    guard animation.frames.count <= limits.frames else {
      throw .tooManyFrames(name: name, limit: limits.frames)
    }
    if let frame = animation.frames.first(where: { $0.place.area > limits.pixels }) {
      throw .tooLarge(name: name, pixels: frame.place.size, limit: limits.pixels)
    }
    guard animation.frames.count <= 1 || animation.pixels <= limits.animationPixels else {
      throw .tooLong(name: name, pixels: animation.pixels, limit: limits.animationPixels)
    }
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

  /// Where its frames are; none for formats that have but one.
  var animation = FrameIndex()

  /// How a JPEG for print counts its ink.
  enum Ink: Hashable, Sendable { case full, inverted }

  /// How long each frame is shown; none for a picture that stands.
  var frameDelays: [Double] {
    animation.frames.count > 1 ? animation.frames.map(\.delay) : []
  }

  /// The size as shown.
  var pixelSize: PixelSize { orientation.upright(storedSize) }
}

/// Decoded pixels, possibly reduced on the way.
struct DecodedImage: Sendable {
  var bitmap: Bitmap
  /// How many of the bitmap's pixels the whole picture spans; its last row and column may be partly
  /// filled after a reduction.
  var extent: CGSize
  /// How many bytes came out of a decoder for it.
  var decodedBytes: Int

  init(bitmap: Bitmap, extent: CGSize, decodedBytes: Int? = nil) {
    self.bitmap = bitmap
    self.extent = extent
    self.decodedBytes = decodedBytes ?? bitmap.byteCount
  }

  /// A bitmap that the picture fills.
  init(whole bitmap: Bitmap, decodedBytes: Int? = nil) {
    let extent = CGSize(width: CGFloat(bitmap.size.width), height: CGFloat(bitmap.size.height))
    self.init(bitmap: bitmap, extent: extent, decodedBytes: decodedBytes)
  }
}

/// Reads one file format.
protocol ImageCodec: Sendable {
  /// What the header says, without decoding.
  func header(of image: EncodedImage) throws(ImageError) -> ImageHeader
  /// Pixels of at least the asked size in both directions, or the stored size where that is less.
  func decode(_ image: EncodedImage, _ header: ImageHeader, atLeast size: PixelSize)
    throws(ImageError) -> DecodedImage
  /// The size of what `decode` makes: equal ones say that the pixels will be equal.
  func decodedSize(_ header: ImageHeader, atLeast size: PixelSize) -> PixelSize
}

extension ImageCodec {
  /// Any size, for formats that are decoded to exactly what is asked for.
  func decodedSize(_ header: ImageHeader, atLeast size: PixelSize) -> PixelSize { size }
}

/// Reads a format that may hold several frames.
protocol AnimatedImageCodec: ImageCodec {
  /// The pixels of one frame in its place's size: premultiplied, 0xAARRGGBB, row by row.
  func patch(_ index: Int, of image: EncodedImage, header: ImageHeader) throws(ImageError)
    -> [UInt32]
}
