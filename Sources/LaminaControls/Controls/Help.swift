import LaminaDisplay
public import LaminaLocalization

/// A view that explains itself when the pointer rests on it.
private struct Helped<Content: View>: DistributedView {
  let content: Content
  let text: Text

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(Helped<V>(content: view, text: text))
  }

  func update(_ element: Element) {
    element.setChild(0, to: content)
    var handlers = Handlers()
    let text = text.words(in: element)
    handlers.pointer.hover = { [weak element] isInside in
      guard let element else { return }
      isInside
        ? element.graph.tooltips.begin(text, at: element.id)
        : element.graph.tooltips.end(element.id)
    }
    element.graph.handlers[element.id] = handlers
    guard element.isFirstEvaluation else { return }
    // The graph may be on its way out by then.
    element.onUnmount { [weak tooltips = element.graph.tooltips, id = element.id] in
      tooltips?.end(id)
    }
  }

  func nodes(_ element: Element) -> [Node] {
    element.childOutputs.enumerated().map { index, content in
      index > 0 ? content : content.wrapped(id: element.id) { $0.interaction = [.hits, .hovers] }
    }
  }
}

extension View {
  /// Says in a sentence what the view is for: shown when the pointer rests on it, and read as a
  /// hint by assistive tools.
  public func help(_ text: LocalizedStringKey) -> some View { help(Text(text)) }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(verbatim: String(text)))
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public func help(_ text: LocalizedStringResource) -> some View { help(Text(text)) }

  /// Says in the words of a text what the view is for.
  public func help(_ text: Text) -> some View {
    Helped(content: accessibilityHint(text), text: text)
  }
}
