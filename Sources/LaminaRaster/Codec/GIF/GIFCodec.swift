import CGif
import LaminaDrawing
import LaminaGeometry

/// GIF by giflib, a record at a time: its records are counted before anything is decoded.
struct GIFCodec: AnimatedImageCodec {
  private let format = "GIF"

  func header(of image: EncodedImage) throws(ImageError) -> ImageHeader {
    guard image.isWhole else { throw .truncated(name: image.name, format: format) }
    return try image.withBytes { bytes throws(ImageError) in
      let records = try records(in: bytes, image)
      return ImageHeader(format: .gif, storedSize: records.size, animation: records.index)
    }
  }

  private func records(in bytes: UnsafeRawBufferPointer, _ image: EncodedImage)
    throws(ImageError) -> GIFRecords
  {
    do throws(GIFRecords.Failure) {
      return try GIFRecords(bytes, frameLimit: image.limits.frames)
    } catch {
      switch error {
      case .truncated: throw .truncated(name: image.name, format: format)
      case .damaged(let reason): throw damaged(image, reason)
      case .tooManyFrames: throw .tooManyFrames(name: image.name, limit: image.limits.frames)
      }
    }
  }

  /// The first frame, reduced row by row: a large picture shown small never stands in memory whole.
  func decode(_ image: EncodedImage, _ header: ImageHeader, atLeast size: PixelSize)
    throws(ImageError) -> DecodedImage
  {
    guard let frame = header.animation.frames.first else { throw damaged(image, "no frame") }
    var rows = RowReducer(stored: header.storedSize, atLeast: size)
    try image.withBytes { bytes throws(ImageError) in
      var canvas = CanvasRows(place: frame.place, width: header.storedSize.width)
      try withFrame(frame, bytes, image: image) { decoder throws(ImageError) in
        canvas.addEmpty(frame.place.y, to: &rows)
        try decoder.readRows { canvas.draw($0, to: &rows) }
      }
      canvas.addEmpty(header.storedSize.height - frame.place.maxY, to: &rows)
    }
    return rows.finish()
  }

  func patch(_ index: Int, of image: EncodedImage, header: ImageHeader) throws(ImageError)
    -> [UInt32]
  {
    let frame = header.animation.frames[index]
    var pixels: [UInt32] = []
    pixels.reserveCapacity(frame.place.area)
    try image.withBytes { bytes throws(ImageError) in
      try withFrame(frame, bytes, image: image) { decoder throws(ImageError) in
        try decoder.readRows { pixels.append(contentsOf: $0) }
      }
    }
    return pixels
  }

  /// Opens the file at one frame's record; the header before it gives giflib the palette.
  private func withFrame(
    _ frame: FrameIndex.Frame, _ bytes: UnsafeRawBufferPointer, image: EncodedImage,
    _ body: (GIFFrameDecoder) throws(ImageError) -> Void
  ) throws(ImageError) {
    var source = GIFSource(bytes: bytes)
    var status: CInt = 0
    let result = withUnsafeMutablePointer(to: &source) { source in
      Result { () throws(ImageError) in
        guard let file = DGifOpen(source, GIFSource.read, &status) else {
          throw GIFFrameDecoder.failure(status, image)
        }
        defer { DGifCloseFile(file, &status) }
        source.pointee.offset = frame.bytes.lowerBound
        try body(try GIFFrameDecoder(file, frame, bytes: bytes, image: image))
      }
    }
    try result.get()
  }

  private func damaged(_ image: EncodedImage, _ reason: String) -> ImageError {
    .damaged(name: image.name, format: format, reason: reason)
  }
}

/// What giflib reads from.
private struct GIFSource {
  let bytes: UnsafeRawBufferPointer
  var offset = 0

  static let read: InputFunc = { file, target, count in
    guard let source = file?.pointee.UserData?.assumingMemoryBound(to: GIFSource.self),
      let target, count > 0
    else { return 0 }
    let bytes = source.pointee.bytes
    let offset = source.pointee.offset
    let given = min(Int(count), bytes.count - offset)
    guard given > 0, let base = bytes.baseAddress else { return 0 }
    target.update(from: (base + offset).assumingMemoryBound(to: UInt8.self), count: given)
    source.pointee.offset += given
    return CInt(given)
  }
}

/// Puts a frame's rows into rows of the canvas, which is clear around it.
private struct CanvasRows {
  let place: PixelRect
  var row: [UInt32]

  init(place: PixelRect, width: Int) {
    self.place = place
    row = [UInt32](repeating: 0, count: width)
  }

  func addEmpty(_ count: Int, to rows: inout RowReducer) {
    guard count > 0 else { return }
    let empty = [UInt32](repeating: 0, count: row.count)
    for _ in 0..<count { add(empty, to: &rows) }
  }

  mutating func draw(_ pixels: [UInt32], to rows: inout RowReducer) {
    for x in 0..<place.width { row[place.x + x] = pixels[x].withRedFirst }
    add(row, to: &rows)
  }

  private func add(_ row: [UInt32], to rows: inout RowReducer) {
    row.withUnsafeBytes { bytes in
      if let start = bytes.bindMemory(to: UInt8.self).baseAddress { rows.add(start) }
    }
  }
}

extension UInt32 {
  /// 0xAARRGGBB as the bytes red, green, blue, alpha.
  fileprivate var withRedFirst: UInt32 {
    (self & 0xFF00_FF00 | self << 16 & 0x00FF_0000 | self >> 16 & 0xFF).littleEndian
  }
}
