extension GraphFeatures {
  /// What the kernel has.
  package static var kernel: GraphFeatures {
    GraphFeatures(
      services: [GeometryReaders.self], environments: [PreferredScheme.self],
      commits: [AppearanceSwitch.self], readers: [GeometryReaders.self],
      owners: [GeometryReaders.self])
  }
}
