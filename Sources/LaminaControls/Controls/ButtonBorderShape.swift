import LaminaThemes
import LaminaDrawing
public import LaminaGeometry

/// The shape of the boxes of buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, capsule, circle, rounded(CGFloat?) }

  private let kind: Kind
  /// The shape that suits the button's style: rounded as the theme says.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Half circles at both sides.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A box with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// As round as a capsule, with less room at both sides: a circle around an icon that is as wide as high.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A box with corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius.usableLength()))
  }

  /// The radius of the corners.
  var radius: ControlLength {
    switch kind {
    case .automatic, .rounded(nil): .theme(.cornerControl)
    // Boxes cut a radius to half of their height.
    case .capsule, .circle: .points(1000)
    case .rounded(let radius?): .points(radius)
    }
  }

  var isCircle: Bool { kind == .circle }
}

extension View {
  /// Sets the shape of the boxes of the buttons inside the view.
  ///
  /// ```swift
  /// Button("Buy", action: buy).buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
  /// ```
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    transformEnvironment(\.buttonLook) { $0.shape = shape }
  }
}
