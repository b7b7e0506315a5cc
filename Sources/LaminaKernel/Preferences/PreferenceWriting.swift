package import LaminaDisplay

/// A view that sets a preference, or changes that of those inside of it.
private struct PreferenceWriter<Content: View, Key: PreferenceKey>: PreferenceView, WrappingView {
  let content: Content
  let change: (inout Key.Value, Element) -> Void
  /// Whether the preference of those inside counts.
  let transforms: Bool

  func preferences(_ element: Element, from content: PreferenceValues?) -> PreferenceValues? {
    var value = transforms ? content?[Key.self] ?? Key.defaultValue : Key.defaultValue
    element.tracked { change(&value, element) }
    return .setting(value, for: Key.self, in: content)
  }
}

extension View {
  /// Sets a preference that the enclosing views read; it counts instead of that of the views
  /// inside.
  ///
  /// ```swift
  /// Text(title).preference(key: TitleKey.self, value: title)
  /// ```
  public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    PreferenceWriter<Self, K>(content: self, change: { sum, _ in sum = value }, transforms: false)
  }

  /// Changes the preference that the views inside pass outwards; it begins with the default where
  /// they set none.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferenceWriter<Self, K>(
      content: self, change: { sum, _ in callback(&sum) }, transforms: true)
  }

  /// Sets a preference, made of a place in this view, that the enclosing views read.
  ///
  /// ```swift
  /// Text("chosen").anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
  /// ```
  ///
  /// - Parameters:
  ///   - key: which preference is set.
  ///   - value: the rectangle or point of the view that is meant.
  ///   - transform: makes the value of it; a `GeometryProxy` says later where the place is.
  /// - Returns: the view, which sets the preference.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    PreferenceWriter<_, K>(
      content: nodes(GeometryReporting()),
      change: { sum, element in
        if let anchor = Anchor(value, of: element) { sum = transform(anchor) }
      }, transforms: false)
  }

  /// Changes the preference of the views inside by a place in this view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    PreferenceWriter<_, K>(
      content: nodes(GeometryReporting()),
      change: { sum, element in
        if let anchor = Anchor(value, of: element) { transform(&sum, anchor) }
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
