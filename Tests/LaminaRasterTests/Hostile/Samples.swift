import CTurboJPEG
import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import SeededRandom

/// Small and large files of every format, made by code or beside the tests.
enum Sample {
  /// One of each format and kind, each a few kilobytes at most.
  static let small = [
    "rose.png", "interlaced.png", "palette.png", "plasma.jpg", "progressive.jpg", "cmyk.jpg",
    "rose.webp", "lossless.webp", "animated.webp", "moving.webp", "rose.gif", "moving.gif",
    "drawing.svg",
  ]

  /// One of each format and kind with more than 20 kB.
  static let large = [
    "noise.png", "noise.jpg", "noise progressive.jpg", "noise.gif", "noise moving.gif",
    "noise moving.webp", "noise.svg",
  ]

  static func data(_ name: String) throws -> Data {
    switch name {
    case "moving.gif": GIFBuilder.random(frames: 8, seed: 5).data
    case "moving.webp", "noise moving.webp": try movingWebP(frames: name == "moving.webp" ? 5 : 30)
    case "drawing.svg": Data(drawing.utf8)
    case "noise.png": try noise(width: 96, height: 80).pngData()
    case "noise.jpg": jpeg(noise(width: 240, height: 200), flags: 0)
    case "noise progressive.jpg": jpeg(noise(width: 240, height: 200), flags: TJFLAG_PROGRESSIVE)
    case "noise.gif": GIFBuilder(width: 240, height: 180, frames: [noisyFrame(1)]).data
    case "noise moving.gif":
      GIFBuilder(width: 240, height: 180, frames: (0..<4).map { noisyFrame(UInt64($0)) }).data
    case "noise.svg": Data(noisyDrawing.utf8)
    default: try Fixture.data(name)
    }
  }

  private static func movingWebP(frames count: Int) throws -> Data {
    let patch = try Fixture.data(count > 5 ? "rose-lossless.webp" : "lossless.webp")
    return WebPBuilder(
      width: 80, height: 60,
      frames: (0..<count).map {
        .init(patch: patch, x: $0 % 4 * 2, y: $0 % 3 * 2, isCleared: $0 % 3 == 1)
      }
    ).data
  }

  private static func noisyFrame(_ seed: UInt64) -> GIFBuilder.Frame {
    var random = SeededNumbers(seed: seed)
    return GIFBuilder.Frame(
      width: 240, height: 180,
      pixels: (0..<240 * 180).map { _ in UInt8.random(in: 0...7, using: &random) })
  }

  static func noise(width: Int, height: Int) -> Bitmap {
    let buffer = PixelBuffer(size: PixelSize(width: width, height: height), format: .rgb24)
    var random = SeededNumbers(seed: 9)
    buffer.withUnsafeMutableBytes { bytes in
      for place in stride(from: 0, to: bytes.count, by: 4) {
        let color = UInt32.random(in: 0...0xFF_FFFF, using: &random)
        bytes.storeBytes(of: color, toByteOffset: place, as: UInt32.self)
      }
    }
    return Bitmap(buffer)
  }

  /// Compressed by libjpeg-turbo itself.
  static func jpeg(_ bitmap: Bitmap, flags: CInt) -> Data {
    var (bytes, count): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
    let handle = tjInitCompress()
    defer {
      tjDestroy(handle)
      tjFree(bytes)
    }
    _ = bitmap.withUnsafeBytes { pixels in
      tjCompress2(
        handle, pixels.bindMemory(to: UInt8.self).baseAddress, CInt(bitmap.size.width),
        CInt(bitmap.bytesPerRow), CInt(bitmap.size.height), CInt(TJPF_BGRX.rawValue), &bytes,
        &count, CInt(TJSAMP_420.rawValue), 80, flags)
    }
    return bytes.map { Data(bytes: $0, count: Int(count)) } ?? Data()
  }

  /// A drawing with a bit of everything.
  private static let drawing = """
    <?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" width="60" height="40" viewBox="0 0 60 40">
    <style>.a{fill:#c33}#b{opacity:.5}</style>
    <defs><linearGradient id="g"><stop offset="0" stop-color="#08f"/><stop offset="1"/></linearGradient>
    <filter id="f"><feGaussianBlur stdDeviation="2"/><feOffset dx="1" dy="2"/></filter>
    <clipPath id="c"><circle cx="30" cy="20" r="15"/></clipPath>
    <pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 0l4 4"/></pattern>
    <mask id="m"><rect width="60" height="40" fill="#fff"/></mask></defs>
    <g clip-path="url(#c)" transform="rotate(10)"><rect class="a" width="30" height="20"/></g>
    <path d="M10 30C20 10 40 50 50 20Z" fill="url(#g)" stroke="#000" stroke-dasharray="3 1"/>
    <use href="#b" x="4"/><rect id="b" x="5" y="5" width="9" height="9" fill="url(#p)"/>
    <text x="5" y="30" font-size="9">Aa</text>
    <ellipse cx="40" cy="12" rx="8" ry="5" filter="url(#f)" mask="url(#m)"/></svg>
    """

  private static let noisyDrawing: String = {
    var random = SeededNumbers(seed: 2)
    let shapes = (0..<600).map { _ in
      let place = (0..<4).map { _ in Int.random(in: 0...99, using: &random) }
      return "<rect x='\(place[0])' y='\(place[1])' width='\(place[2])' height='\(place[3])'/>\n"
    }
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 99 99'>\n\(shapes.joined())</svg>"
  }()
}
