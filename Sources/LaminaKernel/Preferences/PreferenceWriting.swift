package import LaminaDisplay

/// A view that tells something, or changes what those inside of it tell.
private struct PreferenceWriter<Content: View, Key: PreferenceKey>: PreferenceView {
  typealias Body = Never
  let content: Content
  let change: (inout Key.Value, Element) -> Void
  /// Whether what those inside tell counts.
  let transforms: Bool

  static var transitionRole: TransitionRole { .wrapper }

  func update(_ element: Element) { element.setChild(0, to: content) }
  func nodes(_ element: Element) -> [Node] { element.childOutputs }

  func preferences(_ element: Element, from content: PreferenceValues?) -> PreferenceValues? {
    var value = transforms ? content?[Key.self] ?? Key.defaultValue : Key.defaultValue
    element.tracked { change(&value, element) }
    return .setting(value, for: Key.self, in: content)
  }
}

extension View {
  /// Tells the views around a value; it counts instead of what those inside tell.
  ///
  /// ```swift
  /// Text(title).preference(key: TitleKey.self, value: title)
  /// ```
  public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    PreferenceWriter<Self, K>(content: self, change: { told, _ in told = value }, transforms: false)
  }

  /// Changes what the views inside tell those around; it begins with the default where they tell
  /// nothing.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferenceWriter<Self, K>(
      content: self, change: { told, _ in callback(&told) }, transforms: true)
  }

  /// Tells the views around a value made of a place in this view.
  ///
  /// ```swift
  /// Text("chosen").anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
  /// ```
  ///
  /// - Parameters:
  ///   - key: what is told.
  ///   - value: the rectangle or point of the view that is meant.
  ///   - transform: makes the value of it; a `GeometryProxy` says later where the place is.
  /// - Returns: the view, which tells so.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    PreferenceWriter<_, K>(
      content: nodes(GeometryReporting()),
      change: { told, element in
        if let anchor = Anchor(value, of: element) { told = transform(anchor) }
      }, transforms: false)
  }

  /// Changes what the views inside tell by a place in this view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    PreferenceWriter<_, K>(
      content: nodes(GeometryReporting()),
      change: { told, element in
        if let anchor = Anchor(value, of: element) { transform(&told, anchor) }
      }, transforms: true)
  }
}

/// A wrapper whose place is reported.
package struct GeometryReporting: NodeModifier, Equatable {
  package init() {}

  package func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id) { $0.reportsGeometry = true }
  }
}
