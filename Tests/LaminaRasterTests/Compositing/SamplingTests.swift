import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing
import SeededRandom

@Suite("Bitmaps turned, scaled and in perspective")
struct SamplingTests {
  /// Red with a blue column in the middle, 9 x 9.
  private let bitmap: Bitmap = {
    let buffer = PixelBuffer(size: PixelSize(width: 9, height: 9), format: .argb32)
    buffer.withUnsafeMutableBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for index in 0..<81 { pixels[index] = index % 9 == 4 ? 0xFF00_00FF : 0xFFFF_0000 }
    }
    return Bitmap(buffer)
  }()

  private func place(_ transform: CGAffineTransform) -> ProjectionTransform {
    ProjectionTransform(transform)
  }

  @Test("On whole pixels it is copied, faded by its opacity")
  func whole() {
    let found = drawing { list in
      list.bitmap(bitmap, transform: place(CGAffineTransform(translationX: 3, y: 5)))
      list.bitmap(
        bitmap, transform: place(CGAffineTransform(translationX: 20, y: 5)), opacity: 0.5)
    }
    #expect(found.rgb(3, 5) == [255, 0, 0] && found.rgb(7, 5) == [0, 0, 255])
    #expect(found.rgb(2, 5) == [255, 255, 255] && found.rgb(12, 5) == [255, 255, 255])
    #expect(near(found.rgb(20, 5), [255, 128, 128]) && near(found.rgb(24, 5), [128, 128, 255]))
  }

  @Test("Between pixels the edges are as soft as they are covered, and columns are mixed")
  func between() {
    let found = drawing { list in
      list.bitmap(bitmap, transform: place(CGAffineTransform(translationX: 3.25, y: 5)))
    }
    #expect(near(found.rgb(3, 8), [255, 64, 64]))
    #expect(near(found.rgb(12, 8), [255, 191, 191]))
    #expect(near(found.rgb(7, 8), [64, 0, 191]))
  }

  @Test("Four times as large, edges stay sharp and columns run into each other")
  func enlarged() {
    let found = drawing { list in
      list.bitmap(bitmap, transform: place(CGAffineTransform(scaleX: 4, y: 4)))
    }
    #expect(found.rgb(35, 20) == [255, 0, 0] && found.rgb(36, 20) == [255, 255, 255])
    #expect(near(found.rgb(16, 20), [96, 0, 159]))
    let hard = drawing { list in
      list.bitmap(
        bitmap, transform: place(CGAffineTransform(scaleX: 4, y: 4)), interpolation: .none)
    }
    #expect(hard.rgb(16, 20) == [0, 0, 255] && hard.rgb(15, 20) == [255, 0, 0])
  }

  @Test("A quarter turn shows each pixel exactly")
  func quarterTurn() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
      .concatenating(CGAffineTransform(translationX: 9, y: 0))
    let found = drawing { $0.bitmap(bitmap, transform: place(turn)) }
    #expect(found.rgb(2, 4) == [0, 0, 255] && found.rgb(2, 3) == [255, 0, 0])
    #expect(found.rgb(0, 0) == [255, 0, 0] && found.rgb(9, 4) == [255, 255, 255])
  }

  @Test("A turned square covers its area, whatever the angle")
  func area() {
    for degrees in stride(from: 0.0, to: 90, by: 7) {
      let turn = CGAffineTransform(translationX: -4.5, y: -4.5)
        .concatenating(CGAffineTransform(rotationAngle: degrees * .pi / 180))
        .concatenating(CGAffineTransform(scaleX: 2, y: 2))
        .concatenating(CGAffineTransform(translationX: 20.3, y: 19.7))
      let found = drawing(format: .argb32, background: nil) {
        $0.bitmap(bitmap, transform: place(turn))
      }
      let covered = found.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
      #expect(abs(covered - 18 * 18) < 4, "at \(degrees): \(covered)")
    }
  }

  @Test("A tenth as large, no pixel is skipped")
  func reduced() {
    let found = drawing(4, 4) {
      $0.bitmap(bitmap, transform: place(CGAffineTransform(scaleX: 1.0 / 9, y: 1.0 / 9)))
    }
    let channels = found.rgb(0, 0)
    #expect(channels[2] > 8 && channels[2] < 70, "a ninth is blue: \(channels)")
  }

  @Test("Drawn in two parts it equals drawn at once, to the last bit")
  func parts() {
    for seed in 0..<40 {
      var generator = SeededNumbers(seed: UInt64(seed))
      func number(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &generator)
      }
      var projection = place(
        CGAffineTransform(
          a: number(-4...4), b: number(-4...4), c: number(-4...4), d: number(-4...4),
          tx: number(0...40), ty: number(0...40)))
      if seed % 2 == 0 { (projection.m13, projection.m23) = (number(-0.1...0.1), 0.02) }
      let map = projection
      let split = Int.random(in: 1..<39, using: &generator)
      let whole = drawing { $0.bitmap(bitmap, transform: map) }
      for parts in [
        [
          PixelRect(x: 0, y: 0, width: split, height: 40),
          PixelRect(x: split, y: 0, width: 40 - split, height: 40),
        ],
        [
          PixelRect(x: 0, y: 0, width: 40, height: split),
          PixelRect(x: 0, y: split, width: 40, height: 40 - split),
        ],
      ] {
        let buffer = PixelBuffer(size: PixelSize(width: 40, height: 40), format: .rgb24)
        for clip in parts {
          CairoRasterizer().draw(
            DisplayList {
              $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40), with: .color(.white))
              $0.bitmap(bitmap, transform: map)
            }, into: buffer, transform: .identity, clip: [clip], token: CancellationToken())
        }
        #expect(Bitmap(buffer).pixels == whole.pixels, "seed \(seed)")
      }
    }
  }

  @Test("Perspective: nearer parts are larger, lines stay straight")
  func perspective() {
    // A turn about the vertical middle, seen from 40 points.
    var eye = CATransform3D.identity
    eye.m34 = -1 / 40
    let map = ProjectionTransform(
      CATransform3D(translationX: -10, y: -10)
        .concatenating(CATransform3D(rotation: .pi / 4, x: 0, y: 1, z: 0)).concatenating(eye)
        .concatenating(CATransform3D(translationX: 20, y: 20)))
    let found = drawing(format: .argb32, background: nil) { list in
      list.group(
        GroupStyle(projection: map, bounds: CGRect(x: 0, y: 0, width: 20, height: 20))
      ) { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20), with: .color(red)) }
    }
    let corners = [(0, 0), (20, 0), (20, 20), (0, 20)]
      .map { CGPoint(x: $0.0, y: $0.1).applying(map) }
    let outline = Path { $0.addLines(corners) }
    let exact = drawing(format: .argb32, background: nil) { $0.fill(outline, with: .color(red)) }
    for (a, b) in zip(found.pixels, exact.pixels) {
      #expect(abs(Int(a >> 24) - Int(b >> 24)) <= 24, "coverage")
    }
    let height: (Int) -> Int = { x in (0..<40).count { found.channels(x, $0)[0] > 127 } }
    let (left, right) = (height(Int(corners[0].x) + 2), height(Int(corners[1].x) - 2))
    #expect(left != right)
  }

  @Test("What lies behind the eye is not seen, the rest is")
  func behind() {
    var map = ProjectionTransform()
    map.m13 = -0.05  // w = 1 - x / 20
    let found = drawing { list in
      list.group(GroupStyle(projection: map, bounds: CGRect(x: 0, y: 0, width: 100, height: 10))) {
        $0.fill(CGRect(x: 0, y: 0, width: 100, height: 10), with: .color(red))
      }
    }
    // x' = x / (1 - x / 20) comes to 40 at x = 13.3: all 40 columns show what lies before that.
    for x in 1..<39 { #expect(found.rgb(x, 2) == [255, 0, 0], "column \(x)") }
  }

  @Test("A kept drawing is drawn once and shown many times")
  func cached() {
    let list = DisplayList { $0.fill(CGRect(x: 1, y: 1, width: 8, height: 8), with: .color(red)) }
    let kept = CachedDrawing(
      list, covering: PixelRect(x: 0, y: 0, width: 10, height: 10), scale: 1)
    #expect(!kept.isDrawn)
    let found = drawing { list in
      list.cached(kept)
      list.cached(
        kept, transform: place(CGAffineTransform(translationX: 20, y: 0)), opacity: 0.5)
    }
    #expect(kept.isDrawn)
    #expect(found.rgb(0, 0) == [255, 255, 255] && found.rgb(5, 5) == [255, 0, 0])
    #expect(near(found.rgb(25, 5), [255, 128, 128]))
  }
}
