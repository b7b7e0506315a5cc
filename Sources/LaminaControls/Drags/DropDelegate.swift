public import LaminaContentTypes
public import LaminaGeometry

/// Takes what is dragged above a view, and hears of it on its way.
///
/// ```
///  validateDrop ─true─▶ dropEntered ─▶ dropUpdated … dropUpdated ─┬─▶ performDrop
///                                                                 └─▶ dropExited
/// ```
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Takes what was let go; false where it does not, so that it goes back.
  func performDrop(info: DropInfo) -> Bool
  /// Says whether it may be let go here, when it comes above the view.
  func validateDrop(info: DropInfo) -> Bool
  /// It has come above the view.
  func dropEntered(info: DropInfo)
  /// It has moved above the view; says what letting it go would do, nil for what it would have done before.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What is dragged above a view, and where.
public struct DropInfo {
  /// Where the pointer is, in the view's coordinates.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Says whether some of it is of one of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// Gives what is of one of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { $0.isOne(of: contentTypes) }
  }
}

/// What letting something go does.
public nonisolated enum DropOperation: Hashable, Sendable {
  /// Nothing: the drag is given up.
  case cancel
  /// Nothing: it is not allowed here.
  case forbidden
  /// It is here, too, then.
  case copy
  /// It is here then, and no longer where it was.
  case move
}

/// What a delegate would do with something that is let go.
public nonisolated struct DropProposal: Hashable, Sendable {
  /// What that is.
  public let operation: DropOperation

  /// Proposes an operation.
  public init(operation: DropOperation) { self.operation = operation }
}
