import Lamina

/// What a page shows before it knows its text: grey bars, over which a gleam goes.
///
/// ```
///  bars (grey)  ◀── below ── bars (light) ∧ mask: ░▒▓▒░ ──▶ moves from left to right
/// ```
final class Shimmer {
  let root = ModelLayer()
  private let bars = ModelLayer()
  private let gleam = ModelLayer()
  private let band = ModelLayer()

  init() {
    band.contents = GradientContent(
      colors: [.clear, .black, .clear], startPoint: .leading, endPoint: .trailing)
    gleam.mask = band
    root.addSublayer(bars)
    root.addSublayer(gleam)
  }

  /// Fills `size`, and lets the gleam go over it every 1.6 seconds, unless movement is unwanted.
  func lay(_ size: CGSize, moves: Bool) {
    root.frame = CGRect(origin: .zero, size: size)
    let outline = Self.outline(in: size)
    let grey = Paint.color(Color.Resolved(hex: 0xE1E4E9))
    bars.contents = ShapeContent(path: outline, fill: grey)
    gleam.contents = ShapeContent(path: outline, fill: .color(Color.Resolved(hex: 0xF6F7F9)))
    for layer in [bars, gleam] { layer.frame = root.bounds }
    let width = size.width * 0.45
    band.frame = CGRect(x: -width, y: 0, width: width, height: size.height)
    band.removeAllAnimations()
    guard moves else { return }
    var way = BasicAnimation(
      .positionX, from: -width / 2, to: size.width + width / 2, duration: 1.6)
    way.repeatCount = .infinity
    band.add(way, forKey: "gleam")
  }

  /// A round picture, and lines of text beside it.
  private static func outline(in size: CGSize) -> Path {
    Path { path in
      path.addEllipse(in: CGRect(x: 0, y: 4, width: 56, height: 56))
      for (row, share) in [0.5, 0.86, 0.8, 0.62].enumerated() {
        let bar = CGRect(
          x: 74, y: CGFloat(row) * 22 + 6, width: (size.width - 74) * share, height: 12)
        path.addRoundedRect(in: bar, cornerSize: CGSize(width: 6, height: 6))
      }
    }
  }
}
