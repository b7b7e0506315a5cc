/// A change to a view that it comes with and goes with, as a function of where it stands in that.
///
/// ```swift
/// struct Turning: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content.rotationEffect(.degrees(90 * phase.value)).opacity(phase.isIdentity ? 1 : 0)
///   }
/// }
/// if isShown { Text("Hello").transition(Turning()) }     // and withAnimation { isShown = true }
/// ```
///
/// What the body sets in the environment around the content, the content finds: its font, its colours, whether it is
/// enabled.
///
/// The view stands in the first phase when it is inserted and moves on to `identity` at once; when it
/// is removed it moves on to `didDisappear`, and goes when that is over.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view as it is to be shown in `phase`; for `identity`, as it is.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What is known of the transition beforehand.
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The view that the transition makes of any other.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(asItIs: content), phase: phase)
  }

  /// This transition and another one at the same time.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

/// Where a view stands in its coming and going.
public enum TransitionPhase: Hashable, Sendable {
  /// It has been inserted and is to come.
  case willAppear
  /// It is there.
  case identity
  /// It has been removed and is to go.
  case didDisappear

  /// Whether the view is to be shown as it is.
  public var isIdentity: Bool { self == .identity }

  /// -1 before it has come, 0 while it is there, 1 when it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition does, as far as it is known beforehand.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether something moves, so that it becomes a fade where motion is to be reduced.
  public var hasMotion: Bool

  /// Makes the properties of a transition; one that says nothing has motion.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
