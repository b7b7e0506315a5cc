import LaminaGeometry

/// Finds where the nodes went that asked to know, and where the scroll views are.
struct GeometryCollector {
  private(set) var reports: [Node.ID: GeometryReport] = [:]
  private var viewport: (id: Node.ID?, size: CGSize)

  init(size: CGSize) { viewport = (nil, size) }

  /// Walks the boxes that have reporters inside; `origin` lies in the nearest viewport's content.
  mutating func collect(_ box: LayoutBox, at origin: CGPoint) {
    guard box.hasReporters, !box.isUnplaced else { return }
    let traits = box.node.traits
    if traits.reportsGeometry || !traits.scrollAxes.isEmpty {
      reports[box.node.id] = GeometryReport(
        size: box.frame.size, frame: CGRect(origin: origin, size: box.frame.size),
        viewport: viewport.id, viewportSize: viewport.size,
        children: box.children.filter { !$0.isLeaving }.map { $0.isUnplaced ? .null : $0.frame })
    }
    if let mask = box.mask { collect(mask, at: origin) }
    guard traits.scrollAxes.isEmpty else { return collectContent(of: box) }
    for child in box.children { collect(child, at: origin + child.frame.origin) }
  }

  private mutating func collectContent(of box: LayoutBox) {
    let outer = viewport
    viewport = (box.node.id, box.frame.size)
    for child in box.children { collect(child, at: child.frame.origin) }
    viewport = outer
  }
}

func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
