import Lamina

/// Letters cut out of a wheel of colours that turns.
final class Lettering {
  let root = ModelLayer()
  private let letters = ModelLayer()
  private let wheel = ModelLayer()

  init() {
    let hues: [UInt32] = [0xE0393E, 0xF5BF1F, 0x2FA84F, 0x2BACD9, 0x9A4FD1, 0xE0393E]
    wheel.contents = GradientContent(
      .conic, colors: hues.map { Color.Resolved(hex: $0) }, startPoint: .center, endPoint: .top)
    let sheet = ModelLayer()
    sheet.addSublayer(wheel)
    sheet.mask = letters
    root.addSublayer(sheet)
  }

  /// Fills `size`; the wheel turns in six seconds, unless movement is unwanted.
  func lay(_ size: CGSize, moves: Bool) {
    root.frame = CGRect(origin: .zero, size: size)
    for layer in root.sublayers { layer.frame = root.bounds }
    letters.frame = root.bounds
    var text = TextContent("Lamina", font: .system(size: 84, weight: .heavy))
    text.style.alignment = .center
    letters.contents = text
    let side = hypot(size.width, size.height)
    wheel.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    wheel.position = CGPoint(x: size.width / 2, y: size.height / 2)
    wheel.removeAllAnimations()
    guard moves else { return }
    var turn = BasicAnimation(.rotation, from: 0, to: 2 * .pi, duration: 6)
    turn.repeatCount = .infinity
    wheel.add(turn, forKey: "turn")
  }
}
