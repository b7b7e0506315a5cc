import LaminaTesting
import Testing

@Suite struct DirectionTests {
  private static var rightToLeft: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    return environment
  }

  @Test("read from the right, a row begins at the right")
  func row() {
    let harness = Harness(
      size: CGSize(width: 200, height: 40), environment: Self.rightToLeft
    ) {
      HStack(spacing: 0) {
        Color.red.frame(width: 30).accessibilityIdentifier("first")
        Color.blue.frame(width: 50).accessibilityIdentifier("second")
        Spacer()
      }
    }
    #expect(harness.frame(of: "first")?.minX == 170)
    #expect(harness.frame(of: "second")?.minX == 120)
  }

  @Test("a changed direction turns what is on screen")
  func change() {
    let harness = Harness(size: CGSize(width: 200, height: 40)) {
      HStack(spacing: 0) {
        Color.red.frame(width: 30).accessibilityIdentifier("first")
        Spacer()
      }
    }
    #expect(harness.frame(of: "first")?.minX == 0)
    harness.graph.setEnvironment(Self.rightToLeft)
    harness.settle()
    #expect(harness.frame(of: "first")?.minX == 170)
  }
}
