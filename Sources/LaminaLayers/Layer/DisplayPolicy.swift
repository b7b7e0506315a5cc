public import LaminaDrawing
public import LaminaGeometry

/// Who draws a layer's picture and when, and what stands in its place until it is there.
///
/// ```
///                          first sight               picture ready
///  synchronous    ─────────█████████████████████████████████      the frame waits for it
///  asynchronous   ─────────· · · · · · · ·█████████████████      nothing until then
///  placeholder    ─────────░░░░░░░░░░░░░░▒▒▓▓██████████████      its colour, then it fades in
/// ```
///
/// Set on a layer it holds for all inside that have none of their own.
public enum DisplayPolicy: Hashable, Sendable {
  /// Drawn inside the frame that shows it, on the frame's thread, and only then.
  case synchronous
  /// Drawn by workers, also ahead of time; a frame waits for it no longer than its deadline.
  case asynchronous
  /// Like `asynchronous`; what never had a picture yet shows a placeholder.
  indirect case placeholder(Placeholder)

  /// What is painted on the frame of a layer whose first picture is being made.
  public struct Placeholder: Hashable, Sendable {
    /// Roles are filled in by the palette of the view that sets the policy.
    public var color: Color
    /// The radius of the corners of what is painted, in points.
    public var cornerRadius: CGFloat
    /// The seconds in which a picture that missed its first frame appears above it; 0: at once.
    public var fade: TimeInterval

    /// Makes a placeholder, by default in the colour of separators, above which pictures appear in
    /// 0.15 seconds.
    public init(
      color: Color = Color(role: .separator), cornerRadius: CGFloat = 0, fade: TimeInterval = 0.15
    ) {
      self.color = color
      self.cornerRadius = max(0, cornerRadius)
      self.fade = fade.isFinite ? max(0, fade) : 0
    }
  }

  /// A quiet grey until the picture is there, which then fades in.
  public static let placeholder = DisplayPolicy.placeholder(Placeholder())

  /// The same with roles filled in.
  public func resolved(in palette: ColorPalette) -> DisplayPolicy {
    guard case .placeholder(var placeholder) = self else { return self }
    placeholder.color = Color(placeholder.color.resolve(in: palette))
    return .placeholder(placeholder)
  }

  /// What stands in for a picture, if anything.
  public var placeholder: Placeholder? {
    if case .placeholder(let placeholder) = self { placeholder } else { nil }
  }
}
