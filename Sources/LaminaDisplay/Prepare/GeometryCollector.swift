import LaminaGeometry
import LaminaLayout

/// Finds where the nodes went that asked to know, and where the scroll views are.
struct GeometryCollector {
  private(set) var reports: [Node.ID: GeometryReport] = [:]
  private var viewport: (id: Node.ID?, size: CGSize, room: CGSize)

  init(size: CGSize) { viewport = (nil, size, size) }

  /// Walks the boxes that have reporters inside; `origin` lies in the nearest viewport's content.
  mutating func collect(_ box: LayoutBox, at origin: CGPoint) {
    guard box.hasReporters, !box.isUnplaced else { return }
    let traits = box.node.traits
    if traits.reportsGeometry || !traits.scrollAxes.isEmpty {
      reports[box.node.id] = GeometryReport(
        size: box.frame.size, frame: CGRect(origin: origin, size: box.frame.size),
        viewport: viewport.id, viewportSize: viewport.size, containerSize: viewport.room,
        children: box.children.filter { !$0.isLeaving }.map { $0.isUnplaced ? .null : $0.frame })
    }
    if let mask = box.mask { collect(mask, at: origin) }
    guard traits.scrollAxes.isEmpty else { return collectContent(of: box) }
    for child in box.children { collect(child, at: origin + child.frame.origin) }
  }

  private mutating func collectContent(of box: LayoutBox) {
    let outer = viewport
    viewport = (box.node.id, box.frame.size, room(in: box))
    for child in box.children { collect(child, at: child.frame.origin) }
    viewport = outer
  }
}

extension GeometryCollector {
  /// The room that a scroll view gives to what is inside: what is seen along its axes, and across
  /// them, where it is as large as its content, what it was offered itself.
  private func room(in box: LayoutBox) -> CGSize {
    var room = box.frame.size
    for axis in Axis.allCases where !box.node.traits.scrolls(axis) {
      let offered = box.offered?[axis] ?? .infinity
      room[axis] = offered.isFinite ? offered : viewport.room[axis]
    }
    return room
  }
}

extension NodeTraits {
  fileprivate func scrolls(_ axis: Axis) -> Bool {
    scrollAxes.contains(axis == .horizontal ? .horizontal : .vertical)
  }
}

func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
