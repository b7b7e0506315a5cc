/// A modifier that changes nothing: for the branch of a build or a test in which there is nothing to change.
public struct EmptyModifier: ViewModifier {
  /// The only value that is needed.
  public static let identity = EmptyModifier()

  /// Makes a modifier that changes nothing.
  public init() {}

  public func body(content: Content) -> some View { content }
}
