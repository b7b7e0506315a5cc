public import LaminaGeometry

/// How much is kept free towards the edges of a window.
public nonisolated struct ScenePadding: Hashable, Sendable {
  let length: CGFloat

  /// As much as a window's content keeps free: 20 points.
  public static let minimum = ScenePadding(length: 20)
}

extension View {
  /// Keeps as much free on the sides in `edges` as a window's content does: 20 points.
  ///
  /// ```swift
  /// Form { … }.scenePadding()
  /// ```
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    scenePadding(.minimum, edges: edges)
  }

  /// Keeps as much free on the sides in `edges` as `padding` says.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges, padding.length)
  }
}
