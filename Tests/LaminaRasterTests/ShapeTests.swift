import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

@Suite("Shapes")
struct ShapeTests {
  @Test("Red at one half over white is (255, 128, 128)")
  func translucentFill() {
    let picture = drawing {
      $0.fill(CGRect(x: 10, y: 10, width: 10, height: 10), with: .color(red.opacity(0.5)))
    }
    #expect(near(picture.rgb(15, 15), [255, 128, 128]))
    #expect(picture.rgb(9, 15) == [255, 255, 255])
  }

  @Test("A rectangle on pixel borders has no soft edge", arguments: [1, 1.25, 2])
  func crispRectangle(scale: CGFloat) {
    let rect = CGRect(x: 8, y: 4, width: 12, height: 8)
    let picture = drawing(60, 40, scale: scale) { $0.fill(rect, with: .color(red)) }
    let (left, top) = (Int(8 * scale), Int(4 * scale))
    let (right, bottom) = (Int(20 * scale), Int(12 * scale))
    for y in 0..<40 {
      for x in 0..<60 {
        let isInside = x >= left && x < right && y >= top && y < bottom
        #expect(picture.rgb(x, y) == (isInside ? [255, 0, 0] : [255, 255, 255]))
      }
    }
  }

  @Test("A line one pixel wide along pixel centres is one pixel", arguments: [1, 1.25, 2])
  func hairline(scale: CGFloat) {
    let y = 10.5 / scale
    let line = Path {
      $0.move(to: CGPoint(x: 0, y: y))
      $0.addLine(to: CGPoint(x: 40 / scale, y: y))
    }
    let picture = drawing(scale: scale) {
      $0.stroke(line, with: .color(.black), style: StrokeStyle(lineWidth: 1 / scale))
    }
    #expect((0..<40).map { picture.rgb(20, $0)[0] } == (0..<40).map { $0 == 10 ? 0 : 255 })
  }

  @Test("A group's opacity counts once where its parts overlap")
  func groupOpacity() {
    let picture = drawing { list in
      list.group(opacity: 0.5) { group in
        group.fill(CGRect(x: 0, y: 0, width: 20, height: 20), with: .color(red))
        group.fill(CGRect(x: 10, y: 0, width: 20, height: 20), with: .color(green))
      }
    }
    #expect(near(picture.rgb(5, 5), [255, 128, 128]))
    #expect(near(picture.rgb(15, 5), [128, 255, 128]))
  }

  @Test("Parts that are each translucent add up where they overlap")
  func singleOpacity() {
    let picture = drawing { list in
      list.fill(CGRect(x: 0, y: 0, width: 20, height: 20), with: .color(red.opacity(0.5)))
      list.fill(CGRect(x: 10, y: 0, width: 20, height: 20), with: .color(green.opacity(0.5)))
    }
    #expect(near(picture.rgb(15, 5), [128, 192, 64]))
  }

  @Test("A clip ends with its saving")
  func clipping() {
    let picture = drawing { list in
      list.saving {
        $0.clip(CGRect(x: 0, y: 0, width: 10, height: 40))
        $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20), with: .color(red))
      }
      list.fill(CGRect(x: 0, y: 20, width: 40, height: 20), with: .color(blue))
    }
    #expect(picture.rgb(9, 5) == [255, 0, 0])
    #expect(picture.rgb(10, 5) == [255, 255, 255])
    #expect(picture.rgb(30, 30) == [0, 0, 255])
  }

  @Test("Only the pixels of the draw call's clip change")
  func drawClip() {
    let clip = [
      PixelRect(x: 0, y: 0, width: 10, height: 10), PixelRect(x: 20, y: 20, width: 10, height: 10),
    ]
    let picture = drawing(clip: clip) {
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40), with: .color(red))
    }
    for y in 0..<40 {
      for x in 0..<40 {
        let isInside = clip.contains { x >= $0.x && x < $0.maxX && y >= $0.y && y < $0.maxY }
        #expect(picture.rgb(x, y) == (isInside ? [255, 0, 0] : [255, 255, 255]))
      }
    }
  }
}
