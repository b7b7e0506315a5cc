import LaminaDisplay
public import LaminaLayout

/// A view decorated by a preference of the views inside of it.
private struct PreferenceDecorated<Content: View, Key: PreferenceKey, Decoration: View>:
  PreferenceView, RememberingView, DistributedView
{
  let content: Content
  let isBehind: Bool
  let alignment: Alignment
  let decoration: (Key.Value) -> Decoration

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(
      PreferenceDecorated<V, Key, Decoration>(
        content: view, isBehind: isBehind, alignment: alignment, decoration: decoration))
  }

  final class Memory {
    var value: Key.Value?
    let copies = DecorationCopies()
  }

  func makeMemory(for element: Element) -> Memory { Memory() }

  func update(_ element: Element) {
    let memory = memory(of: element)
    element.setChild(0, to: content)
    if element.isFirstEvaluation {
      // Its first preference is known as soon as its nodes are.
      element.children[0].resolve()
      memory.value = element.children[0].preferences?[Key.self]
    }
    let value = memory.value ?? Key.defaultValue
    let view = element.tracked { decoration(value) }
    element.setChild(1, to: ZStack(alignment: alignment) { view })
  }

  func nodes(_ element: Element) -> [Node] {
    let copies = memory(of: element).copies
    return element.decorated(isBehind: isBehind, alignment: alignment, copies: copies)
  }

  func preferences(_ element: Element, from content: PreferenceValues?) -> PreferenceValues? {
    let memory = memory(of: element)
    let next = element.children[0].preferences?[Key.self]
    if !isSame(memory.value, next) {
      memory.value = next
      element.invalidate()
    }
    return content
  }

  private func isSame(_ a: Key.Value?, _ b: Key.Value?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): isSameValue(a, b)
    default: false
    }
  }
}

extension View {
  /// Puts a view in front of this one, made of the preference of the views inside under `key`.
  ///
  /// ```swift
  /// tabs.overlayPreferenceValue(ChosenBoundsKey.self) { anchor in
  ///   GeometryReader { proxy in
  ///     if let anchor { Underline().frame(width: proxy[anchor].width) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - key: what is read.
  ///   - alignment: where the view stands that `transform` makes.
  ///   - transform: makes it; it is called again when the value has changed, and nothing else is.
  /// - Returns: both views.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceDecorated<Self, K, V>(
      content: self, isBehind: false, alignment: alignment, decoration: transform)
  }

  /// Puts a view behind this one, made of the preference of the views inside under `key`.
  ///
  /// - Parameters:
  ///   - key: what is read.
  ///   - alignment: where the view stands that `transform` makes.
  ///   - transform: makes it; it is called again when the value has changed, and nothing else is.
  /// - Returns: both views.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceDecorated<Self, K, V>(
      content: self, isBehind: true, alignment: alignment, decoration: transform)
  }
}
