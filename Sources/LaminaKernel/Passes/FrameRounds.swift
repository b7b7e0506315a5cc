import LaminaDisplay

/// How often one update has gone back to an earlier pass, for each reason, and whether it may once more.
struct FrameRounds {
  /// How often views that come may bring others along.
  private static let phaseLimit = 4

  private var phases = 0
  private var nodeRounds = 0
  private var layouts: LayoutRounds?

  /// Whether nodes may be made once more for this layout.
  var mayMakeNodes: Bool { nodeRounds < ViewGraph.settleLimit }
  /// Whether sizes may be given to views that ask for another layout by that.
  var mayDeliver: Bool { layouts?.isOver != true }
  /// Whether one more layout is made, and no other.
  var isLastLayout: Bool { layouts?.isLast == true }
  /// Whether views that come may go on, which takes further layouts.
  var mayGoOn: Bool { phases < Self.phaseLimit }

  /// Nodes are made once more.
  mutating func addNodes() { nodeRounds += 1 }

  /// A layout was made.
  mutating func add(_ reports: [Node.ID: GeometryReport]) {
    nodeRounds = 0
    if layouts == nil { layouts = LayoutRounds(reports) } else { layouts?.add(reports) }
  }

  /// Views that come go on: their layouts are counted anew.
  mutating func addPhase() {
    phases += 1
    layouts = nil
  }
}

/// How often sizes and views have changed each other in one update.
///
/// A round that gives another size to a view that asked for it, and had not got one yet in this
/// update, is one on the way: so it goes through readers inside each other. The others may be
/// changing each other without end.
private struct LayoutRounds {
  private var count = 0
  /// How many rounds were on the way.
  private var progress = 0
  private var latest: [Node.ID: GeometryReport]
  /// The nodes that got another size, and are still there, and the most that there were.
  private var changed: Set<Node.ID> = []
  private var most = 0

  init(_ reports: [Node.ID: GeometryReport]) { latest = reports }

  /// Whether one more round is made, and no other.
  var isLast: Bool { count == ViewGraph.settleLimit }
  var isOver: Bool { count > ViewGraph.settleLimit }

  mutating func add(_ reports: [Node.ID: GeometryReport]) {
    changed = changed.filter { reports[$0] != nil }
    for (id, report) in reports where latest[id]?.size != report.size { changed.insert(id) }
    latest = reports
    // Rows that come and go in turn are no progress, though each of them is another one.
    if changed.count > most, progress < ViewGraph.depthLimit {
      most = changed.count
      progress += 1
    } else {
      count += 1
    }
  }
}
