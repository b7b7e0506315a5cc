public import LaminaAnimation

/// What goes along with a change of state to the views that it changes: above all, how it moves.
///
/// ```swift
/// var transaction = Transaction(animation: .spring)
/// transaction.disablesAnimations = true        // whatever `.animation(_:value:)` says further in
/// withTransaction(transaction) { isOpen = true }
/// ```
///
/// Views keep no transaction: it lives from a change to the frame that shows it.
public nonisolated struct Transaction {
  /// How the change moves; nil shows it at once.
  public var animation: Animation?
  /// Whether animations that views ask for with `animation(_:value:)` are left out.
  public var disablesAnimations = false
  /// Whether the change is one of many in a row, as while something is dragged.
  public var isContinuous = false
  private var values: [ObjectIdentifier: Any] = [:]
  /// Who waits for the end of its animations.
  private(set) var completions: [TransactionCompletion] = []
  /// Names what it animates; 0 for nothing to animate and no completion.
  package var id: UInt64 = 0

  /// The transaction of changes that are made now.
  @MainActor package private(set) static var current = Transaction()
  @MainActor private static var latestID: UInt64 = 0

  /// A transaction that moves nothing.
  public init() {}

  /// Makes a transaction whose changes move with `animation`; nil moves nothing.
  public init(animation: Animation?) { self.animation = animation }

  /// A value of one's own that goes along.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? MainActor.now { Key.defaultValue } }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls `completion` once when the animations of the transaction's changes are over: at once
  /// where there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    // Kept for the main actor, where it is called.
    nonisolated(unsafe) let completion = completion
    completions.append(MainActor.now { TransactionCompletion(criteria, completion) })
  }

  /// Whether changes under both are shown as one.
  ///
  /// Who waits for the end of changes waits for these alone: what has a completion stands apart.
  func mayJoin(_ other: Transaction) -> Bool {
    (id != 0 && id == other.id)
      || (animation == other.animation && disablesAnimations == other.disablesAnimations
        && values.isEmpty && other.values.isEmpty && completions.isEmpty
        && other.completions.isEmpty)
  }

  /// Whether changes under either are shown alike, and neither has a completion.
  func isSame(as other: Transaction) -> Bool {
    mayJoin(other) && isContinuous == other.isContinuous && completions.isEmpty
      && other.completions.isEmpty
  }

  /// Whether it says nothing.
  var isPlain: Bool { mayJoin(Transaction()) }

  /// Gives it a name of its own if it needs one.
  @MainActor package mutating func makeID() {
    id = 0
    guard animation != nil || !completions.isEmpty else { return }
    Self.latestID += 1
    id = Self.latestID
  }

  /// Makes changes under it.
  @MainActor func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try body()
  }
}

/// The key of a value that goes along with a transaction.
///
/// ```swift
/// private struct IsFromUserKey: TransactionKey { static let defaultValue = false }
/// extension Transaction {
///   var isFromUser: Bool {
///     get { self[IsFromUserKey.self] }
///     set { self[IsFromUserKey.self] = newValue }
///   }
/// }
/// withTransaction(\.isFromUser, true) { page = 3 }
/// ```
public protocol TransactionKey {
  /// The type of the value that goes along under this key.
  associatedtype Value
  /// The value in transactions in which none was set.
  @MainActor @preconcurrency static var defaultValue: Value { get }
}

/// When the completion of an animation is called.
public nonisolated struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isLogical: Bool

  /// When it seems to be over: a spring may still tremble a little.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}

/// A call that is due when all that holds it has let go; it is made once.
final class TransactionCompletion {
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var holders = 0

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Puts the call off until `release`.
  func hold() { holders += 1 }

  /// Takes back one `hold`; the last makes the call.
  func release() {
    holders -= 1
    guard holders == 0, let action else { return }
    self.action = nil
    action()
  }
}
