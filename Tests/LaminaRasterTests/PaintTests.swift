import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

@Suite("Gradients")
struct PaintTests {
  private let stops = [Paint.Stop(color: red, location: 0), Paint.Stop(color: blue, location: 1)]
  private let all = CGRect(x: 0, y: 0, width: 40, height: 40)

  @Test("An axial gradient goes on with its end colours", arguments: [0, 1e7])
  func axial(far: CGFloat) {
    let picture = drawing { list in
      list.concatenate(CGAffineTransform(translationX: -far, y: 0))
      list.fill(
        all.offsetBy(dx: far, dy: 0),
        with: .linear(stops, from: CGPoint(x: far + 10, y: 0), to: CGPoint(x: far + 30, y: 0)))
    }
    #expect(picture.rgb(0, 5) == [255, 0, 0] && picture.rgb(8, 5) == [255, 0, 0])
    #expect(picture.rgb(39, 5) == [0, 0, 255] && picture.rgb(31, 5) == [0, 0, 255])
    for x in 10..<30 {
      let part = (Double(x) + 0.5 - 10) / 20
      let expected = [Int((1 - part) * 255 + 0.5), 0, Int(part * 255 + 0.5)]
      #expect(near(picture.rgb(x, 5), expected, within: 2))
    }
  }

  @Test("A radial gradient goes on with its end colours")
  func radial() {
    let picture = drawing {
      $0.fill(
        all,
        with: .radial(stops, center: CGPoint(x: 20, y: 20), startRadius: 4, endRadius: 14))
    }
    #expect(picture.rgb(20, 20) == [255, 0, 0] && picture.rgb(1, 20) == [0, 0, 255])
    let part = (10.5 - 4) / 10
    #expect(near(picture.rgb(30, 20), [Int((1 - part) * 255), 0, Int(part * 255)], within: 3))
  }

  @Test("An angular gradient turns clockwise from its start")
  func angular() {
    let picture = drawing {
      $0.fill(
        all,
        with: .angular(
          stops, center: CGPoint(x: 20, y: 20), startAngle: .zero, endAngle: .degrees(360)))
    }
    #expect(near(picture.rgb(38, 20), [254, 0, 1], within: 2))
    #expect(near(picture.rgb(20, 38), [191, 0, 64], within: 2))
    #expect(near(picture.rgb(1, 20), [127, 0, 128], within: 2))
    #expect(near(picture.rgb(19, 1), [64, 0, 191], within: 2))
    #expect(near(picture.rgb(38, 19), [1, 0, 254], within: 2))
  }

  @Test("An angular gradient over a quarter goes on with its end colours, half way to each")
  func angularQuarter() {
    let picture = drawing {
      $0.fill(
        all,
        with: .angular(
          stops, center: CGPoint(x: 20, y: 20), startAngle: .zero, endAngle: .degrees(90)))
    }
    #expect(near(picture.rgb(32, 32), [128, 0, 128], within: 2))
    #expect(picture.rgb(5, 30) == [0, 0, 255])
    #expect(picture.rgb(30, 5) == [255, 0, 0])
  }

  @Test("A gradient is the same wherever the drawing is cut")
  func cut() {
    let paints: [Paint] = [
      .linear(stops, from: CGPoint(x: 3, y: 0), to: CGPoint(x: 33, y: 20)),
      .radial(stops, center: CGPoint(x: 20, y: 20), startRadius: 0, endRadius: 20),
      .angular(stops, center: CGPoint(x: 20, y: 20), startAngle: .zero, endAngle: .degrees(300)),
    ]
    for paint in paints {
      let list = { (list: inout DisplayList.Recorder) in list.fill(all, with: paint) }
      let whole = drawing { list(&$0) }
      let left = PixelRect(x: 0, y: 0, width: 17, height: 40)
      let right = PixelRect(x: 17, y: 0, width: 23, height: 40)
      let halves = [drawing(clip: [left], list), drawing(clip: [right], list)]
      for x in 0..<40 {
        #expect(whole.pixel(x: x, y: 9) == halves[x < 17 ? 0 : 1].pixel(x: x, y: 9))
      }
    }
  }
}
