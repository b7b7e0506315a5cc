package import LaminaAnimation
package import LaminaBasics
import LaminaDisplay

/// How a screen comes and goes: onto a stack, or above others.
///
/// It goes along with the transaction of the change that brings the screen or takes it away:
/// ```
///  withTransaction(\.screenMovement, movement) { path.append(screen) }
/// ```
/// A change without one moves as usual, and a screen goes as it came.
package struct ScreenMovement {
  /// How it comes.
  package var enter: ScreenWay
  /// How it goes.
  package var leave: ScreenWay
  /// Whether fingers may take it back on the usual way, where it is on a stack.
  package var isInteractive: Bool

  package init(enter: ScreenWay, leave: ScreenWay, isInteractive: Bool = true) {
    self.enter = enter
    self.leave = leave
    self.isInteractive = isInteractive
  }
}

/// How a screen comes, or how it goes.
package struct ScreenWay {
  /// What it runs meanwhile; nil for what is usual where it is.
  package var transition: AnyTransition?
  /// Nil for at once.
  package var animation: Animation?

  package init(_ transition: AnyTransition?, _ animation: Animation?) {
    self.transition = transition
    self.animation = animation
  }
}

extension Transaction {
  /// How screens move that come or go by the change; nil for as usual.
  @MainActor package var screenMovement: ScreenMovement? {
    get { self[ScreenMovementKey.self] }
    set { self[ScreenMovementKey.self] = newValue }
  }
}

private struct ScreenMovementKey: TransactionKey {
  static var defaultValue: ScreenMovement? { nil }
}
