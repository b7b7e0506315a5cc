import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

@Suite("Shadows")
struct ShadowTests {
  /// The coverage that a Gaussian of `sigma` leaves beside an endless straight edge.
  private func profile(_ distance: Double, _ sigma: Double) -> Double {
    0.5 * erfc(distance / (sigma * 2.0.squareRoot()))
  }

  @Test(
    "The edge of a shadow is a Gaussian's within 3 of 255", arguments: [1, 3, 8, 20],
    [1, 1.25, 2])
  func edge(radius: CGFloat, scale: CGFloat) {
    let size = Int(radius * 12 * scale) + 40
    let edge = CGFloat(size / 2)
    let rect = CGRect(
      x: -200, y: -200, width: 200 + edge / scale, height: CGFloat(size) + 400)
    let picture = drawing(size, 8, scale: scale, format: .argb32, background: nil) {
      $0.shadow(Path(rect), color: .black, radius: radius)
    }
    for x in 0..<size {
      let expected = 255 * profile(Double(x) + 0.5 - Double(edge), Double(radius * scale))
      #expect(abs(Double(picture.channels(x, 4)[0]) - expected) <= 3)
    }
  }

  @Test("The nine parts of a rounded box equal the blur of the whole outline")
  func nineParts() {
    let rect = CGRect(x: 30, y: 30, width: 150, height: 120)
    let rounded = Path(roundedRect: rect, cornerRadius: 9)
    // A point on a straight side leaves the outline as it is, but not recognisable.
    var other = Path()
    other.addPath(rounded)
    other.move(to: CGPoint(x: 80, y: 80))
    other.addLine(to: CGPoint(x: 80, y: 80))
    func shadow(_ path: Path) -> Bitmap {
      drawing(210, 180, format: .argb32, background: nil) {
        $0.shadow(path, color: .black, radius: 6)
      }
    }
    let outcome = PictureComparison(channelTolerance: 1).compare(
      shadow(rounded), with: shadow(other))
    #expect(outcome.isMatch, "\(outcome)")
  }

  @Test("A shadow's corner is the product of two Gaussian edges within 3 of 255")
  func corner() {
    let sigma = 5.0
    let picture = drawing(60, 60, format: .argb32, background: nil) {
      $0.shadow(
        Path(CGRect(x: -100, y: -100, width: 130, height: 130)), color: .black, radius: sigma)
    }
    for y in stride(from: 5, to: 60, by: 3) {
      for x in stride(from: 5, to: 60, by: 3) {
        let expected =
          255 * profile(Double(x) + 0.5 - 30, sigma) * profile(Double(y) + 0.5 - 30, sigma)
        #expect(abs(Double(picture.channels(x, y)[0]) - expected) <= 3)
      }
    }
  }

  @Test("A shadow drawn in parts equals the shadow drawn at once", arguments: [true, false])
  func parts(isRounded: Bool) {
    let rect = CGRect(x: 12.4, y: 9.7, width: 33.3, height: 28)
    let path = isRounded ? Path(roundedRect: rect, cornerRadius: 6) : Path(ellipseIn: rect)
    let list = { (list: inout DisplayList.Recorder) in
      list.shadow(path, color: .black, radius: 4)
    }
    let whole = drawing(60, 60, list)
    for x in stride(from: 0, to: 60, by: 12) {
      let clip = PixelRect(x: x, y: 7, width: 12, height: 40)
      let part = drawing(60, 60, clip: [clip], list)
      for y in clip.y..<clip.maxY {
        for column in clip.x..<clip.maxX {
          #expect(part.pixel(x: column, y: y) == whole.pixel(x: column, y: y))
        }
      }
    }
  }
}
