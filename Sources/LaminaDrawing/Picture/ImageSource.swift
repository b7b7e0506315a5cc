public import LaminaGeometry

/// Where a picture comes from; equal sources give equal pictures.
public enum ImageSource: Hashable, Sendable {
  /// A file, by its path.
  case file(String)
  /// Encoded bytes (PNG, JPEG, WebP, GIF, SVG) and a name for messages.
  case data(Data, name: String)
  /// Pixels that are already there, with their pixels for each point.
  case bitmap(Bitmap, scale: CGFloat)

  /// How messages name it.
  public var name: String {
    switch self {
    case .file(let path): path
    case .data(_, let name): name
    case .bitmap(let bitmap, _): "bitmap \(bitmap.size.width)x\(bitmap.size.height)"
    }
  }

  /// Pixels for each point, as far as the source says it: 2 for the file `name@2x.png`, 3 for `name@3x.png`, as on iOS.
  package var scale: CGFloat {
    switch self {
    case .file(let path):
      guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return 1 }
      let stem = path[..<dot]
      return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    case .data: return 1
    case .bitmap(_, let scale): return scale > 0 ? scale : 1
    }
  }
}

/// What a picture's header says.
public struct ImageInfo: Hashable, Sendable {
  /// How many columns and rows of pixels the picture has.
  public var pixelSize: PixelSize
  /// Pixels for each point.
  public var scale: CGFloat
  /// How long each frame of a picture that moves is shown, in seconds; empty for one that stands.
  public var frameDelays: [Double]
  /// How often a picture that moves is played in all; 0 for without end.
  public var loopCount: Int

  /// Makes the description of a picture that does not move, with one pixel for each point, unless
  /// said.
  public init(
    pixelSize: PixelSize, scale: CGFloat = 1, frameDelays: [Double] = [], loopCount: Int = 0
  ) {
    self.pixelSize = pixelSize
    self.scale = scale
    self.frameDelays = frameDelays
    self.loopCount = loopCount
  }

  /// 1 for a picture that stands.
  public var frameCount: Int { max(1, frameDelays.count) }

  /// The size in points.
  public var size: CGSize {
    CGSize(width: CGFloat(pixelSize.width) / scale, height: CGFloat(pixelSize.height) / scale)
  }
}

/// Why a picture cannot be shown.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or its bytes cannot be read; why not.
  case unreadable(name: String, reason: String)
  /// It is in none of the formats that can be decoded.
  case unknownFormat(name: String)
  /// The data ends before the picture does.
  case truncated(name: String, format: String)
  /// The data contradicts its format; where.
  case damaged(name: String, format: String, reason: String)
  /// It has more pixels than the limit.
  case tooLarge(name: String, pixels: PixelSize, limit: Int)
  /// It has more encoded bytes than the limit.
  case tooManyBytes(name: String, bytes: Int, limit: Int)
  /// More frames than the limit.
  case tooManyFrames(name: String, limit: Int)
  /// An animation whose frames together have more pixels than the limit.
  case tooLong(name: String, pixels: Int, limit: Int)
  /// A file of moderate size whose decoding takes more time or memory than a picture may.
  case tooComplex(name: String, format: String, reason: String)
  /// A format that another program reads, which is not there.
  case missingTool(name: String, format: String, tool: String, package: String)

  /// What the picture is called.
  public var name: String {
    switch self {
    case .unreadable(let name, _), .unknownFormat(let name), .truncated(let name, _),
      .damaged(let name, _, _), .tooLarge(let name, _, _), .tooManyBytes(let name, _, _),
      .tooManyFrames(let name, _), .tooLong(let name, _, _), .tooComplex(let name, _, _),
      .missingTool(let name, _, _, _):
      name
    }
  }

  public var description: String {
    switch self {
    case .unreadable(let name, let reason):
      "\(name): cannot be read (\(reason)). Check the path and its permissions."
    case .unknownFormat(let name):
      "\(name): is neither PNG, JPEG, WebP, GIF nor SVG. Convert it to one of them."
    case .truncated(let name, let format):
      "\(name): the \(format) data ends early. Fetch or export the file again."
    case .damaged(let name, let format, let reason):
      "\(name): the \(format) data is damaged (\(reason)). Fetch or export the file again."
    case .tooLarge(let name, let pixels, let limit):
      "\(name): \(pixels.width)x\(pixels.height) pixels are more than the limit of \(limit). "
        + "Scale it down, or raise ImageLimits.pixels."
    case .tooManyBytes(let name, let bytes, let limit):
      "\(name): \(bytes) bytes are more than the limit of \(limit). "
        + "Compress it, or raise ImageLimits.bytes."
    case .tooManyFrames(let name, let limit):
      "\(name): it has more than \(limit) frames. Shorten it, or raise ImageLimits.frames."
    case .tooLong(let name, let pixels, let limit):
      "\(name): \(pixels) pixels in all frames are more than the limit of \(limit). "
        + "Shorten it or scale it down, or raise ImageLimits.animationPixels."
    case .tooComplex(let name, let format, let reason):
      "\(name): the \(format) file asks for too much (\(reason)). Simplify it, or export it as PNG."
    case .missingTool(let name, let format, let tool, let package):
      "\(name): reading \(format) takes \(tool), which is not installed. Install the Debian package "
        + "\(package)."
    }
  }
}

extension ImageError: LocalizedError {
  public var errorDescription: String? { description }
}

/// What a decoder accepts, checked before it decodes.
public struct ImageLimits: Hashable, Sendable {
  /// How many pixels a picture may have.
  public var pixels: Int
  /// How many encoded bytes a picture may have.
  public var bytes: Int
  /// How many frames a picture that moves may have.
  public var frames: Int
  /// How many pixels all frames of a picture that moves may have together.
  public var animationPixels: Int

  /// Makes limits; unless said, of 64 million pixels, 64 MB, 2,000 frames and 100 million pixels in
  /// all of them.
  public init(
    pixels: Int = 64_000_000, bytes: Int = 64 << 20, frames: Int = 2_000,
    animationPixels: Int = 100_000_000
  ) {
    self.pixels = pixels
    self.bytes = bytes
    self.frames = frames
    self.animationPixels = animationPixels
  }
}

/// How pixels are made when a picture is drawn at another size than its own.
public enum Interpolation: Hashable, Sendable {
  /// The nearest pixel: hard edges.
  case none
  /// A straight line between neighbours: fast, and blurred when enlarged.
  case low
  /// A cubic curve through four neighbours in each direction.
  case medium
  /// Lanczos's curve through six neighbours in each direction: the sharpest, and the slowest.
  case high
}
