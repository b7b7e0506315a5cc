import LaminaDisplay
import LaminaGeometry
import LaminaLayers

/// One view whose geometry is matched.
@MainActor
final class MatchedMember {
  private(set) weak var element: Element?
  /// Names the node that is shown where the source is.
  let mover: Node.ID
  /// Names the node whose place is the view's own.
  let slot: Node.ID
  var isSource = true
  var reducesMotion = false
  fileprivate(set) var key: MatchedKey?
  /// Where it is shown, in the coordinates of its slot; nil there.
  fileprivate(set) var target: CGRect?
  /// What was made of which content.
  var made: (content: Node, layout: MatchedLayout, slot: Node)?

  init(_ element: Element) {
    self.element = element
    slot = element.id
    mover = element.graph.makeID()
  }

  /// Whether it is only shown until its transition is over.
  fileprivate var isLeaving: Bool { element?.isLeaving ?? true }

  fileprivate func move(to target: CGRect?) -> Bool {
    guard target != self.target else { return false }
    self.target = target
    element?.rebuild()
    return true
  }
}

/// The views of a graph that share names, and by which of them the others go.
///
/// ```
///              first tree, before items go on       the tree as it is to be
///  old source  where it was                         where the new source is, fading out
///  new source  where the old source was             where it is to be, fading in
/// ```
@MainActor
final class MatchedTable: GraphService {
  private struct Group {
    var members: [MatchedMember] = []
    var leader: MatchedMember?
    /// In which order the names came, which is that of what is reported of them.
    let number: Int
  }

  private unowned let graph: ViewGraph
  private let viewports: (any Viewports)?
  private var groups: [MatchedKey: Group] = [:]
  private var lastNumber = 0
  /// The names that several views have.
  private var shared: Set<MatchedKey> = []
  /// New layers, and those at whose places they begin.
  private var matches: [Layer.ID: Layer.ID] = [:]
  /// Names that more than one source has.
  private var faults: [AnyHashable] = []

  init(graph: ViewGraph) {
    self.graph = graph
    viewports = graph.viewports
  }

  /// How many views there are.
  var count: Int { groups.values.reduce(0) { $0 + $1.members.count } }

  func add(_ member: MatchedMember, to key: MatchedKey) {
    guard member.key != key else { return }
    remove(member)
    member.key = key
    if groups[key] == nil { lastNumber += 1 }
    groups[key, default: Group(number: lastNumber)].members.append(member)
    reviewGroup(key)
  }

  func remove(_ member: MatchedMember) {
    guard let key = member.key else { return }
    member.key = nil
    groups[key]?.members.removeAll { $0 === member }
    if groups[key]?.leader === member { groups[key]?.leader = nil }
    reviewGroup(key)
  }

  private func reviewGroup(_ key: MatchedKey) {
    let count = groups[key]?.members.count ?? 0
    if count == 0 { groups[key] = nil }
    // One that is alone now may still have to go back to its own place.
    if count > 1 || groups[key]?.members.first?.target != nil {
      shared.insert(key)
    } else {
      shared.remove(key)
    }
  }

  /// Sends all to where they belong.
  ///
  /// - Parameters:
  ///   - isBefore: whether those that come stand where they come from.
  ///   - place: where a slot is, in the root's coordinates.
  /// - Returns: whether anything has to be placed again.
  func update(isBefore: Bool, place: (Node.ID) -> CGRect?) -> Bool {
    var isChanged = false
    for key in shared.sorted(by: comesBefore) {
      lead(key, isBefore: isBefore)
      guard let group = groups[key] else { continue }
      let goal = group.leader.flatMap { place($0.slot) }
      for member in group.members {
        let target = target(of: member, group.leader, goal: goal, isBefore: isBefore, place)
        if member.move(to: target) { isChanged = true }
      }
      reviewGroup(key)
    }
    return isChanged
  }

  private func comesBefore(_ a: MatchedKey, _ b: MatchedKey) -> Bool {
    (groups[a]?.number ?? 0) < (groups[b]?.number ?? 0)
  }

  /// Finds out by whom the others go.
  private func lead(_ key: MatchedKey, isBefore: Bool) {
    guard let group = groups[key] else { return }
    let sources = group.members.filter { $0.isSource && !$0.isLeaving }
    if sources.count > 1 { faults.append(key.id) }
    let before = ([group.leader].compactMap { $0 } + group.members)
      .first { $0.isSource && $0.isLeaving }
    if isBefore, let before {
      groups[key]?.leader = before
      return
    }
    let next = sources.first ?? (group.leader?.isLeaving == true ? group.leader : nil)
    if let old = group.leader, let next, old !== next, old.isLeaving, !next.reducesMotion {
      matches[next.mover] = old.mover
    }
    groups[key]?.leader = next ?? group.members.first { $0.isSource }
  }

  private func target(
    of member: MatchedMember, _ leader: MatchedMember?, goal: CGRect?, isBefore: Bool,
    _ place: (Node.ID) -> CGRect?
  ) -> CGRect? {
    guard let goal, member !== leader, let own = place(member.slot) else { return nil }
    let isMoving = member.isLeaving || leader?.isLeaving == true
    if member.isSource, member.reducesMotion || !isMoving { return nil }
    return goal.offsetBy(dx: -own.minX, dy: -own.minY)
  }

  /// Takes the new layers, with those at whose places they begin.
  func takeMatches() -> [Layer.ID: Layer.ID] {
    defer { matches = [:] }
    return matches
  }

  /// Takes the names that more than one source has.
  func takeFaults() -> [AnyHashable] {
    defer { faults = [] }
    return faults
  }
}

extension MatchedTable {
  /// Sends views to where others are, as of a preparation.
  func update(_ prepared: Prepared) {
    let geometry = prepared.geometry
    let isChanged = update(isBefore: graph.transitions.hasDue) { id in
      geometry[id].map { rootFrame(of: $0, geometry) }
    }
    if isChanged { graph.needsAnotherPass() }
    for id in takeFaults() { graph.report(.severalSources(id: "\(id.base)")) }
  }

  /// A reported frame in the root's coordinates, scrolled.
  private func rootFrame(
    of report: GeometryReport, _ geometry: [Node.ID: GeometryReport]
  ) -> CGRect {
    var frame = report.frame
    var viewport = report.viewport
    while let id = viewport, let outer = geometry[id] {
      let offset = viewports?.offset(of: id) ?? .zero
      frame = frame.offsetBy(
        dx: outer.frame.minX - offset.x, dy: outer.frame.minY - offset.y)
      viewport = outer.viewport
    }
    return frame
  }
}

extension ViewGraph {
  var matched: MatchedTable { service() }

  /// How many views have a matched geometry.
  package var matchedCount: Int { made(MatchedTable.self)?.count ?? 0 }
}
