import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

@Suite("Backdrop filters")
struct BackdropTests {
  private let page = CGRect(x: 0, y: 0, width: 40, height: 40)

  @Test("What lies below is changed inside the outline and nowhere else")
  func outline() {
    let found = drawing { list in
      list.fill(page, with: .color(red))
      list.backdrop(Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)), filters: [.gray])
      list.fill(CGRect(x: 0, y: 18, width: 40, height: 4), with: .color(blue))
    }
    #expect(near(found.rgb(20, 15), [54, 54, 54]))
    #expect(found.rgb(5, 5) == [255, 0, 0])
    #expect(found.rgb(11, 11) == [255, 0, 0], "the corner of the outline's box")
    #expect(found.rgb(20, 20) == [0, 0, 255], "what comes later is not changed")
  }

  @Test("A blur looks at nothing beyond the outline's box")
  func edges() {
    let found = drawing { list in
      list.fill(page, with: .color(red))
      list.fill(CGRect(x: 10, y: 10, width: 20, height: 20), with: .color(green))
      list.backdrop(
        Path(CGRect(x: 10, y: 10, width: 20, height: 20)), filters: [.blur(radius: 6)])
    }
    for x in 10..<30 { #expect(found.rgb(x, 20) == [0, 255, 0]) }
  }

  @Test("Inside a group only the group is seen")
  func grouped() {
    let found = drawing { list in
      list.fill(page, with: .color(red))
      list.group(opacity: 1) {
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 40), with: .color(green))
        $0.backdrop(Path(page), filters: [.colorInvert])
      }
    }
    #expect(found.rgb(10, 10) == [255, 0, 255])
    #expect(found.rgb(30, 10) == [255, 0, 0])
  }
}
