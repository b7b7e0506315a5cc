import LaminaDisplay

/// Which part of a pair a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// It says what the other one is.
  case label
  /// It is what the other one names.
  case content
}

/// The views that name others, by their pair.
@MainActor
final class LabelTable {
  private var labels: [LabelPair: Weak<Element>] = [:]

  subscript(pair: LabelPair) -> Element? {
    get { labels[pair]?.object.flatMap { $0.isMounted ? $0 : nil } }
    set { labels[pair] = newValue.map { Weak(object: $0) } }
  }

  func remove(_ element: Element) { labels = labels.filter { $0.value.object !== element } }
}

/// The name of a pair.
struct LabelPair: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// A part of a pair of views, one of which names the other.
private struct PairPart<Content: View>: DistributedView {
  let content: Content
  let role: AccessibilityLabeledPairRole
  let pair: LabelPair

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(PairPart<V>(content: view, role: role, pair: pair))
  }

  func update(_ element: Element) {
    element.setChild(0, to: content)
    let labels = element.graph.focus.labels
    if element.isFirstEvaluation { element.onUnmount { labels.remove(element) } }
    labels.remove(element)
    element.graph.handlers[element.id] = nil
    switch role {
    case .label: labels[pair] = element
    case .content: element.graph.handlers[element.id] = named(by: labels)
    }
  }

  /// The label is read with the tree: a change of it costs nothing here.
  private func named(by labels: LabelTable) -> Handlers {
    var handlers = Handlers()
    let pair = pair
    handlers.semantics.describe = { semantics in
      guard let label = labels[pair] else { return }
      let words = NodeWords(label.outputs).joined
      if !words.isEmpty { semantics.label = words }
    }
    return handlers
  }

  func nodes(_ element: Element) -> [Node] {
    guard role == .content else { return element.childOutputs }
    return element.childOutputs.enumerated().map { index, content in
      index == 0 ? content.wrapped(id: element.id) { $0.semantics = Semantics() } : content
    }
  }
}

extension View {
  /// Pairs the view with another one of the same name: the one names the other.
  ///
  /// ```swift
  /// Text("Volume").accessibilityLabeledPair(role: .label, id: "volume", in: names)
  /// Slider(value: $volume).accessibilityLabeledPair(role: .content, id: "volume", in: names)
  /// ```
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    PairPart(content: self, role: role, pair: LabelPair(id: id, namespace: namespace))
  }
}
