import LaminaAnimation
import LaminaGeometry
import LaminaLayers
import Testing

@Suite("Transforms in between")
struct TransformInterpolationTests {
  private func turn(_ degrees: Double, about axis: (CGFloat, CGFloat, CGFloat) = (0, 0, 1))
    -> TransformOperation
  {
    .rotation(.degrees(degrees), x: axis.0, y: axis.1, z: axis.2)
  }

  private func mixed(
    _ old: LayerTransform, _ new: LayerTransform, _ amount: Double
  ) -> LayerTransform { LayerTransform.interpolated(from: old, to: new, amount: amount) }

  private func near(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let pairs: [(CGFloat, CGFloat)] = [
      (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m14, b.m14), (a.m21, b.m21),
      (a.m22, b.m22), (a.m23, b.m23), (a.m24, b.m24), (a.m31, b.m31), (a.m32, b.m32),
      (a.m33, b.m33), (a.m34, b.m34), (a.m41, b.m41), (a.m42, b.m42), (a.m43, b.m43),
      (a.m44, b.m44),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("a turn by 360 degrees turns, from nothing as well as from a turn of 0")
  func fullTurn() {
    for start in [LayerTransform(turn(0)), .identity] {
      let quarter = mixed(start, LayerTransform(turn(360)), 0.25)
      #expect(quarter == LayerTransform(.rotation(.radians(.pi / 2), x: 0, y: 0, z: 1)))
    }
    #expect(mixed(LayerTransform(turn(720)), .identity, 0.5).matrix.m11 == 1)
  }

  @Test("lists of the same kinds mix step by step, the shorter with steps that do nothing")
  func steps() {
    let short = LayerTransform(.scale(x: 1, y: 3, z: 1))
    let long = LayerTransform(
      .scale(x: 3, y: 1, z: 1), .translation(x: 10, y: 20, z: 0), turn(90))
    #expect(
      mixed(short, long, 0.5)
        == LayerTransform(
          .scale(x: 2, y: 2, z: 1), .translation(x: 5, y: 10, z: 0),
          .rotation(.radians(.pi / 4), x: 0, y: 0, z: 1)))
  }

  @Test("perspective mixes as its reciprocal, from none at all")
  func perspective() {
    let half = mixed(.identity, LayerTransform(.perspective(distance: 500)), 0.5)
    #expect(half == LayerTransform(.perspective(distance: 1000)))
  }

  @Test("other lists mix by their parts, turning the shorter way")
  func parts() {
    let (old, new) = (
      LayerTransform(turn(170)),
      LayerTransform(.translation(x: 40, y: 0, z: 0), turn(-170))
    )
    // The way from 170 to 190 degrees, not back through 0.
    let start = old.matrix
    let half = mixed(old, new, 0.5).matrix
    let expected = CATransform3D(rotation: .pi, x: 0, y: 0, z: 1)
    #expect(abs(half.m11 - expected.m11) < 1e-9)
    #expect(abs(half.m12 - expected.m12) < 1e-9)
    #expect(near(mixed(old, new, 0).matrix, start))
    #expect(mixed(old, new, 1) == new)
  }

  @Test("turns about different axes mix as slerp does, at an even pace")
  func slerp() {
    let (old, new) = (
      LayerTransform(turn(90, about: (1, 0, 0))), LayerTransform(turn(90, about: (0, 1, 0)))
    )
    func axis(_ amount: Double) -> SIMD3<Double> {
      let m = mixed(old, new, amount).matrix
      return SIMD3(m.m31, m.m32, m.m33)
    }
    func angle(_ a: CATransform3D, _ b: CATransform3D) -> Double {
      let first: Double = a.m11 * b.m11 + a.m12 * b.m12 + a.m13 * b.m13
      let second: Double = a.m21 * b.m21 + a.m22 * b.m22 + a.m23 * b.m23
      let third: Double = a.m31 * b.m31 + a.m32 * b.m32 + a.m33 * b.m33
      let trace = first + second + third
      return acos(min(max((trace - 1) / 2, -1), 1))
    }
    let places = [0, 0.25, 0.5, 0.75, 1].map { mixed(old, new, $0).matrix }
    let steps = zip(places, places.dropFirst()).map { angle($0, $1) }
    #expect(steps.allSatisfy { abs($0 - steps[0]) < 1e-9 })
    let way = steps.reduce(0, +)
    #expect(abs(way - 2 * Double.pi / 3) < 1e-9)
    #expect(near(places[0], old.matrix))
  }

  @Test("matrices mix by their parts; what flattens space jumps")
  func matrices() {
    let old = LayerTransform(CATransform3D(scaleX: 1, y: 1))
    let new = LayerTransform(
      CATransform3D(scaleX: 3, y: 3).concatenating(CATransform3D(translationX: 8, y: 0)))
    #expect(
      near(
        mixed(old, new, 0.5).matrix,
        CATransform3D(scaleX: 2, y: 2).concatenating(CATransform3D(translationX: 4, y: 0))))
    let flat = LayerTransform(CATransform3D(scaleX: 0, y: 1))
    #expect(mixed(new, flat, 0.5) == flat)
  }
}
