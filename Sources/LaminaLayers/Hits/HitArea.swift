/// Where a pointer hits a layer; layers inside are asked first.
public enum HitArea: Hashable, Sendable {
  /// Nowhere; layers inside may be hit.
  case nowhere
  /// Where it paints: inside outlines that are filled, on lines, in the box of whatever else it draws.
  case contents
  /// Everywhere in its bounds.
  case bounds
  /// Inside an outline, whatever it paints there. Beyond it neither it nor a layer inside is hit.
  case shape(ClipShape)
  /// A pointer that only hovers hits its bounds; one that presses goes through.
  case hovering
}
