import Lamina
import LaminaTesting
import Testing

/// Shapes cut out of each other, by the names that a program sees which imports all of Lamina.
@MainActor @Suite("Idioms: paths cut out of each other")
struct PathCuttingIdioms {
  private let square = Path(CGRect(x: 10, y: 10, width: 40, height: 40))
  private let beside = Path(CGRect(x: 30, y: 10, width: 40, height: 40))

  /// How many pixels a path has.
  private func area(_ path: Path) throws -> Int {
    let renderer = ImageRenderer(content: path.fill(Color.pureRed).frame(width: 80, height: 60))
    let picture = try #require(renderer.bitmap)
    return (0..<60).reduce(0) { sum, y in
      sum + (0..<80).count { picture.pixel(x: $0, y: y) == 0xFFFF_0000 }
    }
  }

  @Test("What is taken away, shared, put together and shared by neither")
  func rectangles() throws {
    #expect(try area(square.subtracting(beside)) == 800)
    #expect(try area(beside.subtracting(square)) == 800)
    #expect(try area(square.intersection(beside)) == 800)
    #expect(try area(square.union(beside)) == 2_400)
    #expect(try area(square.symmetricDifference(beside)) == 1_600)
  }

  @Test("Curves, too")
  func curves() throws {
    let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 40, height: 40))
    let ring = square.subtracting(circle)
    #expect(!ring.contains(CGPoint(x: 30, y: 30)) && ring.contains(CGPoint(x: 12, y: 12)))
    #expect(circle.subtracting(square).isEmpty)
  }
}
