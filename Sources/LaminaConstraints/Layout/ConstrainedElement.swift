public import LaminaGeometry
public import LaminaLayout

/// Elements that stand where constraints put them.
///
/// ```swift
/// var scene = ConstrainedElement(["sun": sun, "hill": hill]) { c in
///   c.sun.centerXAnchor == c.container.centerXAnchor
///   c.sun.topAnchor == c.container.layoutMarginsGuide.topAnchor
///   c.format("|[hill]|")
///   c.format("V:[hill(40)]|")
/// }
/// scene.layout(in: CGRect(x: 0, y: 0, width: 200, height: 100))
/// ```
///
/// The container is the rectangle itself.
public struct ConstrainedElement<Child: LayoutElement>: ContainerElement {
  private var arranged: Arranged<ConstraintLayout, NamedElement<Child>>

  /// Elements by their names, in drawing order, under constraints.
  public init(
    _ children: KeyValuePairs<String, Child>,
    @ConstraintBuilder constraints: (ConstraintScope) -> ConstraintGroup
  ) {
    self.init(children.map { NamedElement($0.value, name: $0.key) }, ConstraintLayout(constraints))
  }

  /// Elements by their places, from 0 on, under a layout.
  public init(_ children: [Child], _ layout: ConstraintLayout) {
    self.init(children.map { NamedElement($0, name: nil) }, layout)
  }

  private init(_ children: [NamedElement<Child>], _ layout: ConstraintLayout) {
    arranged = Arranged(layout, children)
  }

  /// The elements in drawing order.
  public var children: [Child] { arranged.children.map(\.composition) }

  /// The direction in which the container is read.
  public var layoutDirection: LayoutDirection {
    get { arranged.layoutDirection }
    set { arranged.layoutDirection = newValue }
  }

  public var contents: [Child.Content] { arranged.contents }

  public func measurements() -> ElementMeasurements { arranged.measurements() }

  public mutating func layout(
    in rect: CGRect, proposal: ProposedViewSize, measurements: ElementMeasurements
  ) {
    let takesProposal = arranged.layout.takesProposal
    arranged.layout.takesProposal = true
    arranged.layout(in: rect)
    arranged.layout.takesProposal = takesProposal
  }
}

extension ConstrainedElement: Sendable where Child: Sendable {}

/// An element with a name for constraints.
struct NamedElement<Child: LayoutElement>: ContainerElement {
  var composition: Child
  let options: ConstraintItemOptions

  init(_ child: Child, name: String?) {
    composition = child
    var options = child.layoutValue(ConstraintItemKey.self)
    if let name { options.name = name }
    self.options = options
  }

  var contents: [Child.Content] { composition.contents }
  var layoutPriority: Double { composition.layoutPriority }

  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    (options as? K.Value) ?? composition.layoutValue(key)
  }

  func measurements() -> ElementMeasurements {
    ElementMeasurements(NamedItem(composition.measured().item, options))
  }

  mutating func layout(
    in rect: CGRect, proposal: ProposedViewSize, measurements: ElementMeasurements
  ) {
    let known = (measurements.item as? NamedItem).map { ElementMeasurements($0.item) }
    composition.layout(in: rect, proposal: proposal, measured: known)
  }
}

extension NamedElement: Sendable where Child: Sendable {}

/// The measurements of an element together with its options.
private final class NamedItem: LayoutItem {
  let item: any LayoutItem
  private let options: ConstraintItemOptions

  init(_ item: any LayoutItem, _ options: ConstraintItemOptions) {
    self.item = item
    self.options = options
  }

  var spacing: ViewSpacing { item.spacing }
  var priority: Double { item.priority }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.sizeThatFits(proposal) }
  func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions { item.dimensions(proposal) }
  var settableGuides: GuideSet { item.settableGuides }

  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    (options as? K.Value) ?? item.layoutValue(key)
  }
}
