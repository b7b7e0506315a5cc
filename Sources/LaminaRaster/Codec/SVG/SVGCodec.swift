import LaminaDrawing
import LaminaGeometry

/// SVG by librsvg, in a process of its own: its tool `rsvg-convert` draws, and answers with a PNG.
///
/// ```
///  SVG ──▶ rsvg-convert (0.9 s of work, 512 MB) ──PNG──▶ PNGCodec ──▶ bitmap
/// ```
/// librsvg 2.54 cannot be interrupted, ends the program it runs in when it meets a case it did not
/// expect, and a few kilobytes can keep it busy for minutes or fill gigabytes. In a process of its own
/// all of that is one picture that cannot be shown, and programs without SVG never load it.
/// The file comes through standard input: it has no place, so nothing that it names is opened.
struct SVGCodec: ImageCodec {
  private static let program = "rsvg-convert"
  private static let time = 0.9
  private static let bytes = 512 << 20
  /// Cairo's surfaces end there.
  private static let side = 32_767

  func header(of image: EncodedImage) throws(ImageError) -> ImageHeader {
    try image.withBytes { bytes throws(ImageError) in
      switch SVGRoot.read(bytes) {
      case .root(let root):
        ImageHeader(format: .svg, storedSize: pixelSize(of: root, within: image.limits))
      case .unfinished: throw .truncated(name: image.name, format: "SVG")
      case .otherwise: throw .unknownFormat(name: image.name)
      }
    }
  }

  /// A size that only a viewBox gives is a shape first of all: it is made smaller to be accepted.
  private func pixelSize(of root: SVGRoot, within limits: ImageLimits) -> PixelSize {
    let area = max(root.size.width * root.size.height, 1)
    let factor = root.hasLengths ? 1 : min(1, (CGFloat(limits.pixels) * 0.99 / area).squareRoot())
    return PixelSize(covering: root.size, scale: factor)
  }

  func decode(_ image: EncodedImage, _ header: ImageHeader, atLeast size: PixelSize)
    throws(ImageError) -> DecodedImage
  {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    return DecodedImage(whole: try draw(image, part: whole, at: size))
  }

  /// Draws `part` (in fractions) so that it fills `size`: sharp at any size.
  func draw(_ image: EncodedImage, part: CGRect, at size: PixelSize) throws(ImageError) -> Bitmap {
    guard size.width <= Self.side, size.height <= Self.side, size.area <= image.limits.pixels else {
      throw .tooLarge(name: image.name, pixels: size, limit: image.limits.pixels)
    }
    let process = BoundedProcess(
      program: Self.program, arguments: arguments(part, size), time: Self.time,
      bytes: Self.bytes + size.area * 16, outputBytes: size.area * 5 + 65_536)
    let result = Result { () throws(BoundedProcess.Failure) in
      try process.run(image.data, token: image.token)
    }
    switch result {
    case .success(let data): return try picture(in: data, image, size: size)
    case .failure(.cancelled): return Bitmap(PixelBuffer(size: size, format: .argb32))
    case .failure(let failure): throw error(failure, image)
    }
  }

  private func picture(in data: Data, _ image: EncodedImage, size: PixelSize) throws(ImageError)
    -> Bitmap
  {
    let answer = EncodedImage(name: image.name, data: data, limits: image.limits)
    let header = try PNGCodec().header(of: answer)
    guard header.storedSize == size else {
      throw .damaged(name: image.name, format: "SVG", reason: "it was drawn in another size")
    }
    return try PNGCodec().decode(answer, header, atLeast: size).bitmap
  }

  private func error(_ failure: BoundedProcess.Failure, _ image: EncodedImage) -> ImageError {
    let name = image.name
    switch failure {
    case .notInstalled:
      return .missingTool(name: name, format: "SVG", tool: Self.program, package: "librsvg2-bin")
    case .notStarted(let reason):
      return .unreadable(name: name, reason: "\(Self.program) cannot be started: \(reason)")
    case .tooSlow, .cancelled:
      return .tooComplex(
        name: name, format: "SVG", reason: "drawing it takes more than \(Self.time) s")
    case .tooMuchOutput:
      return .tooComplex(name: name, format: "SVG", reason: "its pixels do not compress")
    case .failed(let words): return error(words, image)
    }
  }

  /// What the tool says, in our terms.
  private func error(_ words: String, _ image: EncodedImage) -> ImageError {
    let isParsed = !words.contains("XML parse error")
    let end = image.data.last { !" \n\r\t".utf8.contains($0) }
    if !isParsed, end != UInt8(ascii: ">") || words.contains("Premature end") {
      return .truncated(name: image.name, format: "SVG")
    }
    if words.contains("exceeded") || words.contains("NoMemory") || words.contains("allocation") {
      return .tooComplex(name: image.name, format: "SVG", reason: words)
    }
    return .damaged(name: image.name, format: "SVG", reason: words)
  }

  private func arguments(_ part: CGRect, _ size: PixelSize) -> [String] {
    let (width, height) = (CGFloat(size.width) / part.width, CGFloat(size.height) / part.height)
    return [
      "--width=\(width)px", "--height=\(height)px", "--page-width=\(size.width)px",
      "--page-height=\(size.height)px", "--left=\(-part.minX * width)px",
      "--top=\(-part.minY * height)px",
    ]
  }
}
