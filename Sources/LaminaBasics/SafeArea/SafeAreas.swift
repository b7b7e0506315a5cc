import LaminaDisplay
package import LaminaGeometry
package import LaminaLayout

/// A part of the interface that bars at its edges leave to the views inside.
///
/// ```
///  ┌───────────────┐ the region
///  │ ┌───────────┐ │
///  │ │   slot    │ │ insets: what lies between the two
///  │ └───────────┘ │
///  └───────────────┘
/// ```
@MainActor
final class SafeAreaRegion: Equatable {
  /// The node that holds what is inside.
  let slot: Node.ID
  /// Where it has insets; leading is left.
  let edges: Edge.Set
  /// As of the latest layout; leading is left.
  var insets = EdgeInsets()

  init(slot: Node.ID, edges: Edge.Set) { (self.slot, self.edges) = (slot, edges) }

  nonisolated static func == (a: SafeAreaRegion, b: SafeAreaRegion) -> Bool { a === b }
}

/// The regions that enclose a view, from the outermost inwards.
package struct SafeAreas: Equatable {
  var regions: [SafeAreaRegion] = []
  /// The edges at which they still count; leading is left.
  package var edges: Edge.Set = .all

  /// None.
  package init() {}

  /// Whether none counts.
  package var isEmpty: Bool { regions.allSatisfy { $0.edges.isDisjoint(with: edges) } }
}

extension EnvironmentValues {
  /// The enclosing safe areas.
  package var safeAreas: SafeAreas {
    get { self[SafeAreasKey.self] }
    set { self[SafeAreasKey.self] = newValue }
  }
}

private struct SafeAreasKey: EnvironmentKey { static let defaultValue = SafeAreas() }

extension GeometryTable {
  /// What lies between a node's edges and those of the regions that enclose it.
  ///
  /// Only where its own edge is that of the safe area, or beyond it. Leading is left.
  func safeAreaInsets(of id: Node.ID, in areas: SafeAreas) -> EdgeInsets {
    var insets = EdgeInsets()
    guard var rect = windowFrame(of: id) else { return insets }
    var edges = areas.edges
    for region in areas.regions.reversed() {
      guard let slot = windowFrame(of: region.slot) else { continue }
      if rect.minY > slot.minY + 0.5 { edges.remove(.top) }
      if rect.maxY < slot.maxY - 0.5 { edges.remove(.bottom) }
      if rect.minX > slot.minX + 0.5 { edges.remove(.leading) }
      if rect.maxX < slot.maxX - 0.5 { edges.remove(.trailing) }
      insets = insets.adding(region.insets, at: edges)
      rect = slot.inset(by: EdgeInsets().adding(region.insets, at: .all, times: -1))
    }
    return insets
  }

  private func windowFrame(of id: Node.ID) -> CGRect? {
    guard let size = geometry(of: id)?.size, let origin = origin(of: id, in: .global, spaces: [:])
    else {
      return nil
    }
    return CGRect(origin: origin, size: size)
  }
}

extension EdgeInsets {
  /// The insets with others added at some edges.
  package nonisolated func adding(
    _ other: EdgeInsets, at edges: Edge.Set, times factor: CGFloat = 1
  ) -> EdgeInsets {
    var sum = self
    if edges.contains(.top) { sum.top += factor * other.top }
    if edges.contains(.bottom) { sum.bottom += factor * other.bottom }
    if edges.contains(.leading) { sum.leading += factor * other.leading }
    if edges.contains(.trailing) { sum.trailing += factor * other.trailing }
    return sum
  }

  /// From left and right to leading and trailing, and back.
  package nonisolated func directed(_ direction: LayoutDirection) -> EdgeInsets {
    guard direction == .rightToLeft else { return self }
    return EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}

extension Edge.Set {
  /// From leading and trailing to left and right, and back.
  nonisolated func directed(_ direction: LayoutDirection) -> Edge.Set {
    guard direction == .rightToLeft else { return self }
    var edges = intersection([.top, .bottom])
    if contains(.leading) { edges.insert(.trailing) }
    if contains(.trailing) { edges.insert(.leading) }
    return edges
  }
}
