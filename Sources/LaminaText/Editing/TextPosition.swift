/// A place between two characters where a caret can stand, and on which side of it it stands.
///
/// Between two characters there is one place in the text, but there may be two on the screen:
///
/// ```
///  a wrapped line          a change of direction: "abc" and then "אבג"
///   hello |  ◀ upstream      abc| גבא|
///   |world   ◀ downstream      upstream (after c), downstream (before א)
/// ```
///
/// Offsets are UTF-8 bytes of the text and always lie on the border of an extended grapheme cluster.
public struct TextPosition: Hashable, Sendable {
  /// The neighbour that a caret stands next to.
  public enum Affinity: Hashable, Sendable {
    /// It belongs to what follows.
    case downstream
    /// It belongs to what precedes: the end of a wrapped line, one side of a change of direction.
    case upstream
  }

  /// How many UTF-8 bytes of the text lie before the place.
  public var offset: Int
  /// On which side of the place the caret stands, where lines wrap or the direction changes.
  public var affinity: Affinity

  /// Makes a place after so many UTF-8 bytes, unless said with the character that follows.
  public init(_ offset: Int, _ affinity: Affinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}
