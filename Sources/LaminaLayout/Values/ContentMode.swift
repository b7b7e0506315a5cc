/// Whether contents with a fixed aspect ratio stay within the room there is, or cover it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// Stays within the room: all of the contents is seen, and some room may be left over.
  case fit
  /// Covers the room: some of the contents may lie outside of it.
  case fill
}
