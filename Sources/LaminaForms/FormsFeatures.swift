extension GraphFeatures {
  /// What rows have that are carried to another place.
  package static var forms: GraphFeatures { GraphFeatures(clocks: [RowCarrying.self]) }
}
