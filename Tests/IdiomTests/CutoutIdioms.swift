import Lamina
import LaminaTesting
import Testing

/// A window in a wall: an outline within an outline, the other way round.
private nonisolated struct Cutout: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path(rect)
    let hole = rect.insetBy(dx: 30, dy: 30)
    path.move(to: CGPoint(x: hole.minX, y: hole.minY))
    path.addLine(to: CGPoint(x: hole.minX, y: hole.maxY))
    path.addLine(to: CGPoint(x: hole.maxX, y: hole.maxY))
    path.addLine(to: CGPoint(x: hole.maxX, y: hole.minY))
    path.closeSubpath()
    return path
  }
}

@MainActor @Suite("Idioms: cut-outs")
struct CutoutIdioms {
  @Test("What lies behind shows through the hole")
  func hole() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      ZStack {
        Color.red
        Cutout().fill(.blue)
      }
    }
    #expect(harness.isRed(50, 50) && harness.isBlue(10, 50))
  }

  @Test("A mask of a shape takes a bite")
  func bite() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Color.blue.mask {
        Rectangle().overlay(Circle().frame(width: 40, height: 40).blendMode(.destinationOut))
          .compositingGroup()
      }
    }
    #expect(harness.isWhite(50, 50) && harness.isBlue(10, 50))
  }
}
