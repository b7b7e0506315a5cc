import LaminaAnimation
import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaLayout
import Observation

/// What people do with one row of a list: what can be done, how far it is pushed aside, how it is being moved.
///
/// ```
///  ┌──────────────────────────────────────────────┐
///  │ ⊖  content                               ≡   │   while the list is edited
///  └──────────────────────────────────────────────┘
///  ┌──────────────────────────────────┬─────┬─────┐
///  │ tent                             │ Flag│ Bin │   pushed aside by -total
///  └──────────────────────────────────┴─────┴─────┘
/// ```
@MainActor @Observable
final class RowEditing {
  /// How far the content is pushed towards the trailing edge.
  private(set) var slide: CGFloat = 0
  /// The edge whose strip shows; nil for none.
  private(set) var side: HorizontalEdge?
  /// Whether what is let go now performs the first action.
  private(set) var isFull = false
  /// Whether the list is edited.
  private(set) var isEdited = false
  /// Grows when what strips hold is another one.
  private var version = 0
  private var abilities: RowAbilities = []
  @ObservationIgnored private var sources: [ObjectIdentifier: RowAbilities] = [:]
  @ObservationIgnored private var keepers: [ObjectIdentifier: RowAbilities] = [:]
  @ObservationIgnored private var swipes: [SwipeContent] = []
  @ObservationIgnored private var totals: [HorizontalEdge: CGFloat] = [:]
  @ObservationIgnored private(set) weak var context: RowContext?
  @ObservationIgnored private var width: CGFloat = 0
  /// Whether it opens as soon as it is known how far.
  @ObservationIgnored private var isOpening = false
  /// Whether the drag that is recognised next carries the row.
  @ObservationIgnored private var isToBeCarried = false
  /// Whether the drag under way has taken it up: other data puts it down, and it stays there.
  @ObservationIgnored private var isTaken = false
  /// Where the content stood when a person took hold of it.
  @ObservationIgnored private var grip: CGFloat?

  init(_ context: RowContext) {
    self.context = context
    context.addition = self
    // A row that stands already is to take it up.
    context.element?.invalidate()
  }

  var editor: ListEditor? { context.map { ListEditor.of($0) } }

  // MARK: What can be done

  /// A modifier of the row's loop says what can be done.
  func allow(_ abilities: RowAbilities, by element: Element) {
    note(abilities, in: \.sources, by: element)
  }

  /// A modifier of the row says what cannot be done.
  func keep(_ abilities: RowAbilities, by element: Element) {
    note(abilities, in: \.keepers, by: element)
  }

  private func note(
    _ abilities: RowAbilities,
    in notes: ReferenceWritableKeyPath<RowEditing, [ObjectIdentifier: RowAbilities]>,
    by element: Element
  ) {
    let name = ObjectIdentifier(element)
    if self[keyPath: notes][name] == nil {
      element.onUnmount { [weak self] in
        self?[keyPath: notes][name] = nil
        if self?.context?.element?.isMounted == true { self?.sumUp() }
      }
    }
    self[keyPath: notes][name] = abilities
    sumUp()
  }

  /// Has the row show what can be done by all that is said.
  private func sumUp() {
    func all(_ notes: [ObjectIdentifier: RowAbilities]) -> RowAbilities {
      notes.values.reduce(into: []) { $0.formUnion($1) }
    }
    let next = all(sources).subtracting(all(keepers))
    guard next != abilities else { return }
    abilities = next
    context?.element?.invalidate()
  }

  /// Whether a modifier says that it cannot be done.
  func keeps(_ ability: RowAbilities) -> Bool {
    keepers.values.contains { $0.contains(ability) }
  }

  var canDelete: Bool { abilities.contains(.delete) }
  var canMove: Bool { abilities.contains(.move) }

  /// Takes over what a modifier puts into a strip.
  func setSwipe(_ swipe: SwipeContent, by element: Element) {
    let name = ObjectIdentifier(element)
    if let index = swipes.firstIndex(where: { $0.name == name }) {
      swipes[index] = swipe
    } else {
      swipes.append(swipe)
      context?.element?.rebuild()
      element.onUnmount { [weak self] in self?.removeSwipe(name) }
    }
    if side != nil { version += 1 }
  }

  private func removeSwipe(_ name: ObjectIdentifier) {
    swipes.removeAll { $0.name == name }
    guard let row = context?.element, row.isMounted else { return }
    row.invalidate()
    if side != nil { version += 1 }
  }

  /// What the strip of an edge holds: what modifiers say, or else a button that deletes.
  func strip(_ edge: HorizontalEdge) -> [SwipeContent] {
    _ = version
    let own = swipes.filter { $0.edge == edge }
    if !own.isEmpty || edge == .leading || !canDelete || !isDeletedByStrip { return own }
    return [.delete { [weak self] in self?.delete() }]
  }

  /// Whether the trailing strip is the list's own; in SwiftUI, too, one that is written takes its place.
  private var isDeletedByStrip: Bool { !swipes.contains { $0.edge == .trailing } }

  func hasStrip(_ edge: HorizontalEdge) -> Bool {
    swipes.contains { $0.edge == edge } || edge == .trailing && canDelete
  }

  private func allowsFull(_ edge: HorizontalEdge) -> Bool {
    swipes.first { $0.edge == edge }?.allowsFull ?? true
  }

  /// Removes the row's element.
  func delete() { editor?.delete([self]) }

  // MARK: Aside

  private var sign: CGFloat {
    context?.element?.environment.layoutDirection == .rightToLeft ? -1 : 1
  }

  /// Whether a person could push the content that way, in the surface.
  func canSwipe(_ distance: CGFloat) -> Bool {
    guard !isEdited, context?.element?.environment.isEnabled != false, distance != 0 else {
      return false
    }
    return side != nil || hasStrip(distance * sign > 0 ? .leading : .trailing)
  }

  /// The fingers, or the pointer, have gone so far.
  func swipe(by distance: CGFloat) {
    let start = grip ?? slide
    if grip == nil {
      grip = start
      editor?.opens(self)
    }
    let wanted = start + distance * sign
    let edge: HorizontalEdge = wanted > 0 ? .leading : .trailing
    guard hasStrip(edge) else { return set(0, side: side, isFull: false) }
    set(held(wanted, edge), side: edge, isFull: isFull(wanted, edge))
  }

  /// Where it is not pulled as far as the first action, it is harder to pull further than its buttons.
  private func held(_ wanted: CGFloat, _ edge: HorizontalEdge) -> CGFloat {
    guard !allowsFull(edge), let total = totals[edge], abs(wanted) > total else { return wanted }
    return (wanted < 0 ? -1 : 1) * (total + (abs(wanted) - total) * 0.25)
  }

  private func isFull(_ wanted: CGFloat, _ edge: HorizontalEdge) -> Bool {
    width > 0 && allowsFull(edge) && abs(wanted) > max(width * 0.55, (totals[edge] ?? 0) + 40)
  }

  /// They are lifted; at their speed they would have come so far.
  func endSwipe(towards distance: CGFloat) {
    let end = (grip ?? slide) + distance * sign
    grip = nil
    guard let side, slide != 0 else { return close() }
    if isFull { return performFirst() }
    let total = totals[side] ?? 0
    let isSameWay = (end > 0) == (side == .leading)
    if isSameWay, total > 0, abs(end) > total / 2 { open(side) } else { close() }
  }

  /// Shows the strip of an edge, once it is known how broad it is.
  func open(_ edge: HorizontalEdge) {
    guard hasStrip(edge) else { return close() }
    editor?.opens(self)
    guard let total = totals[edge], side == edge else {
      isOpening = true
      return set(0, side: edge, isFull: false)
    }
    isOpening = false
    withAnimation(Self.animation) {
      set(edge == .leading ? total : -total, side: edge, isFull: false)
    }
  }

  /// Brings the content back.
  func close() {
    isOpening = false
    grip = nil
    guard side != nil || slide != 0 else { return }
    editor?.closes(self)
    withAnimation(Self.animation) {
      set(0, side: nil, isFull: false)
    }
  }

  static let animation = Animation.snappy(duration: 0.25)

  var isOpen: Bool { side != nil }

  private func set(_ slide: CGFloat, side: HorizontalEdge?, isFull: Bool) {
    if isFull != self.isFull { self.isFull = isFull }
    guard slide != self.slide || side != self.side else { return }
    if side != self.side { self.side = side }
    self.slide = slide
    context?.element?.invalidate()
  }

  /// It is known how broad the row is, or the strip of an edge.
  func measured(width: CGFloat) { self.width = width }

  func measured(strip: CGFloat, _ edge: HorizontalEdge) {
    totals[edge] = strip
    guard side == edge, grip == nil else { return }
    if strip <= 0 { return close() }
    if isOpening || slide != 0 { open(edge) }
  }

  /// Does what the first button of the strip does, and no other one where that is disabled.
  private func performFirst() {
    guard let context, let id = context.nodeID, let graph = context.element?.graph,
      let cover = graph.prepared?.root.path(to: id)?.last?.children.last,
      let first = Self.firstControl(in: cover), first.isEnabled, graph.handlers.press(first.id)
    else { return close() }
  }

  private static func firstControl(in node: PreparedNode) -> (id: Node.ID, isEnabled: Bool)? {
    if let semantics = node.node.traits.semantics,
      semantics.isEnabled == false || semantics.actions.contains(.press)
    {
      return (node.node.id, semantics.isEnabled != false)
    }
    return node.children.lazy.compactMap(firstControl(in:)).first
  }

  /// Does what a button of a strip does, and brings the content back: a row that is about to go shows its strip to
  /// the end.
  func act(_ role: ButtonRole?, _ action: () -> Void) {
    guard role == .destructive else {
      close()
      return action()
    }
    withAnimation { action() }
    context?.element?.graph.afterUpdate { [weak self] in self?.close() }
  }
}

// MARK: - In the row

extension RowEditing: RowAddition {
  var cover: any View { RowCover(row: self) }

  var ground: (any View)? { editor?.carries(self) == true ? CarriedGround() : nil }

  var stand: RowStand {
    var stand = RowStand()
    if isEdited {
      if canDelete { stand.leading = RowMetrics.mark }
      if canMove { stand.trailing = RowMetrics.handle }
    }
    stand.slide = slide
    stand.isClipped = side != nil
    if let editor = context?.list.editor as? ListEditor, let context {
      (stand.shift, stand.isLifted) = editor.shift(of: context)
    }
    return stand
  }

  func prepare(_ row: Element) {
    let mode = row.read(\.editMode)
    let isEdited = row.tracked { mode?.wrappedValue.isEditing == true }
    if isEdited != self.isEdited {
      self.isEdited = isEdited
      if side != nil { row.graph.afterUpdate { [weak self] in self?.close() } }
    }
    if let context { ListEditor.of(context).adopt(row) }
  }

  func add(to handlers: inout Handlers) {
    handlers.pointer.gestures.append(
      GestureAttachment(
        SteeredDrag(
          begins: { [weak self] way, device in self?.begins(way, device) ?? false },
          changed: { [weak self] in self?.dragged($0) },
          ended: { [weak self] in self?.endDrag($0) })))
    let former = handlers.semantics.perform
    handlers.semantics.perform = { [weak self] action in
      self?.perform(action) == true || former?(action) == true
    }
  }

  func add(to semantics: inout Semantics) {
    guard context?.element?.environment.isEnabled != false else { return }
    if canDelete { semantics.actions.insert(.delete) }
    if swipes.contains(where: { $0.edge == .trailing }) {
      semantics.customActions.append(Self.actions)
    }
    if swipes.contains(where: { $0.edge == .leading }) {
      semantics.customActions.append(Self.leadingActions)
    }
    if canMove { semantics.customActions += [Self.up, Self.down] }
  }

  /// What assistive tools do with the row.
  private static let actions = "Show actions"
  private static let leadingActions = "Show leading actions"
  private static let up = "Move up"
  private static let down = "Move down"

  private func perform(_ action: Semantics.Action) -> Bool {
    switch action {
    case .delete where canDelete: delete()
    case .custom(Self.actions): open(.trailing)
    case .custom(Self.leadingActions): open(.leading)
    case .custom(Self.up) where canMove: return editor?.move([self], by: -1) == true
    case .custom(Self.down) where canMove: return editor?.move([self], by: 1) == true
    default: return false
    }
    return true
  }
}

// MARK: - Dragged

extension RowEditing {
  private func begins(_ way: CGSize, _ device: PointerEvent.Device) -> Bool {
    guard context?.element?.environment.isEnabled != false else { return false }
    let isSideways = abs(way.width) > abs(way.height)
    (isToBeCarried, isTaken) = (false, false)
    if isSideways, canSwipe(way.width) { return true }
    // A finger scrolls, unless it has the handle.
    guard device == .mouse, !isSideways || !hasStrips, side == nil, canMove else { return false }
    isToBeCarried = true
    return true
  }

  private var hasStrips: Bool { hasStrip(.leading) || hasStrip(.trailing) }

  private func dragged(_ step: DragStep) {
    if isToBeCarried { return carry(step) }
    swipe(by: step.surfaceLocation.x - step.surfaceStart.x)
  }

  private func endDrag(_ step: DragStep?) {
    if isToBeCarried { return drop(step) }
    guard let step else { return close() }
    let way = step.surfaceLocation.x - step.surfaceStart.x
    endSwipe(towards: way + step.surfaceVelocity.width * 0.15)
  }

  /// The drag of the handle, which fingers may have, too.
  var handleDrag: SteeredDrag {
    SteeredDrag(
      begins: { [weak self] _, _ in self?.beginsByHandle() == true },
      changed: { [weak self] in self?.carry($0) }, ended: { [weak self] in self?.drop($0) })
  }

  private func beginsByHandle() -> Bool {
    isTaken = false
    return canMove
  }

  private func carry(_ step: DragStep) {
    guard let editor else { return }
    if !isTaken { isTaken = editor.carry(self) }
    if editor.carries(self) { editor.carry(step) }
  }

  private func drop(_ step: DragStep?) {
    isToBeCarried = false
    if let editor, editor.carries(self) { editor.drop(step != nil) }
  }
}

/// How large the marks beside a row are.
enum RowMetrics {
  static let mark: CGFloat = 34
  static let handle: CGFloat = 34
  /// How broad a button of a strip is at least.
  static let button: CGFloat = 72
}
