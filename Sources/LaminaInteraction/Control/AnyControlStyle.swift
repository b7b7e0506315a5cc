/// A style of Lamina's own: it reads nothing, so it needs no view of its own, and shows the focus itself.
@MainActor
package protocol StandardStyle {}

/// A style of any type for controls that give it a `Configuration`; equal when the styles are, and what is around them.
///
/// ```
///  .groupBoxStyle(Card())        what the control holds: Card, as the control itself
///    └─ Card.makeBody ────────── what the style makes of it: what was asked for around Card
/// ```
package struct AnyControlStyle<Configuration>: @MainActor Equatable {
  package let style: Any
  /// What was asked for around the style, where its body looks like that; nil where it looks as the control does.
  private var around: Any?
  private let content: (Configuration) -> AnyView

  /// Takes a style, which is evaluated as a view of its own that links its dynamic properties; not if it
  /// is a standard one.
  ///
  /// - Parameters:
  ///   - style: the style.
  ///   - ring: around a control whose style does not show the focus; nil where it does.
  ///   - makeBody: the style's function.
  package init<S, Body: View>(
    _ style: S, ring: ((Configuration) -> FocusRing)? = nil,
    makeBody: @escaping (S, Configuration) -> Body
  ) {
    self.style = style
    if style is any StandardStyle {
      content = { AnyView(makeBody(style, $0)) }
      return
    }
    content = { configuration in
      let view = StyledControl(style: style, configuration: configuration, makeBody: makeBody)
      guard let ring else { return AnyView(view) }
      return AnyView(view.overlay(ring(configuration)))
    }
  }

  /// Takes a style whose body looks as what is around the style: the style may build on that.
  ///
  /// What the control holds still looks as the control does, if it is handed on by ``keeping(_:at:)``.
  ///
  /// - Parameters:
  ///   - style: the style.
  ///   - around: what was asked for around it.
  ///   - place: where the environment holds that.
  ///   - makeBody: the style's function.
  package init<S, Body: View, Around>(
    _ style: S, around: Around, at place: WritableKeyPath<EnvironmentValues, Around>,
    makeBody: @escaping (S, Configuration) -> Body
  ) {
    // One of Lamina's own builds on nothing.
    guard !(style is any StandardStyle) else {
      self.init(style, makeBody: makeBody)
      return
    }
    self.init(style) { makeBody($0, $1).environment(place, around) }
    self.around = around
  }

  /// What a control holds, which looks as the control does wherever the style's body has it.
  ///
  /// - Parameters:
  ///   - view: what it holds.
  ///   - place: where the environment holds the style.
  /// - Returns: the view with this style around it.
  package func keeping(
    _ view: some View, at place: WritableKeyPath<EnvironmentValues, AnyControlStyle>
  ) -> any View {
    guard around != nil else { return view }
    return view.environment(place, self)
  }

  package func body(_ configuration: Configuration) -> AnyView { content(configuration) }

  package static func == (a: AnyControlStyle, b: AnyControlStyle) -> Bool {
    ViewComparison.isSame(a.style, b.style) && ViewComparison.isSame(a.around, b.around)
  }
}

/// What a style makes of a control; the style's dynamic properties are those of this one place.
private struct StyledControl<Style, Configuration, Content: View>: View, DynamicOwner {
  typealias Owned = Style
  let style: Style
  let configuration: Configuration
  let makeBody: (Style, Configuration) -> Content
  var body: some View { makeBody(style, configuration) }
}
