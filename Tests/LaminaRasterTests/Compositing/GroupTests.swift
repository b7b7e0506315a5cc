import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

@Suite("Groups and masks")
struct GroupTests {
  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("Red at one half with an opaque green child on white: the child's area is (128, 255, 128)")
  func groupOpacity() {
    let found = drawing { list in
      list.group(opacity: 0.5) {
        $0.fill(box(0, 0, 40, 40), with: .color(red))
        $0.fill(box(10, 10, 20, 20), with: .color(green))
      }
    }
    #expect(near(found.rgb(20, 20), [128, 255, 128], within: 0))
    #expect(near(found.rgb(2, 2), [255, 128, 128], within: 0))
  }

  @Test("A mask's alpha counts, not its colour; outside of it there is nothing")
  func mask() {
    let found = drawing { list in
      list.masked {
        $0.fill(box(0, 0, 40, 40), with: .color(red))
      } by: {
        $0.fill(box(0, 0, 20, 40), with: .color(green))
        $0.fill(box(20, 0, 10, 40), with: .color(blue.opacity(0.5)))
      }
    }
    #expect(found.rgb(10, 10) == [255, 0, 0])
    #expect(near(found.rgb(25, 10), [255, 128, 128]))
    #expect(found.rgb(35, 10) == [255, 255, 255])
  }

  @Test("A gradient fades what it masks, linearly")
  func gradientMask() {
    let found = drawing(100, 4) { list in
      list.masked {
        $0.fill(box(0, 0, 100, 4), with: .color(.black))
      } by: {
        let stops = [
          Paint.Stop(color: .black, location: 0), Paint.Stop(color: .clear, location: 1),
        ]
        $0.fill(
          box(0, 0, 100, 4),
          with: .linear(stops, from: .zero, to: CGPoint(x: 100, y: 0)))
      }
    }
    for x in stride(from: 5, to: 100, by: 10) {
      let wanted = Int(((Double(x) + 0.5) / 100 * 255).rounded())
      #expect(near(found.rgb(x, 2), [wanted, wanted, wanted], within: 2))
    }
  }

  @Test("A mask cuts its own group only; one without a group hides itself")
  func maskScope() {
    let found = drawing { list in
      list.fill(box(0, 0, 40, 40), with: .color(blue))
      list.masked {
        $0.fill(box(0, 0, 20, 20), with: .color(red))
      } by: {
        $0.clip(box(0, 0, 10, 10))
        $0.fill(box(0, 0, 40, 40), with: .color(.black))
      }
    }
    #expect(found.rgb(5, 5) == [255, 0, 0])
    #expect(found.rgb(15, 15) == [0, 0, 255])
    let stray = DisplayList(commands: [
      .beginMask, .fillRect(box(0, 0, 4, 4), .color(red)), .endMask,
      .fillRect(box(4, 0, 4, 4), .color(green)),
    ])
    let bitmap = CairoRasterizer().bitmap(
      of: stray, covering: PixelRect(x: 0, y: 0, width: 8, height: 4), scale: 1)
    #expect(bitmap?.pixel(x: 1, y: 1) == 0)
    #expect(bitmap?.pixel(x: 5, y: 1) == 0xFF00_FF00)
  }

  @Test(
    "A group's blur is that of a Gaussian, soft beyond the edges", arguments: [1, 2] as [CGFloat])
  func softBlur(scale: CGFloat) {
    let radius: CGFloat = 4
    let found = drawing(80, 20, scale: scale, format: .argb32, background: nil) { list in
      list.group(GroupStyle(filters: [.blur(radius: radius)])) {
        $0.fill(box(-100, -100, 100 + 40 / scale, 300), with: .color(.black))
      }
    }
    for x in 25..<55 {
      // A pixel's mean over the falling edge of the bell curve's integral.
      let distance = (Double(x) + 0.5 - 40) / (Double(radius * scale) * 2.0.squareRoot())
      let wanted = Int((255 * 0.5 * erfc(distance)).rounded())
      #expect(abs(found.channels(x, 10)[0] - wanted) <= 3, "at \(x)")
    }
  }

  @Test(
    "A blur is the same whatever clear room lies beside it", arguments: [6, 12, 30] as [CGFloat])
  func blurWithinBounds(radius: CGFloat) {
    let ink = box(61, 47, 33, 21)
    func blurred(within bounds: CGRect?) -> Bitmap {
      drawing(160, 120, format: .argb32, background: nil) { list in
        list.group(GroupStyle(filters: [.blur(radius: radius)], bounds: bounds)) {
          $0.fill(ink, with: .color(red))
        }
      }
    }
    let tight = blurred(within: ink)
    #expect(blurred(within: nil).pixels == tight.pixels)
    for step in 1...9 {
      let inset = CGFloat(step)
      let room = box(61 - inset, 47 - 2 * inset, 33 + 3 * inset, 21 + 2 * inset)
      #expect(blurred(within: room).pixels == tight.pixels, "\(inset) beside")
    }
  }

  @Test("An opaque blur stays opaque up to the group's bounds")
  func opaqueBlur() {
    let bounds = box(10, 10, 20, 20)
    let found = drawing(40, 40, format: .argb32, background: nil) { list in
      list.group(GroupStyle(filters: [.blur(radius: 3, opaque: true)], bounds: bounds)) {
        $0.fill(bounds, with: .color(red))
      }
    }
    #expect(found.channels(10, 10) == [255, 255, 0, 0])
    #expect(found.channels(29, 29) == [255, 255, 0, 0])
    #expect(found.channels(9, 9) == [0, 0, 0, 0])
  }

  @Test("Filters are carried out in order, before opacity")
  func filters() {
    let found = drawing { list in
      list.group(GroupStyle(opacity: 0.5, filters: [.colorInvert, .colorMultiply(.white)])) {
        $0.fill(box(0, 0, 40, 40), with: .color(red))
      }
    }
    #expect(near(found.rgb(5, 5), [128, 255, 255]))
  }

  @Test("A blurred group knows what it touches")
  func ink() {
    let list = DisplayList {
      $0.group(GroupStyle(filters: [.blur(radius: 5)])) {
        $0.fill(box(10, 10, 10, 10), with: .color(red))
      }
    }
    #expect(list.inkBounds == box(10, 10, 10, 10).insetBy(dx: -20, dy: -20))
    let moved = ProjectionTransform(CGAffineTransform(translationX: 7, y: 0))
    let projected = DisplayList {
      $0.group(GroupStyle(projection: moved)) { $0.fill(box(0, 0, 5, 5), with: .color(red)) }
    }
    #expect(projected.inkBounds == box(7, 0, 5, 5))
  }
}
