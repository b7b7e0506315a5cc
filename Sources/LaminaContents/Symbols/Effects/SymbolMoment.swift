import LaminaGeometry

/// How a symbol is shown in a frame, and when it is shown otherwise.
nonisolated struct SymbolMoment {
  var pose = SymbolPose.still
  /// When it is shown otherwise, by the time of frames: at that of this frame in the next one; nil for not by itself.
  var change: TimeInterval?

  /// Both at once.
  func with(_ other: SymbolMoment) -> SymbolMoment {
    SymbolMoment(
      pose: pose.with(other.pose), change: [change, other.change].compactMap(\.self).min())
  }
}

/// What the effects of a symbol go by at its place.
nonisolated struct SymbolStage {
  /// How many parts of the symbol can light up one after the other.
  let stepCount: Int
  let readsFromRight: Bool
  let reducesMotion: Bool
}
