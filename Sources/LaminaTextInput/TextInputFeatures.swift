extension GraphFeatures {
  /// What texts that are selected and typed have.
  package static var textInput: GraphFeatures {
    GraphFeatures(
      services: [InteractiveTexts.self], roles: [InteractiveTexts.self], clocks: [TextTicks.self],
      readers: [InteractiveTexts.self], owners: [InteractiveTexts.self])
  }
}
