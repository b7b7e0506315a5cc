import LaminaDisplay
import LaminaGeometry
import LaminaRoutes

/// What a screen above a stack's root stands for.
enum StackContent {
  /// A value of the path, for which the root, or a screen below, has a destination.
  case value(AnyHashable)
  /// What a link or a binding pushes by itself.
  case view(PushedView)
}

/// A screen that a link or a binding pushes: not a part of the path.
@MainActor
final class PushedView {
  /// Makes the screen's view; nil where its item is gone.
  var make: () -> AnyView?
  /// Called when the screen is taken off.
  var popped: () -> Void
  /// The screen from which it is pushed.
  let below: NavigationID

  init(above below: NavigationID, make: @escaping () -> AnyView?, popped: @escaping () -> Void) {
    self.below = below
    self.make = make
    self.popped = popped
  }
}

/// One screen of a stack, from its coming until it is not seen any more.
@MainActor
final class StackEntry {
  /// What tells it from the others of its stack.
  let id: NavigationID
  /// Nil for the root.
  let content: StackContent?
  let screen = ScreenModel()
  /// Whether the screen is in sight, and whether it is evaluated.
  let presence: Presence
  /// Its view; nil before it was shown first.
  var element: Element?
  /// Where its view stands.
  var shelf: StackShelf?
  /// How it came, and so how it goes; nil for as usual.
  var movement: ScreenMovement?
  /// What its views say that it grows out of.
  var zoom: ZoomPlace?
  /// Where it stands: 0 in place, 1 beside the stack on the trailing side, below 0 under another one.
  var position: CGFloat = 0
  /// Whether it is shown.
  private(set) var isVisible = false
  /// Whether its view is to be made anew of what it stands for.
  var isStale = true { didSet { if isStale { version += 1 } } }
  /// Another number each time that it is to be made anew.
  private(set) var version = 0
  /// Where its views find themselves; nil before it was shown first.
  var place: ScreenPlace?
  /// Who had the focus when another screen came above it.
  var formerFocus: Node.ID?
  /// What going back from it was called when it was last shown.
  var backTitle: String?

  init(_ id: NavigationID, _ content: StackContent?, in outer: Presence?) {
    self.id = id
    self.content = content
    presence = Presence(in: outer)
  }

  /// Whether it is of the path.
  var isValue: Bool { if case .value? = content { true } else { false } }

  /// Whether it is what a link or a binding has pushed.
  func shows(_ view: PushedView) -> Bool {
    if case .view(let own)? = content { own === view } else { false }
  }

  /// Comes in sight, or leaves it.
  func show(_ isVisible: Bool) {
    self.isVisible = isVisible
    presence.set(isVisible)
  }
}
