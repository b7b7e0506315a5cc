import CTurboJPEG
import LaminaDrawing
import LaminaGeometry

/// JPEG by libjpeg-turbo, which can decode to eighths of the size at a fraction of the work.
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

  func decode(_ image: EncodedImage, _ header: ImageHeader, atLeast size: PixelSize)
    throws(ImageError) -> DecodedImage
  {
    guard let handle = tjInitDecompress() else { throw damaged(image, "no decoder") }
    defer { tjDestroy(handle) }
    let reduction = Reduction.smallest(of: header.storedSize, atLeast: size)
    let target = reduction.size(of: header.storedSize)
    let buffer = PixelBuffer(size: target, format: .rgb24)
    try image.withBytes { bytes throws(ImageError) in
      try check(handle, bytes, image, header)
      try decompress(handle, bytes, image, into: buffer, isInk: header.ink != nil)
    }
    if let ink = header.ink { InkConversion(ink).run(on: buffer) }
    return DecodedImage(bitmap: Bitmap(buffer), extent: reduction.extent(of: header.storedSize))
  }

  /// Whether libjpeg-turbo sees the size that was checked against the limits.
  private func check(
    _ handle: tjhandle, _ bytes: UnsafeRawBufferPointer, _ image: EncodedImage,
    _ header: ImageHeader
  ) throws(ImageError) {
    var (width, height, subsampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let status = tjDecompressHeader3(
      handle, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), &width, &height,
      &subsampling, &space)
    guard status == 0 else { throw failure(handle, image) }
    guard PixelSize(width: Int(width), height: Int(height)) == header.storedSize else {
      throw damaged(image, "it names two sizes")
    }
    let isInk = space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue
    guard isInk == (header.ink != nil) else { throw damaged(image, "it names two colour spaces") }
  }

  private func decompress(
    _ handle: tjhandle, _ bytes: UnsafeRawBufferPointer, _ image: EncodedImage,
    into buffer: borrowing PixelBuffer, isInk: Bool
  ) throws(ImageError) {
    let (size, stride) = (buffer.size, buffer.bytesPerRow)
    let status = buffer.withUnsafeMutableBytes { pixels in
      tjDecompress2(
        handle, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count),
        pixels.bindMemory(to: UInt8.self).baseAddress, Int32(size.width), Int32(stride),
        Int32(size.height), Int32((isInk ? TJPF_CMYK : TJPF_BGRX).rawValue), TJFLAG_LIMITSCANS)
    }
    guard status != 0 else { return }
    if !Self.isHarmless(message(of: handle)) { throw failure(handle, image) }
  }

  /// Whether the library only found something odd, and the picture is there.
  ///
  /// Its own code calls an error a warning when a warning came before; the text is the error's.
  private static func isHarmless(_ message: String) -> Bool {
    ["extraneous bytes before marker", "Adobe color transform", "JFIF revision", "progression"]
      .contains { message.contains($0) }
  }

  private func message(of handle: tjhandle) -> String {
    tjGetErrorStr2(handle).map { String(cString: $0) } ?? "unknown"
  }

  /// The library's last complaint in our terms.
  private func failure(_ handle: tjhandle, _ image: EncodedImage) -> ImageError {
    let message = message(of: handle)
    // Data that end within a table are followed by an end that the library makes up and stumbles on.
    let hasEnd = image.data.suffix(1024).lastRange(of: Data([0xFF, 0xD9])) != nil
    if !hasEnd || message.lowercased().contains("premature end") {
      return .truncated(name: image.name, format: format)
    }
    return damaged(image, message)
  }

  private func damaged(_ image: EncodedImage, _ reason: String) -> ImageError {
    .damaged(name: image.name, format: format, reason: reason)
  }
}

/// A decoding to n eighths of the size.
struct Reduction: Hashable {
  var numerator: Int
  var denominator: Int

  /// The smallest that the library offers with both sides at least as long as asked.
  static func smallest(of stored: PixelSize, atLeast size: PixelSize) -> Reduction {
    let whole = Reduction(numerator: 1, denominator: 1)
    var count: Int32 = 0
    guard let factors = tjGetScalingFactors(&count) else { return whole }
    return UnsafeBufferPointer(start: factors, count: Int(count))
      .map { Reduction(numerator: Int($0.num), denominator: Int($0.denom)) }
      .filter { $0.numerator <= $0.denominator && $0.covers(size, of: stored) }
      .min { $0.numerator * $1.denominator < $1.numerator * $0.denominator } ?? whole
  }

  private func covers(_ size: PixelSize, of stored: PixelSize) -> Bool {
    let made = self.size(of: stored)
    return made.width >= min(size.width, stored.width)
      && made.height >= min(size.height, stored.height)
  }

  func size(of stored: PixelSize) -> PixelSize {
    PixelSize(
      width: (stored.width * numerator + denominator - 1) / denominator,
      height: (stored.height * numerator + denominator - 1) / denominator)
  }

  func extent(of stored: PixelSize) -> CGSize {
    let factor = CGFloat(numerator) / CGFloat(denominator)
    return CGSize(width: CGFloat(stored.width) * factor, height: CGFloat(stored.height) * factor)
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
