package import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
package import LaminaInput
import LaminaLayout
import LaminaThemes

/// Dresses the rows of a list.
struct ListRows: ViewWrapping {
  let model: ListModel

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(ListRow(content: view, kind: kind, model: model))
  }
}

extension RowKind {
  /// What a row is for assistive tools: what stands below a section is a text like others, and no header.
  fileprivate var role: Semantics.Role {
    switch self {
    case .row: .row
    case .header: .header
    case .footer: .group
    }
  }
}

/// What a row of a list reports to the list about itself.
@MainActor
package final class RowContext {
  let kind: RowKind
  /// Where the row stands; nil until it is made.
  package private(set) var place: RowPlace?
  /// Whether it is the last of its section's rows.
  fileprivate private(set) var endsSection = false
  /// What `tag(_:)` named.
  private(set) var tag: AnyHashable?
  var isHovered = false
  /// Whether a menu is open that is about the row.
  private(set) var isMeant = false
  /// Whether it is a header that opens and closes its section.
  private(set) var isFolding = false
  /// Whether it is chosen when what went down on it last is let go.
  fileprivate var waitsForRelease = false
  /// Whether what is let go next is the second click in a row.
  fileprivate var isDoubleClick = false
  /// What a room above puts into the row; nil for nothing.
  package var addition: (any RowAddition)?
  /// What an arrow to the side does in the row of a tree; whether it has use for it.
  package var fold: ((Key) -> Bool)?
  /// What the row scrolls in.
  fileprivate weak var scroll: ScrollState?
  fileprivate var shown = RowHighlight.Selection.none
  fileprivate weak var background: Element?
  let model: ListModel

  init(_ kind: RowKind, _ model: ListModel) {
    self.kind = kind
    self.model = model
  }

  package var key: RowKey? { place?.key }

  /// Shows, or no longer, that a menu is open that is about the row.
  package func mark(asMeant isMeant: Bool) {
    self.isMeant = isMeant
    refresh()
  }

  /// Whether no row is below it.
  fileprivate var isLast: Bool { place.map { $0.number + 1 >= model.rows.count } ?? true }

  /// Stands somewhere in the list, or somewhere else.
  func stand(at place: RowPlace, endsSection: Bool) {
    if place == self.place, endsSection == self.endsSection { return }
    let isOther = place.key != self.place?.key
    self.place = place
    self.endsSection = endsSection
    background?.parent?.rebuild()
    if isOther { model.add(self, place.key) }
    refresh()
  }

  /// Whether it is the first of its section's rows.
  fileprivate var beginsSection: Bool {
    guard let place, place.number > 0, place.number <= model.rows.count else { return true }
    let former = model.rows.place(place.number - 1)
    return former.kind != .row || former.section != place.section
  }

  /// The room between the card that ends here and one that begins right below it.
  fileprivate var cardGap: CGFloat {
    guard let place, endsSection, place.number + 1 < model.rows.count,
      model.rows.kind(place.number + 1) == .row
    else { return 0 }
    return ListAppearance.cardGap
  }

  /// The row's node.
  package var nodeID: Node.ID? { background?.parent?.id }

  /// The row's element; nil before it was evaluated first.
  package var element: Element? { background?.parent }

  /// Whether a press on the row selects it by this tag.
  package func isSelected(by tag: AnyHashable) -> Bool { model.accepts(tag.unwrapped) }

  /// Selects the row, where the list has a selection that can hold its tag.
  package func choose() { if let tag, model.accepts(tag) { model.press(self, []) } }

  /// Whether a view with this environment is the row's own, and not one that scrolls within it.
  package func holds(_ environment: EnvironmentValues) -> Bool {
    scroll === environment.scrollState
  }

  /// Selects the row by another tag from now on.
  package func name(_ tag: AnyHashable) { self.tag = tag.unwrapped }

  /// It is a header that opens and closes its section, and a stop of Tab.
  func foldsSection() { isFolding = true }

  /// There is something to type in the row.
  package func holdsText() { model.holdsText = true }

  /// Evaluates the row's appearance, and nothing else, when it should be another one.
  func refresh() { if model.selectionAppearance(of: self) != shown { background?.invalidate() } }

  fileprivate func hover(_ isHovered: Bool) {
    self.isHovered = isHovered
    background?.invalidate()
  }
}

/// One row: its content, what lies behind it and the line below it.
///
/// ```
///  ┌──────────────────────────────────────┐
///  │ background, selection                │
///  │   ┌──────────────────────────────┐   │
///  │   │ content                      │   │  at least 32 points, more where text is larger
///  │   └──────────────────────────────┘   │
///  │   ───────────────────────────────────│  not after the last of a section
///  └──────────────────────────────────────┘
/// ```
private struct ListRow<Content: View>: RememberingView, WrappingView {
  let content: Content
  let kind: RowKind
  let model: ListModel

  func makeMemory(for element: Element) -> RowContext { RowContext(kind, model) }

  func update(_ element: Element) {
    let context = memory(of: element)
    var environment = element.readEverything()
    environment.rowContext = context
    environment.standsInList = false
    context.scroll = environment.scrollState
    if kind != .row { environment.listAppearance.dressHeader(&environment, kind) }
    if !environment.isEnabled {
      environment.foregroundStyle = AnyShapeStyle(.tertiary)
    }
    element.setChild(0, to: content, environment: environment)
    element.setChild(1, to: RowHighlight(context: context))
    element.setChild(2, to: Color(role: .separator))
    if environment.listAppearance.pinnedViews.contains(kind) {
      element.setChild(3, to: Color(role: .secondaryBackground))
    }
    if kind == .row, let addition = context.addition { add(addition, to: element) }
    attach(context, to: element)
  }

  private func add(_ addition: any RowAddition, to element: Element) {
    func set(_ view: some View, _ slot: Int) { element.setChild(slot, to: view) }
    addition.prepare(element)
    set(addition.cover, RowSlots.cover)
    if let ground = addition.ground { set(ground, RowSlots.ground) }
  }

  private func attach(_ context: RowContext, to element: Element) {
    guard kind == .row else {
      element.graph.handlers[element.id] = nil
      return
    }
    var handlers = Handlers()
    handlers.semantics.describe = { [weak context] in
      if let context { $0.details.place = context.model.place(of: context) }
    }
    if model.isSelectable { select(with: &handlers, context) }
    context.addition?.add(to: &handlers)
    element.graph.handlers[element.id] = handlers
  }

  private func select(with handlers: inout Handlers, _ context: RowContext) {
    handlers.pointer.hover = { [weak context] in context?.hover($0) }
    // A mouse chooses when it goes down, but for one of several that are selected; a finger when it
    // is lifted and has not scrolled.
    handlers.pointer.down = { [weak context] event in
      guard let context else { return }
      context.isDoubleClick = event.clickCount == 2 && event.modifiers.isEmpty
      context.waitsForRelease =
        event.device != .mouse || context.model.waitsForRelease(context, event.modifiers)
      if !context.waitsForRelease { context.model.press(context, event.modifiers) }
    }
    handlers.pointer.press = PointerHandlers.Press(changed: { _ in }) { [weak context] in
      guard let context else { return }
      let acts = context.isDoubleClick
      context.isDoubleClick = false
      if acts, context.model.actOn(context.place?.number) { return }
      if context.waitsForRelease { context.model.press(context, []) }
    }
    handlers.semantics.perform = { [weak context] action in
      guard action == .press, let context else { return false }
      context.model.press(context, [])
      return true
    }
  }

  func nodes(_ element: Element) -> [Node] {
    var contents = element.children[0].outputs
    // What has left is the whole row; inside of it, the layout goes on as before.
    let isLeaving = contents.allSatisfy(\.traits.isLeaving)
    if isLeaving { contents = contents.map { $0.changing { $0.isLeaving = false } } }
    let context = memory(of: element)
    guard let first = contents.first(where: { !$0.traits.isLeaving })
    else { return [] }
    let appearance = element.environment.listAppearance
    let traits = first.traits.layoutValues[RowTraitsKey.self]
    let content =
      contents.count == 1
      ? first
      : Node(
        id: element.wrapperID(for: element.children[0].id, isFirst: false),
        rule: .container(AnyLayout(VStackLayout(alignment: .leading))), children: contents)
    let floats = appearance.pinnedViews.contains(kind)
    let ground = floats ? element.children.dropFirst(3).first?.outputs ?? [] : []
    let card = kind == .row ? self.ground(context, appearance, element) : ground
    let stand = context.addition?.stand ?? RowStand()
    let under = stand.isLifted ? element.outputs(in: RowSlots.ground) : []
    let behind = under + (traits.background.map { [$0] } ?? card) + element.children[1].outputs
    let line =
      context.shown == .none && separator(context, appearance, traits)
      ? traits.separator.map { [$0] } ?? element.children[2].outputs : []
    let cover = context.addition == nil ? [] : element.outputs(in: RowSlots.cover)
    let spacing = element.environment.listSpacing
    let layout = ListRowLayout(
      insets: traits.insets
        ?? appearance.insets(
          for: kind, isFirst: context.place?.number == 0 || spacing.section != nil),
      below: spacing.below(
        context.place, endsSection: context.endsSection, isLast: context.isLast)
        + (appearance.cards != nil && spacing.section == nil && kind == .row ? context.cardGap : 0),
      minHeight: kind == .row ? element.scaled(element.read(\.measures)[.rowHeight]) : 0,
      behind: behind.count,
      hairline: .hairline(scale: element.environment.displayScale), stand: stand,
      covers: cover.count)
    return [
      element.node(AnyLayout(layout), behind + [content] + line + cover) {
        $0.semantics = Semantics(role: kind.role)
        $0.isLeaving = isLeaving
        // A row is pressed everywhere, as a cell is, for a menu inside may mean the whole of it.
        if kind == .row {
          $0.interaction = [.hits, .solid]
        } else if floats {
          $0.interaction = .solid
        }
        if let addition = context.addition {
          complete(&$0, with: addition, stand)
        }
        guard model.hasSelection, kind == .row else { return }
        $0.semantics?.isSelected = context.shown.isSelected
        guard model.isSelectable else { return }
        $0.semantics?.actions.insert(.press)
      }
    ]
  }

  /// Lets a person take hold of the row.
  private func complete(
    _ traits: inout NodeTraits, with addition: any RowAddition, _ stand: RowStand
  ) {
    if var semantics = traits.semantics {
      addition.add(to: &semantics)
      traits.semantics = semantics
    }
    if stand.isLifted { traits.layoutValues.set(1, for: ZIndexKey.self) }
    if stand.isClipped { traits.appearance.clip = ShapeOutline(Rectangle()) }
  }

  /// What a row stands on that says nothing of that itself: a part of a card, or what every other row has.
  private func ground(
    _ context: RowContext, _ appearance: ListAppearance, _ element: Element
  ) -> [Node] {
    if let corner = appearance.cards { return [card(context, corner.points(in: element), element)] }
    let alternates = element.environment.alternatesRowBackgrounds ?? appearance.alternates
    guard alternates, let place = context.place, place.rowNumber % 2 == 1 else { return [] }
    let palette = element.read(\.paletteByRole)
    let leaf = ShapeLeaf(
      shape: ShapeOutline(Rectangle()),
      operations: [.fill(.color(palette[.quaternary].opacity(0.35)), eoFill: false)])
    return [Node(id: element.id.behind, rule: .leaf(leaf))]
  }

  /// A part of the card on which a section stands.
  private func card(_ context: RowContext, _ corner: CGFloat, _ element: Element) -> Node {
    let palette = element.read(\.paletteByRole)
    let outline = CardOutline(
      radius: corner, isFirst: context.beginsSection,
      isLast: context.endsSection)
    let leaf = ShapeLeaf(
      shape: outline,
      operations: [.fill(.color(palette[.background]), eoFill: false)])
    return Node(id: element.id.behind, rule: .leaf(leaf))
  }

  private func separator(
    _ context: RowContext, _ appearance: ListAppearance, _ traits: RowTraits
  ) -> Bool {
    appearance.hasSeparators && kind == .row && !context.endsSection && !traits.hidesSeparator
  }
}

/// Which children of a row are what a room above puts into it.
private enum RowSlots {
  static let cover = 3
  static let ground = 4
}

extension Element {
  /// The nodes of the child in a slot; none where there is none.
  fileprivate func outputs(in slot: Int) -> [Node] {
    slot < children.count ? children[slot].outputs : []
  }
}

/// What shows that the pointer is over a row, or that it is selected.
struct RowHighlight: PrimitiveView {
  /// How a row is selected.
  ///
  /// ```
  ///  resting   chosen, the keys go elsewhere      outlined   not chosen, the keys are at the row
  ///  active    chosen                             meant      not chosen, a menu is open about it
  ///  ringed    chosen, the keys are at the row
  /// ```
  enum Selection {
    case none, resting, active, ringed, outlined, meant
    /// Whether the row is chosen.
    var isSelected: Bool { ![.none, .outlined, .meant].contains(self) }
  }

  let context: RowContext

  static var comparesWhole: Bool { true }

  func update(_ element: Element) {
    context.background = element
    context.shown = context.model.selectionAppearance(of: context)
  }

  func nodes(_ element: Element) -> [Node] {
    let palette = element.read(\.paletteByRole)
    let appearance = element.read(\.listAppearance)
    let isInUse = context.shown == .none || element.read(\.appearsActive)
    let resting = palette[.quaternary].opacity(0.45)
    let color: Color.Resolved
    switch context.shown {
    case .none where context.isHovered: color = palette.shade.opacity(ControlMetrics.hoverShade)
    case .none: return []
    case .resting: color = resting
    case .active, .ringed: color = isInUse ? palette[.selection] : resting
    case .outlined, .meant: color = .clear
    }
    var operations: [ShapeLeaf.Operation] = [.fill(.color(color), eoFill: false)]
    if [.ringed, .outlined, .meant].contains(context.shown) {
      operations.append(
        .strokeBorder(
          .color(isInUse ? palette.focusRing : palette[.tertiary]),
          StrokeStyle(lineWidth: FocusRing.lineWidth)))
    }
    let leaf = ShapeLeaf(
      shape: ShapeOutline(
        RoundedRectangle(cornerRadius: appearance.selectionRadius.points(in: element))),
      operations: operations)
    return [Node(id: element.id, rule: .leaf(leaf))]
  }
}

/// Places a row's parts: those behind, the content, and the line below it when there is one.
nonisolated struct ListRowLayout: Layout, Equatable {
  let insets: EdgeInsets
  /// Room below it that belongs to nothing.
  let below: CGFloat
  let minHeight: CGFloat
  /// How many subviews lie behind the content.
  let behind: Int
  let hairline: CGFloat
  /// Where the row and its content stand beside where they would.
  var stand = RowStand()
  /// How many subviews lie above all others.
  var covers = 0

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews[behind].sizeThatFits(inner(proposal))
    return CGSize(
      width: proposal.width ?? size.width + insets.horizontal + stand.leading + stand.trailing,
      height: max(minHeight, size.height + insets.vertical) + below)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var bounds = bounds
    bounds.size.height -= below
    bounds.origin.y += stand.shift
    let leading = insets.leading + stand.leading
    let inner = inner(ProposedViewSize(bounds.size))
    for (index, subview) in subviews.enumerated() {
      if index < behind || index >= subviews.count - covers {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      } else if index == behind {
        let room = bounds.height - insets.vertical
        let y = bounds.minY + insets.top + (room - subview.sizeThatFits(inner).height) / 2
        subview.place(at: CGPoint(x: bounds.minX + leading + stand.slide, y: y), proposal: inner)
      } else {
        let line = CGSize(width: bounds.width - leading, height: hairline)
        subview.place(
          at: CGPoint(x: bounds.minX + leading, y: bounds.maxY - hairline),
          proposal: ProposedViewSize(line))
      }
    }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map {
        max(0, $0 - insets.horizontal - stand.leading - stand.trailing)
      }, height: nil)
  }
}
