import LaminaTesting
import Testing

@MainActor @Suite("Where outlines begin")
struct OutlineStartTests {
  /// The colours of a ring's four quarters, clockwise from the upper right.
  private func quarters<S: Shape>(_ shape: S, from: CGFloat, to: CGFloat) -> [Bool] {
    let picture = Harness(size: CGSize(width: 100, height: 100)) {
      shape.trim(from: from, to: to).stroke(.black, lineWidth: 10).padding(10)
    }
    .picture()
    let places = [(82, 18), (82, 82), (18, 82), (18, 18)].map { x, y in
      (50 + (x - 50) * 28 / 32, 50 + (y - 50) * 28 / 32)
    }
    return places.map { picture.pixel(x: $0.0, y: $0.1) & 0xFF < 128 }
  }

  @Test("A circle goes from 3 o'clock to 6, 9 and 12")
  func circle() {
    #expect(quarters(Circle(), from: 0, to: 0.25) == [false, true, false, false])
    #expect(quarters(Circle(), from: 0.25, to: 0.5) == [false, false, true, false])
    #expect(quarters(Circle(), from: 0.75, to: 1) == [true, false, false, false])
    #expect(quarters(Ellipse(), from: 0, to: 0.25) == [false, true, false, false])
  }

  @Test("A ring that is turned by -90 degrees begins at 12 o'clock")
  func ring() {
    let picture = Harness(size: CGSize(width: 100, height: 100)) {
      Circle().trim(from: 0, to: 0.25).stroke(.black, lineWidth: 10)
        .rotationEffect(.degrees(-90)).padding(10)
    }
    .picture()
    #expect(picture.pixel(x: 78, y: 22) & 0xFF < 128)
    #expect(picture.pixel(x: 78, y: 78) & 0xFF > 128)
  }

  @Test("Rounded rectangles and capsules begin in the middle of their right side")
  func rounded() {
    let rect = CGRect(x: 0, y: 0, width: 60, height: 40)
    for path in [
      RoundedRectangle(cornerRadius: 10).path(in: rect), Capsule().path(in: rect),
      Ellipse().path(in: rect), Path(roundedRect: rect, cornerRadius: 4),
    ] {
      #expect(path.elements.first == .move(to: CGPoint(x: 60, y: 20)))
      #expect(PathMeasure(path).angle(at: 0)?.degrees.rounded() == 90)
    }
  }
}
