public import LaminaAnimation
public import LaminaGeometry

/// How changes of layers of one's own are shown, under Core Animation's rules.
///
/// One inside another begins with the settings of the enclosing one, but for the completion.
public struct ModelTransaction {
  /// How long implicit animations take, and explicit ones that do not say.
  public var animationDuration: TimeInterval
  /// The pace of implicit animations; nil: that of `UnitCurve.default`.
  public var animationTimingFunction: UnitCurve?
  /// Whether what is set is there at once; explicit animations run all the same.
  public var disableActions: Bool
  /// Called once when all animations that were added in it, and in those inside, are over, whether
  /// they came to their ends or not; in the next frame when there are none.
  public var completion: (() -> Void)?

  /// Makes a transaction, by default of movements of a quarter of a second.
  public init(
    animationDuration: TimeInterval = 0.25, animationTimingFunction: UnitCurve? = nil,
    disableActions: Bool = false, completion: (() -> Void)? = nil
  ) {
    self.animationDuration = animationDuration
    self.animationTimingFunction = animationTimingFunction
    self.disableActions = disableActions
    self.completion = completion
  }
}

/// A transaction with all that has to end before it is complete.
final class TransactionGroup {
  var settings: ModelTransaction
  private let parent: TransactionGroup?
  /// The transaction itself until it is shown, its animations, and the groups inside.
  private var pending = 1

  init(_ settings: ModelTransaction, in parent: TransactionGroup?) {
    self.settings = settings
    self.parent = parent
    parent?.enter()
  }

  func enter() { pending += 1 }

  func leave(_ calls: inout [() -> Void]) {
    var next: TransactionGroup? = self
    while let group = next {
      group.pending -= 1
      guard group.pending == 0 else { return }
      if let completion = group.settings.completion { calls.append(completion) }
      group.settings.completion = nil
      next = group.parent
    }
  }
}
