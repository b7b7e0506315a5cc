/// A style of Lamina's own: it reads nothing, so it needs no view of its own, and shows the focus itself.
@MainActor
package protocol StandardStyle {}

/// A style of any type for controls that give it a `Configuration`; equal when the styles are.
package struct AnyControlStyle<Configuration>: @MainActor Equatable {
  package let style: Any
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

  package func body(_ configuration: Configuration) -> AnyView { content(configuration) }

  package static func == (a: AnyControlStyle, b: AnyControlStyle) -> Bool {
    ViewComparison.isSame(a.style, b.style)
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
