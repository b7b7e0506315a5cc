public import LaminaLayers

/// What a frame can show of a layer tree now.
public struct PictureCommit: Sendable {
  /// For every `drawn` layer in the display range its newest picture: of its drawing, or, while
  /// that is being made, the last one it had; none if it never had one.
  public var pictures: [Layer.ID: LayerPicture]
  /// Visible layers whose picture is not of their present drawing; the display's `wake` is called
  /// when such a picture is there.
  public var missing: Int
  /// What this commit cost.
  public var statistics: DisplayStatistics

  /// Whether everything visible is shown as it is now.
  public var isComplete: Bool { missing == 0 }
}
