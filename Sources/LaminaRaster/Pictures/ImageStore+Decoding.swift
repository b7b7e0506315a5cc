import LaminaDrawing
import LaminaGeometry
import Synchronization

extension ImageStore {
  /// The decoded pixels, shared with other requests that need the same; nil when cancelled.
  func decoded(
    _ request: ImageRequest, _ header: ImageHeader, atLeast size: PixelSize,
    token: CancellationToken
  ) throws(ImageError) -> DecodedImage? {
    let frame = min(request.frame, header.animation.frames.count - 1)
    if frame > 0 { return try decode(request.source, header, frame: frame, token: token) }
    let key = DecodingKey(
      source: request.source, size: header.format.codec.decodedSize(header, atLeast: size))
    while !token.isCancelled {
      switch contents.withLock({ $0.decodings.start(key, token) }) {
      case .kept(let image): return image
      case .running(let flight):
        if let image = try result(of: flight.wait(token)) { return image }
      case .make(let flight):
        let landing = decode(request.source, header, atLeast: size, token: flight.token)
        contents.withLock { $0.decodings.finish(key, landing) }
        flight.land(landing)
        return try result(of: landing)
      }
    }
    return nil
  }

  private func decode(
    _ source: ImageSource, _ header: ImageHeader, atLeast size: PixelSize,
    token: CancellationToken
  ) -> ImageFlight<DecodedImage>.Landing {
    do throws(ImageError) {
      let image = try count(source, token) { image throws(ImageError) in
        try image.decode(header, atLeast: size)
      }
      return token.isCancelled ? .abandoned : .made(image)
    } catch {
      return .failed(error)
    }
  }

  private func decode(
    _ source: ImageSource, _ header: ImageHeader, frame: Int, token: CancellationToken
  ) throws(ImageError) -> DecodedImage? {
    let image = try count(source, token) { image throws(ImageError) in
      try decode(image, header, frame: frame, of: source)
    }
    return token.isCancelled ? nil : image
  }

  /// A vector picture's part, drawn in exactly the size in which it is shown; nil when cancelled.
  func drawVector(
    _ request: ImageRequest, _ token: CancellationToken
  ) throws(ImageError) -> Bitmap? {
    let drawn = try count(request.source, token) { image throws(ImageError) in
      DecodedImage(
        whole: try SVGCodec().draw(image, part: request.part, at: request.size))
    }
    return token.isCancelled ? nil : drawn.bitmap
  }

  /// Runs a decoder and takes down what it did; what it makes when `token` is cancelled on the way
  /// does not matter.
  private func count(
    _ source: ImageSource, _ token: CancellationToken,
    _ body: (EncodedImage) throws(ImageError) -> DecodedImage
  ) throws(ImageError) -> DecodedImage {
    do throws(ImageError) {
      var image = try encoded(source)
      image.token = token
      let decoded = try body(image)
      contents.withLock {
        $0.statistics.decodes += 1
        $0.statistics.decodedBytes += decoded.decodedBytes
      }
      return decoded
    } catch {
      throw remember(error, of: source)
    }
  }

  /// A later frame is drawn on the canvas that shows the one before, where that was kept.
  private func decode(
    _ image: EncodedImage, _ header: ImageHeader, frame: Int, of source: ImageSource
  ) throws(ImageError) -> DecodedImage {
    var canvas = contents.withLock { $0.canvases.takeCanvas(source) }
    let decoded = try image.decode(header, frame: frame, on: &canvas)
    if let canvas { contents.withLock { $0.canvases.giveBack(canvas, of: source) } }
    return decoded
  }

  /// What the header says, in full; read once.
  func header(of source: ImageSource) throws(ImageError) -> ImageHeader {
    if let known = contents.withLock({ $0.header(of: source) }) { return try known.get() }
    let result = Result { () throws(ImageError) in try readHeader(of: source) }
    contents.withLock { $0.storeHeader(result, of: source) }
    if case .failure(let error) = result { throw remember(error, of: source) }
    return try result.get()
  }

  /// Most headers stand in the first 4 kB, those with thumbnails in the first 64; only where one does not is
  /// all of a file read.
  private func readHeader(of source: ImageSource) throws(ImageError) -> ImageHeader {
    guard case .file(let path) = source else { return try encoded(source).header() }
    for length in [1 << 12, 1 << 16] {
      let start = try ImageFile.read(path, limits: limits, atMost: length)
      do throws(ImageError) {
        let isWhole = start.count < length
        return try EncodedImage(name: path, data: start, limits: limits, isWhole: isWhole).header()
      } catch {
        guard case .truncated = error, start.count == length else { throw error }
      }
    }
    return try encoded(source).header()
  }

  private func encoded(_ source: ImageSource) throws(ImageError) -> EncodedImage {
    switch source {
    case .file(let path):
      EncodedImage(name: path, data: try ImageFile.read(path, limits: limits), limits: limits)
    case .data(let data, let name): EncodedImage(name: name, data: data, limits: limits)
    case .bitmap: throw .unknownFormat(name: source.name)
    }
  }

  /// Notes a failure and reports it if it is the source's first.
  private func remember(_ error: ImageError, of source: ImageSource) -> ImageError {
    if contents.withLock({ $0.recordFailure(error, of: source) }) { onError(error) }
    return error
  }
}
