import CWebP
import LaminaDrawing
import LaminaGeometry

/// WebP by libwebp, scaled while it decodes; an animation's frames one by one.
struct WebPCodec: AnimatedImageCodec {
  func header(of image: EncodedImage) throws(ImageError) -> ImageHeader {
    try image.withBytes { bytes throws(ImageError) in
      let features = try WebPStream(bytes, image).features()
      var header = ImageHeader(
        format: .webp,
        storedSize: PixelSize(width: Int(features.width), height: Int(features.height)))
      if WebPContainer.isNeeded(bytes) {
        // Frames and orientation stand all over the file.
        guard image.isWhole else { throw .truncated(name: image.name, format: "WebP") }
        try WebPContainer.read(bytes, image, into: &header)
      }
      return header
    }
  }

  func decode(_ image: EncodedImage, _ header: ImageHeader, atLeast size: PixelSize)
    throws(ImageError) -> DecodedImage
  {
    guard let first = header.animation.frames.first else {
      return try image.withBytes { bytes throws(ImageError) in
        try WebPStream(bytes, image).decode(header.storedSize, atLeast: size)
      }
    }
    guard first.place == PixelRect(size: header.storedSize) else {
      var canvas: FrameCanvas?
      return try image.decode(header, frame: 0, on: &canvas)
    }
    return try withStream(of: first, image) { stream throws(ImageError) in
      try stream.decode(header.storedSize, atLeast: size)
    }
  }

  func patch(_ index: Int, of image: EncodedImage, header: ImageHeader) throws(ImageError)
    -> [UInt32]
  {
    let frame = header.animation.frames[index]
    var pixels = [UInt32](repeating: 0, count: frame.place.area)
    try withStream(of: frame, image) { stream throws(ImageError) in
      let result = pixels.withUnsafeMutableBytes { target in
        Result { () throws(ImageError) in
          try stream.decode(frame.place.size, into: target, size: frame.place.size)
        }
      }
      try result.get()
    }
    return pixels
  }

  private func withStream<R>(
    of frame: FrameIndex.Frame, _ image: EncodedImage,
    _ body: (WebPStream) throws(ImageError) -> R
  ) throws(ImageError) -> R {
    try image.withBytes { bytes throws(ImageError) in
      try body(WebPStream(UnsafeRawBufferPointer(rebasing: bytes[frame.bytes]), image))
    }
  }
}
