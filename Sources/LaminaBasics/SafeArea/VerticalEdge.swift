/// The top or the bottom.
public nonisolated enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  case top, bottom
}

/// The side where reading begins, or the other one.
public nonisolated enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  case leading, trailing
}
