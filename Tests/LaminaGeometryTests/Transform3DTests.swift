import LaminaGeometry
import Testing

@Suite("Transforms of space")
struct Transform3DTests {
  private let sample = CATransform3D(scaleX: 2, y: 3, z: 0.5)
    .concatenating(CATransform3D(rotation: 0.7, x: 1, y: 2, z: -1))
    .concatenating(CATransform3D(translationX: 5, y: -7, z: 11))

  private func distance(_ a: CATransform3D, _ b: CATransform3D) -> CGFloat {
    let pairs = [
      (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m14, b.m14), (a.m21, b.m21),
      (a.m22, b.m22), (a.m23, b.m23), (a.m24, b.m24), (a.m31, b.m31), (a.m32, b.m32),
      (a.m33, b.m33), (a.m34, b.m34), (a.m41, b.m41), (a.m42, b.m42), (a.m43, b.m43),
      (a.m44, b.m44),
    ]
    return pairs.map { abs($0.0 - $0.1) }.max() ?? 0
  }

  @Test("A turn about z is the plane's turn, clockwise")
  func turn() {
    let turn = CATransform3D(rotation: 0.5, x: 0, y: 0, z: 3)
    let flat = CGAffineTransform(rotationAngle: 0.5)
    #expect(distance(turn, CATransform3D(flat)) < 1e-12)
    #expect(turn.isAffine)
    #expect(!CATransform3D(rotation: 0.5, x: 0, y: 1, z: 0).isAffine)
    #expect(CATransform3D(rotation: 0.5, x: 0, y: 0, z: 0).isIdentity)
  }

  @Test("The inverse undoes, and a flattening map has none")
  func inverse() throws {
    let inverse = try #require(sample.inverted())
    #expect(distance(sample.concatenating(inverse), .identity) < 1e-12)
    #expect(CATransform3D(scaleX: 0, y: 1).inverted() == nil)
  }

  @Test("A transform is the composition of its parts")
  func decomposition() throws {
    var skewed = sample
    skewed.m21 += 0.4
    // As in CSS the parts are those of the transform whose m44 is 1.
    let flat = CATransform3D(scaleX: 2, y: 3, z: 0.5)
      .concatenating(CATransform3D(rotation: 0.7, x: 1, y: 2, z: -1))
    let seen = flat.concatenating(CATransform3D(perspectiveDistance: 300))
    let mirrored = CATransform3D(scaleX: -1, y: 1).concatenating(sample)
    for transform in [CATransform3D.identity, sample, skewed, seen, mirrored] {
      let parts = try #require(transform.decomposed())
      #expect(distance(CATransform3D(parts), transform) < 1e-9)
    }
    #expect(CATransform3D(scaleX: 0, y: 1).decomposed() == nil)
    let parts = try #require(CATransform3D(rotation: .pi / 2, x: 0, y: 0, z: 1).decomposed())
    #expect(abs(parts.rotation.z - 0.5.squareRoot()) < 1e-12)
    #expect(abs(parts.rotation.w - 0.5.squareRoot()) < 1e-12)
  }

  @Test("Half the way to the eye is twice as large")
  func perspective() {
    let near = CATransform3D(translationX: 0, y: 0, z: 50)
      .concatenating(CATransform3D(perspectiveDistance: 100))
    let point = CGPoint(x: 10, y: -4).applying(ProjectionTransform(near))
    #expect(point == CGPoint(x: 20, y: -8))
    #expect(!ProjectionTransform(near).isAffine || near.m44 == 1)
  }

  @Test("A projection and its inverse, one after the other, change nothing")
  func projectionInverse() throws {
    let turned = CATransform3D(rotation: 1, x: 0, y: 1, z: 0)
      .concatenating(CATransform3D(perspectiveDistance: 400))
    let projection = ProjectionTransform(turned)
    let inverse = projection.inverted()
    let point = CGPoint(x: 31, y: 17).applying(projection).applying(inverse)
    #expect(abs(point.x - 31) < 1e-9 && abs(point.y - 17) < 1e-9)
    #expect(
      CGPoint(x: 3, y: 4).applying(projection.concatenating(inverse)).x.distance(to: 3).magnitude
        < 1e-9)
  }

  @Test("What lies behind the eye is cut from a rectangle")
  func behind() {
    // The right half of the plane comes towards an eye 100 points away, and beyond it.
    let turned = CATransform3D(rotation: -.pi / 3, x: 0, y: 1, z: 0)
      .concatenating(CATransform3D(perspectiveDistance: 100))
    let seen = CGRect(x: -50, y: -10, width: 400, height: 20).applying(ProjectionTransform(turned))
    #expect(!seen.isNull && seen.width.isFinite && seen.minX > -100 && seen.maxX > 1_000)
    let hidden = CGRect(x: 200, y: -10, width: 50, height: 20)
    #expect(hidden.applying(ProjectionTransform(turned)).isNull)
    let flat = ProjectionTransform(CGAffineTransform(translationX: 2, y: 3))
    #expect(CGRect(x: 0, y: 0, width: 1, height: 1).applying(flat).origin == CGPoint(x: 2, y: 3))
  }
}
