import CGif
import LaminaDrawing
import LaminaGeometry

/// One frame of a GIF at work: the colours of its palette, and its rows in order.
struct GIFFrameDecoder {
  private let file: UnsafeMutablePointer<GifFileType>
  private let image: EncodedImage
  private let place: PixelRect
  /// A colour for each index; clear for the clear one and those beyond the palette.
  private let colors: [UInt32]

  /// Stands before the pixels of `frame`, whose record `file` is about to read.
  init(
    _ file: UnsafeMutablePointer<GifFileType>, _ frame: FrameIndex.Frame,
    bytes: UnsafeRawBufferPointer, image: EncodedImage
  ) throws(ImageError) {
    self.file = file
    self.image = image
    place = frame.place
    var kind = UNDEFINED_RECORD_TYPE
    guard DGifGetRecordType(file, &kind) == GIF_OK, kind == IMAGE_DESC_RECORD_TYPE,
      DGifGetImageHeader(file) == GIF_OK
    else { throw Self.failure(file.pointee.Error, image) }
    let found = file.pointee.Image
    guard (Int(found.Width), Int(found.Height)) == (place.width, place.height) else {
      throw Self.failure(D_GIF_ERR_WRONG_RECORD, image)
    }
    guard let palette = found.ColorMap ?? file.pointee.SColorMap else {
      throw Self.failure(D_GIF_ERR_NO_COLOR_MAP, image)
    }
    colors = Self.colors(of: palette.pointee, clear: frame.clearColor)
  }

  private static func colors(of palette: ColorMapObject, clear: UInt8?) -> [UInt32] {
    var colors = [UInt32](repeating: 0, count: 256)
    for index in 0..<min(Int(palette.ColorCount), 256) where index != clear.map(Int.init) {
      let color = palette.Colors[index]
      colors[index] =
        0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
    }
    return colors
  }

  /// Calls `take` with each row, from the top.
  func readRows(_ take: ([UInt32]) -> Void) throws(ImageError) {
    if file.pointee.Image.Interlace {
      try readInterlaced(take)
    } else {
      var row = [UInt8](repeating: 0, count: place.width)
      for _ in 0..<place.height {
        try readLine(&row)
        take(row.map { colors[Int($0)] })
      }
    }
  }

  /// Every eighth row comes first, then those between, in three more passes.
  private func readInterlaced(_ take: ([UInt32]) -> Void) throws(ImageError) {
    var rows = [[UInt8]](repeating: [], count: place.height)
    var row = [UInt8](repeating: 0, count: place.width)
    for (start, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
      for y in stride(from: start, to: place.height, by: step) {
        try readLine(&row)
        rows[y] = row
      }
    }
    for row in rows { take(row.map { colors[Int($0)] }) }
  }

  private func readLine(_ row: inout [UInt8]) throws(ImageError) {
    guard !row.isEmpty else { return }
    let status = row.withUnsafeMutableBufferPointer {
      DGifGetLine(file, $0.baseAddress, CInt($0.count))
    }
    guard status == GIF_OK else { throw Self.failure(file.pointee.Error, image) }
  }

  /// The library's complaint in our terms.
  static func failure(_ status: CInt, _ image: EncodedImage) -> ImageError {
    switch status {
    case D_GIF_ERR_EOF_TOO_SOON, D_GIF_ERR_READ_FAILED:
      return .truncated(name: image.name, format: "GIF")
    default:
      let reason = GifErrorString(status).map { String(cString: $0) } ?? "not a valid stream"
      return .damaged(name: image.name, format: "GIF", reason: reason)
    }
  }
}
