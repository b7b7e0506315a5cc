public import LaminaLayers

/// What a frame can show of a layer tree now.
public struct PictureCommit: Sendable {
  /// For every `drawn` layer in the display range its newest picture: of its drawing, or, while
  /// that is being made, the last one it had; none if it never had one.
  public var pictures: [Layer.ID: LayerPicture]
  /// What is painted for visible layers that wait for their first picture, or above those that
  /// have just got it.
  public var standIns: [Layer.ID: PaintedPlaceholder]
  /// Visible layers whose picture is not of their present drawing; the display's `wake` is called
  /// when such a picture is there.
  public var missing: Int
  /// Those of them that never had a picture and show nothing, and those that show a placeholder.
  public var blank: Int
  public var placeholders: Int
  /// Whether a later commit of the same tree will look different without any change.
  public var isFading: Bool
  /// What this commit cost.
  public var statistics: DisplayStatistics

  /// Whether everything visible is shown as it is now.
  public var isComplete: Bool { missing == 0 }
}
