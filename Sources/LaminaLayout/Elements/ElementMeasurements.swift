public import LaminaGeometry

/// What an element answered so far, for the element and for each of its parts.
///
/// It is valid for the value that began it, and used by one thread at a time.
public struct ElementMeasurements {
  package let item: any LayoutItem

  package init(_ item: any LayoutItem) { self.item = item }

  /// The measurements of a container: what `rule` makes of those of its parts.
  init(_ rule: some Layout, _ parts: [ElementMeasurements], priority: Double = 0) {
    item = LayoutContainer(AnyLayout(rule), parts.map(\.item), priority: priority)
  }

  /// Returns the element's size for `proposal`, measured once for each distinct proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    subview.sizeThatFits(proposal)
  }

  /// The element as layouts see it.
  var subview: LayoutSubview { LayoutSubview(item: item, index: 0, record: nil) }

  /// The measurements of the part with `index`; nil where the element has no such part.
  subscript(index: Int) -> ElementMeasurements? {
    guard let items = (item as? LayoutContainer)?.items, items.indices.contains(index) else {
      return nil
    }
    return ElementMeasurements(items[index])
  }
}

/// An element that is a leaf to layouts: each distinct proposal is measured once.
final class ElementItem<Element: LayoutElement>: LayoutItem {
  private let element: Element
  private var answers = ProposalMemo<ViewDimensions>()
  private(set) lazy var spacing = element.spacing

  init(_ element: Element) { self.element = element }

  var priority: Double { element.layoutPriority }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { dimensions(proposal).size }

  func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    if let known = answers[proposal] { return known }
    let answer = element.dimensions(in: proposal)
    answers[proposal] = answer
    return answer
  }

  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { element.layoutValue(key) }
}
