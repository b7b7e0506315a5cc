import LaminaGeometry
import LaminaLayout

/// Finds where the nodes went that asked to know, and where the scroll views are.
struct GeometryCollector {
  private(set) var reports: [Node.ID: GeometryReport] = [:]
  /// The room for those that their layouts left out.
  private(set) var rooms: [Node.ID: CGSize] = [:]
  private var viewport: (id: Node.ID?, size: CGSize, room: CGSize)
  /// Along which axes what is around says no length: it is as long as what is inside.
  private var open: Axis.Set = []
  /// What a scroll view that goes on under bars was offered, with what it goes on by; nil where the box
  /// itself knows what it was offered.
  private var widened: ProposedViewSize?

  init(size: CGSize) { viewport = (nil, size, size) }

  /// Walks the boxes that have reporters inside; `origin` lies in the nearest viewport's content.
  mutating func collect(_ box: LayoutBox, at origin: CGPoint) {
    guard box.hasReporters else { return }
    if box.isUnplaced { return collectRooms(box) }
    let traits = box.node.traits
    if traits.reportsGeometry || !traits.scrollAxes.isEmpty {
      reports[box.node.id] = GeometryReport(
        size: box.frame.size, frame: CGRect(origin: origin, size: box.frame.size),
        viewport: viewport.id, viewportSize: viewport.size, containerSize: viewport.room,
        children: box.children.filter { !$0.isLeaving }.map { $0.isUnplaced ? .null : $0.frame },
        ideal: box.ideal)
    }
    if let mask = box.mask { collect(mask, at: origin) }
    let (outer, offer) = (open, widened)
    defer { (open, widened) = (outer, offer) }
    open = box.openAxes(in: outer)
    widened = box.widenedOffer(in: offer)
    guard traits.scrollAxes.isEmpty else {
      return collectContent(of: box, offered: offer ?? box.offered)
    }
    for child in box.children { collect(child, at: origin + child.frame.origin) }
  }

  /// A view that may be chosen later says how large it is by the room that there is now.
  private mutating func collectRooms(_ box: LayoutBox) {
    guard box.hasReporters else { return }
    if box.node.traits.reportsGeometry { rooms[box.node.id] = viewport.room }
    for child in box.children { collectRooms(child) }
  }

  private mutating func collectContent(of box: LayoutBox, offered: ProposedViewSize?) {
    let outer = viewport
    viewport = (box.node.id, box.frame.size, room(in: box, offered: offered))
    for child in box.children { collect(child, at: child.frame.origin) }
    viewport = outer
  }
}

extension GeometryCollector {
  /// The room that a scroll view gives to what is inside: what is seen along its axes.
  ///
  /// Where it is as large as its content (across them, and where it was offered no length), it is what
  /// it was offered itself, or else the room around it: the content could not follow its own length. Nor
  /// could it where something around is as large as its content, which then offers that to what is inside.
  private func room(in box: LayoutBox, offered: ProposedViewSize?) -> CGSize {
    var room = box.frame.size
    for axis in Axis.allCases {
      let offered = open.contains(Axis.Set(axis)) ? nil : offered?[axis]
      guard offered == nil || !box.node.traits.scrolls(axis) else { continue }
      room[axis] = offered ?? viewport.room[axis]
    }
    return room
  }
}

extension LayoutBox {
  /// Along which axes what is inside is not offered a length of which it is not itself the cause; `outer`
  /// are those of what is around.
  fileprivate func openAxes(in outer: Axis.Set) -> Axis.Set {
    var open = outer
    for axis in Axis.allCases where offered?[axis]?.isFinite != true { open.insert(Axis.Set(axis)) }
    guard !open.isEmpty, case .container(let layout) = node.rule,
      let giving = layout.base as? any LengthGivingLayout
    else { return open }
    return open.subtracting(giving.givenAxes(open: open))
  }
}

extension LayoutBox {
  /// What a scroll view inside is offered by this box, where that follows from what the box takes.
  fileprivate func widenedOffer(in outer: ProposedViewSize?) -> ProposedViewSize? {
    guard case .container(let layout) = node.rule else { return nil }
    if layout.base is DecorationLayout { return outer }
    guard let outset = layout.base as? OutsetLayout, let offered else { return nil }
    return ProposedViewSize(
      width: offered.width.map { $0 + outset.outsets.horizontal },
      height: offered.height.map { $0 + outset.outsets.vertical })
  }

  /// How long it is along each axis where no length is offered, as far as it was asked.
  fileprivate var ideal: ProposedViewSize {
    guard let answers = container?.answers else { return .unspecified }
    return ProposedViewSize(
      width: answers.ideal(along: .horizontal), height: answers.ideal(along: .vertical))
  }
}

extension NodeTraits {
  fileprivate func scrolls(_ axis: Axis) -> Bool {
    scrollAxes.contains(Axis.Set(axis))
  }
}

func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
