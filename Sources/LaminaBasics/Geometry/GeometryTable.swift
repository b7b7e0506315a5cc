package import LaminaDisplay
public import LaminaGeometry
import LaminaLayers
import LaminaLayout

/// Where the nodes are whose places are asked for: as of the latest layout, scrolled as of now.
@MainActor
package final class GeometryTable: GraphService {
  private var reports: [Node.ID: GeometryReport]
  /// The room for nodes that are laid out and not shown.
  private(set) var rooms: [Node.ID: CGSize]
  private let viewports: (any Viewports)?
  private var readings: [Node.ID: GeometryReading] = [:]
  private let names: NodeNames
  /// The readings of nodes that the latest layout has, in the order of their making: screens below others
  /// and rows out of sight have readings, too, and cost nothing.
  private var placed: [GeometryReading] = []

  package init(graph: ViewGraph) {
    viewports = graph.viewports
    names = graph.names
    reports = graph.prepared?.geometry ?? [:]
    rooms = graph.prepared?.rooms ?? [:]
  }

  /// The reading of a node, made when first asked for; it ends with the node.
  package func reading(of id: Node.ID, in element: Element) -> GeometryReading {
    if let known = readings[id] { return known }
    let made = GeometryReading(of: id, in: element, table: self)
    readings[id] = made
    names.watch(id)
    return made
  }

  package func forget(_ id: Node.ID) { readings[id] = nil }

  package var keptCounts: [String: Int] { ["readings": readings.count] }

  /// Takes over a layout.
  package func update(_ prepared: Prepared) {
    (reports, rooms) = (prepared.geometry, prepared.rooms)
    placed = findPlaced()
    for reading in placed { reading.review() }
  }

  private func findPlaced() -> [GeometryReading] {
    let ids = Array(reports.keys) + rooms.keys.filter { reports[$0] == nil }
    let named = names.watchedNames.filter { reports[$0] == nil && rooms[$0] == nil }
    let known = (ids + named).compactMap { readings[$0] }
    return known.sorted { $0.id.rawValue < $1.id.rawValue }
  }

  /// Takes over where the scroll views are: those views, and no others, are evaluated that read a
  /// place which scrolling moved.
  package func beginFrame() {
    for reading in placed where reading.mayScroll { reading.review() }
  }

  /// Whether a view outside of all scroll views is as long along `axis` as the window says.
  func followsWindow(along axis: Axis) -> Bool {
    let axes = Axis.Set(axis)
    return readings.values.contains {
      $0.followedAxes.contains(axes) && geometry(of: $0.id)?.viewport == nil
    }
  }

  /// What the latest layout says of a node, or of the one that is meant by it.
  func geometry(of id: Node.ID) -> GeometryReport? {
    names.laidOut(id).flatMap { reports[$0] } ?? reports[id]
  }

  // MARK: Answers

  /// The answer to a question about the node `id`, where `spaces` are the coordinates with names.
  func answer(
    _ query: GeometryQuery, of id: Node.ID, spaces: [AnyHashable: Node.ID]
  ) -> CGRect? {
    if query == .container {
      return (geometry(of: id)?.containerSize ?? rooms[id]).map { CGRect(origin: .zero, size: $0) }
    }
    guard let report = geometry(of: id) else { return nil }
    switch query {
    case .frame(let space):
      guard let origin = origin(of: id, in: space, spaces: spaces) else { return nil }
      return CGRect(origin: origin, size: report.size)
    case .bounds(let name):
      guard let space = node(name, around: report, spaces: spaces),
        let size = geometry(of: space)?.size,
        let origin = origin(of: id, in: .named(name), spaces: spaces)
      else { return nil }
      return CGRect(origin: .zero - origin, size: size)
    case .container, .safeArea: return nil
    case .anchor(let other, let place):
      guard let size = geometry(of: other)?.size, let way = way(from: id, to: other) else {
        return nil
      }
      return place.rect(in: size).offsetBy(dx: way.x, dy: way.y)
    }
  }

  /// Where the node `id` begins in other coordinates.
  func origin(
    of id: Node.ID, in space: CoordinateSpace, spaces: [AnyHashable: Node.ID]
  ) -> CGPoint? {
    switch space {
    case .local: return .zero
    case .global: return places(of: id).last?.origin
    case .named(let name):
      guard let report = geometry(of: id) else { return nil }
      guard let other = node(name, around: report, spaces: spaces) else {
        return origin(of: id, in: .global, spaces: spaces)
      }
      return way(from: other, to: id)
    }
  }

  /// Where the space of a name begins in the window; there too where there is none.
  package func corner(of name: AnyHashable, known spaces: [AnyHashable: Node.ID]) -> CGPoint {
    spaces[name].flatMap { places(of: $0).last?.origin } ?? .zero
  }

  /// The node whose coordinates have a name.
  private func node(
    _ name: AnyHashable, around report: GeometryReport, spaces: [AnyHashable: Node.ID]
  ) -> Node.ID? {
    guard let scroll = name.base as? ScrollViewSpace else {
      return spaces[name].flatMap { geometry(of: $0) == nil ? nil : $0 }
    }
    var viewport = report.viewport
    while let id = viewport {
      if scroll.axis.map({ viewports?.scrolls(id, along: $0) == true }) ?? true { return id }
      viewport = geometry(of: id)?.viewport
    }
    return nil
  }

  private func offset(of viewport: Node.ID) -> CGPoint { viewports?.offset(of: viewport) ?? .zero }

  /// Where a node begins in the content of each scroll view that encloses it, from the innermost
  /// outwards, and at last in the window.
  private func places(of id: Node.ID) -> [(viewport: Node.ID?, origin: CGPoint)] {
    guard var report = geometry(of: id) else { return [] }
    var origin = report.frame.origin
    var places = [(viewport: report.viewport, origin: origin)]
    while let viewport = report.viewport, let outer = geometry(of: viewport) {
      origin = origin - offset(of: viewport) + outer.frame.origin
      report = outer
      places.append((report.viewport, origin))
    }
    return places
  }

  /// How far the beginning of one node is from the other's: scroll views that enclose both do not
  /// count.
  private func way(from start: Node.ID, to end: Node.ID) -> CGPoint? {
    let outer = places(of: start)
    for place in places(of: end) {
      if let other = outer.first(where: { $0.viewport == place.viewport }) {
        return place.origin - other.origin
      }
      // A scroll view is a space itself: its own corner is where its viewport begins.
      if place.viewport == start { return place.origin - offset(of: start) }
    }
    return nil
  }
}

private func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
private func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }

extension ViewGraph {
  package var geometry: GeometryTable { service() }

  /// The smallest size that the views have use for, in points, as of the latest frame.
  ///
  /// A view that is as long as the window says nothing of how long the window has to be.
  public func minimumSize() -> CGSize {
    var size = sizeThatFits(.zero)
    for axis in Axis.allCases where geometry.followsWindow(along: axis) { size[axis] = 0 }
    return size
  }
}
