/// Whether contents with a fixed aspect ratio stay within the room there is, or cover it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}
