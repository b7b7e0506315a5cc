import LaminaGeometry
import Testing

@Suite("Angles")
struct AngleTests {
  @Test("Degrees and radians name one angle")
  func units() {
    #expect(Angle(degrees: 180).radians == .pi)
    #expect(Angle.radians(.pi / 2).degrees == 90)
    var angle = Angle.zero
    angle.degrees = 45
    #expect(abs(angle.radians - .pi / 4) < 1e-12)
  }

  @Test("Angles add, subtract, turn round and compare")
  func arithmetic() {
    #expect((Angle.radians(1) + .radians(2)).radians == 3)
    #expect((Angle.radians(1) - .radians(2)).radians == -1)
    #expect((-Angle.radians(1)).radians == -1)
    #expect(Angle.degrees(10) < .degrees(20))
  }
}
