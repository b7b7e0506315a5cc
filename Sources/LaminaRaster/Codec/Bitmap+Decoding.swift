public import LaminaDrawing
public import LaminaGeometry

extension Bitmap {
  /// Reads a picture file (PNG, JPEG, WebP, GIF, SVG) at its own size.
  public convenience init(contentsOfFile path: String, limits: ImageLimits = ImageLimits())
    throws(ImageError)
  {
    try self.init(
      EncodedImage(name: path, data: ImageFile.read(path, limits: limits), limits: limits))
  }

  /// Decodes a picture at its own size; `name` is for messages.
  public convenience init(decoding data: Data, name: String, limits: ImageLimits = ImageLimits())
    throws(ImageError)
  {
    try self.init(EncodedImage(name: name, data: data, limits: limits))
  }

  private convenience init(_ image: EncodedImage) throws(ImageError) {
    let header = try image.header()
    let bitmap = header.orientation.upright(try image.decode(header).bitmap)
    self.init(PixelBuffer(copying: bitmap))
  }
}

extension PixelBuffer {
  /// A copy of finished pixels, to draw on.
  public init(copying bitmap: Bitmap) {
    self.init(size: bitmap.size, format: bitmap.format)
    withUnsafeMutableBytes { to in
      bitmap.withUnsafeBytes { from in to.copyMemory(from: from) }
    }
  }
}
