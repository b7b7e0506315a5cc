import CWebP
import LaminaDrawing
import LaminaGeometry

/// What stands around the pictures of an extended WebP file: frames and orientation.
enum WebPContainer {
  private static let animation: UInt8 = 0x02
  private static let exif: UInt8 = 0x08

  /// Whether the file says that it has frames or an orientation.
  static func isNeeded(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count > 20 && bytes[12..<16].elementsEqual("VP8X".utf8)
      && bytes[20] & (animation | exif) != 0
  }

  static func read(
    _ bytes: UnsafeRawBufferPointer, _ image: EncodedImage, into header: inout ImageHeader
  ) throws(ImageError) {
    var data = WebPData(
      bytes: bytes.bindMemory(to: UInt8.self).baseAddress, size: bytes.count)
    var state = WEBP_DEMUX_PARSE_ERROR
    let demuxer = WebPDemuxPartial(&data, &state)
    defer { WebPDemuxDelete(demuxer) }
    guard let demuxer, state.rawValue >= 0 else {
      throw .damaged(name: image.name, format: "WebP", reason: "not a valid container")
    }
    guard state == WEBP_DEMUX_DONE else { throw .truncated(name: image.name, format: "WebP") }
    header.orientation = orientation(in: demuxer)
    if bytes[20] & animation != 0 {
      header.animation = try frames(in: demuxer, bytes, image: image)
    }
  }

  private static func orientation(in demuxer: OpaquePointer) -> ImageOrientation {
    var chunk = WebPChunkIterator()
    guard WebPDemuxGetChunk(demuxer, "EXIF", 1, &chunk) != 0 else { return .up }
    defer { WebPDemuxReleaseChunkIterator(&chunk) }
    let body = UnsafeRawBufferPointer(start: chunk.chunk.bytes, count: chunk.chunk.size)
    return ExifReader(body[...])?.orientation ?? .up
  }

  private static func frames(
    in demuxer: OpaquePointer, _ bytes: UnsafeRawBufferPointer, image: EncodedImage
  ) throws(ImageError) -> FrameIndex {
    let count = Int(WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT))
    guard count <= image.limits.frames else {
      throw .tooManyFrames(name: image.name, limit: image.limits.frames)
    }
    var index = FrameIndex(loopCount: Int(WebPDemuxGetI(demuxer, WEBP_FF_LOOP_COUNT)))
    var iterator = WebPIterator()
    guard WebPDemuxGetFrame(demuxer, 1, &iterator) != 0 else {
      throw .damaged(name: image.name, format: "WebP", reason: "no frame")
    }
    defer { WebPDemuxReleaseIterator(&iterator) }
    repeat {
      if let frame = frame(iterator, bytes) { index.frames.append(frame) }
    } while WebPDemuxNextFrame(&iterator) != 0
    return index
  }

  private static func frame(_ iterator: WebPIterator, _ bytes: UnsafeRawBufferPointer)
    -> FrameIndex.Frame?
  {
    guard let base = bytes.baseAddress, let start = iterator.fragment.bytes else { return nil }
    let offset = UnsafeRawPointer(start) - base
    return FrameIndex.Frame(
      place: PixelRect(
        x: Int(iterator.x_offset), y: Int(iterator.y_offset), width: Int(iterator.width),
        height: Int(iterator.height)),
      delay: FrameIndex.delay(milliseconds: Int(iterator.duration)),
      disposal: iterator.dispose_method == WEBP_MUX_DISPOSE_BACKGROUND ? .clear : .keep,
      isBlended: iterator.blend_method == WEBP_MUX_BLEND && iterator.has_alpha != 0,
      bytes: offset..<offset + iterator.fragment.size)
  }
}
