/// A number that a system is to find; `ConstraintSystem.makeVariable` makes it.
///
/// It means something to the system that made it, and to copies of that system.
public struct Variable: Hashable, Sendable {
  /// Its place in the order in which the system's variables were made.
  @usableFromInline package let index: Int

  package init(index: Int) { self.index = index }
}
