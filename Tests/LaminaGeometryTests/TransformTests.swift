import LaminaGeometry
import Testing

@Suite("Affine transforms")
struct TransformTests {
  private let point = CGPoint(x: 3, y: 4)

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  @Test("A quarter turn brings the right to the bottom")
  func rotation() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(CGPoint(x: 1, y: 0).applying(turn), CGPoint(x: 0, y: 1)))
    #expect(isNear(CGPoint(x: 0, y: 1).applying(turn), CGPoint(x: -1, y: 0)))
  }

  @Test("Concatenating applies the receiver first, the shorthands apply it last")
  func order() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 26, y: 8))
    #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 16, y: 8))
    #expect(point.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 16, y: 8))
    #expect(point.applying(scale.translatedBy(x: 10, y: 0)) == CGPoint(x: 26, y: 8))
  }

  @Test("The inverse undoes; where there is none the transform stays")
  func inverse() {
    let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 5)
      .translatedBy(x: 3, y: -8)
    #expect(isNear(point.applying(transform).applying(transform.inverted()), point))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("A size feels no translation, a rectangle becomes the upright one around it")
  func sizesAndRectangles() {
    let move = CGAffineTransform(translationX: 10, y: 20)
    #expect(CGSize(width: 3, height: 4).applying(move) == CGSize(width: 3, height: 4))
    let square = CGRect(x: -1, y: -1, width: 2, height: 2)
    #expect(square.applying(move) == CGRect(x: 9, y: 19, width: 2, height: 2))
    let turned = square.applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(turned.width - 2 * 2.0.squareRoot()) < 1e-9)
    #expect(abs(turned.midX) < 1e-9)
    #expect(CGRect.null.applying(move).isNull)
  }

  @Test("It knows whether it moves only, or does nothing")
  func kinds() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGAffineTransform(translationX: 1, y: 0).isTranslation)
    #expect(!CGAffineTransform(scaleX: 2, y: 1).isTranslation)
    #expect(!CGAffineTransform(translationX: 1, y: 0).isIdentity)
  }
}
