import LaminaAnimation
import LaminaDisplay
public import LaminaDrawing
public import LaminaGeometry

/// What a pane of glass looks like.
///
/// ```swift
/// Label("Now playing", systemImage: "play.fill").padding().glassEffect(.regular.tint(.orange))
/// ```
/// It is a material that is clearer than others, with a lit rim. Where more contrast or less transparency is asked for,
/// nothing shines through.
public nonisolated struct Glass: Hashable, Sendable {
  private enum Kind: Hashable { case regular, clear, identity }
  private let kind: Kind
  private var color: Color?

  /// Glass through which little is read.
  public static let regular = Glass(kind: .regular)
  /// Glass that is nearly clear, for what lies above pictures.
  public static let clear = Glass(kind: .clear)
  /// No glass at all.
  public static let identity = Glass(kind: .identity)

  private init(kind: Kind) { self.kind = kind }

  /// The glass in a colour; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// The glass as it answers to pointers; taken as said: what is pressed shows so by itself.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// Whether there is anything to see.
  var isVisible: Bool { kind != .identity }

  /// What lies behind the view.
  var material: Material { kind == .clear ? .ultraThin : .thin }

  /// What lies above the material.
  var overlay: Color { color?.opacity(0.45) ?? .clear }
}

/// The outline of glass of which none is named: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
  /// Makes the outline.
  public init() {}

  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Puts a pane of glass behind the view, in a capsule.
  public func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: DefaultGlassEffectShape())
  }

  /// Puts a pane of glass behind the view, in a shape.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    background { if glass.isVisible { GlassPane(glass: glass, shape: shape) } }
  }

  /// Names the glass for a transition between two; taken as said: each pane comes and goes by itself.
  public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Joins the glass of several views; taken as said: each pane is one of its own.
  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { self }
}

/// A group of panes of glass.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Makes a group; panes nearer to each other than `spacing` stay apart.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

/// Material, colour and rim, one above the other.
private struct GlassPane<S: Shape>: View {
  let glass: Glass
  let shape: S
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ZStack {
      shape.fill(glass.material)
      shape.fill(glass.overlay)
      shape.fill(
        LinearGradient(
          colors: [light(0.16), .clear], startPoint: .top, endPoint: UnitPoint(x: 0.5, y: 0.6)))
      shape.stroke(
        LinearGradient(
          colors: [light(0.75), light(0.15), light(0.35)], startPoint: .topLeading,
          endPoint: .bottomTrailing), lineWidth: 1)
    }
    .shadow(color: .black.opacity(0.12), radius: 6, y: 2)
    .semantics { $0.isHidden = true }
  }

  private func light(_ strength: Double) -> Color {
    Color(white: 1, opacity: scheme == .dark ? strength * 0.5 : strength)
  }
}
