public import Foundation

/// A state, of several that exclude each other, that says where it may go.
///
/// ```swift
/// enum Mode: GuardedState {
///   case viewing, selecting(Set<Dream.ID>), duplicating, sharing([Dream])
///   func canTransition(to next: Mode) -> Bool {
///     switch (self, next) {
///     case (.viewing, _), (.selecting, _), (_, .viewing): true
///     case (.duplicating, _), (.sharing, _): false
///     }
///   }
/// }
/// ```
///
/// What belongs to a state is its payload, so nothing is left over when it ends.
public nonisolated protocol GuardedState {
  /// Whether it may go over to `next`.
  func canTransition(to next: Self) -> Bool
}

nonisolated extension GuardedState {
  /// Goes over to another state.
  /// - Throws: ``TransitionError`` where that is not allowed; the state is as it was.
  public mutating func transition(to next: Self) throws(TransitionError) {
    guard canTransition(to: next) else {
      throw TransitionError(from: "\(self)", to: "\(next)", type: "\(Self.self)")
    }
    self = next
  }
}

/// A state went where it may not.
public nonisolated struct TransitionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The state it was in, and is still in, in words.
  public let from: String
  /// The state it should have gone over to, in words.
  public let to: String
  /// The states' type.
  public let type: String

  public var description: String { "\(type) cannot go from «\(from)» to «\(to)»." }
}

extension TransitionError: LocalizedError {
  public var errorDescription: String? { description }
}

/// A state that only changes by allowed transitions: it cannot be set.
///
/// ```swift
/// @State private var mode = StateMachine(Mode.viewing)
/// try mode.transition(to: .selecting([]))
/// mode.state                                   // .selecting([])
/// ```
public nonisolated struct StateMachine<State: GuardedState> {
  /// The state that holds.
  public private(set) var state: State

  /// A machine in its first state.
  public init(_ state: State) { self.state = state }

  /// Whether the state may go over to `next`.
  public func canTransition(to next: State) -> Bool { state.canTransition(to: next) }

  /// Goes over to another state.
  /// - Throws: ``TransitionError`` where that is not allowed; the state is as it was.
  public mutating func transition(to next: State) throws(TransitionError) {
    try state.transition(to: next)
  }
}

extension StateMachine: Equatable where State: Equatable {}
extension StateMachine: Hashable where State: Hashable {}
extension StateMachine: Sendable where State: Sendable {}

nonisolated extension StateMachine: Encodable where State: Encodable {
  /// Writes the state alone.
  public func encode(to encoder: any Encoder) throws { try state.encode(to: encoder) }
}

nonisolated extension StateMachine: Decodable where State: Decodable {
  /// Reads a state, whichever it is: what is kept was allowed once.
  public init(from decoder: any Decoder) throws { state = try State(from: decoder) }
}

nonisolated extension StateMachine: RestorableState where State: RestorableState {
  /// A machine in the state that this one's is restored as, by whatever way.
  public var restored: StateMachine { StateMachine(state.restored) }
}
