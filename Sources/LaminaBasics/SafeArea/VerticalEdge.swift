/// The top or the bottom.
public nonisolated enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
}

/// The side where reading begins, or the other one.
public nonisolated enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The side where lines begin: left where one reads from left to right.
  case leading
  /// The side where lines end: right where one reads from left to right.
  case trailing
}
