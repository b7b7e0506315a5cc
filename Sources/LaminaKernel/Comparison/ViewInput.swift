/// A value that says itself whether another would show the same.
@MainActor
package protocol ViewInput {
  func isSame(as other: Self) -> Bool
}
