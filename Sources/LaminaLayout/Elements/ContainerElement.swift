public import LaminaGeometry

/// An element that is made of elements and shares what it measured with them.
///
/// A layout asks an element about several proposals, and an element asks its parts in turn: without
/// a memory the work would double with each level. `measurements()` begins such a memory for the
/// element and all that is inside; measuring and laying out then read it.
///
/// The layouts of this room are containers; compositions of one's own adopt `ComposedElement`.
public protocol ContainerElement: LayoutElement {
  /// Begins to measure: a memory for the element as it is now.
  func measurements() -> ElementMeasurements

  /// Lays out in `rect`, where the element was given `proposal`, with what was measured before.
  mutating func layout(
    in rect: CGRect, proposal: ProposedViewSize, measurements: ElementMeasurements)
}

extension ContainerElement {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    measurements().sizeThatFits(proposal)
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    measurements().subview.dimensions(in: proposal)
  }

  public var spacing: ViewSpacing { measurements().subview.spacing }

  public mutating func layout(in rect: CGRect) {
    let rect = rect.finite
    layout(in: rect, proposal: ProposedViewSize(rect.size), measurements: measurements())
  }
}

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

extension LayoutElement {
  /// Begins to measure an element of any kind.
  package func measured() -> ElementMeasurements {
    (self as? any ContainerElement)?.measurements() ?? ElementMeasurements(ElementItem(self))
  }

  /// Lays out as the part with `index` of the element that `whole` measured.
  mutating func layout(
    in rect: CGRect, proposal: ProposedViewSize, part index: Int, of whole: ElementMeasurements
  ) {
    layout(in: rect, proposal: proposal, measured: whole[index])
  }

  /// Lays out in `rect` under `proposal`, which only containers ask for.
  package mutating func layout(
    in rect: CGRect, proposal: ProposedViewSize, measured: ElementMeasurements? = nil
  ) {
    guard var container = self as? any ContainerElement else { return layout(in: rect) }
    let measurements = measured ?? container.measurements()
    container.layout(in: rect, proposal: proposal, measurements: measurements)
    if let same = container as? Self { self = same }
  }
}

/// An element that is a leaf to layouts: each distinct proposal is measured once.
private final class ElementItem<Element: LayoutElement>: LayoutItem {
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
