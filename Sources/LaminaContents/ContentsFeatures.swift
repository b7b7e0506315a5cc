extension GraphFeatures {
  /// What texts and pictures have.
  package static var contents: GraphFeatures {
    GraphFeatures(clocks: [PictureArrivals.self], owners: [RunningDates.self])
  }
}
