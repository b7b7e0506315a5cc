/// Two transitions at the same time.
struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// One transition for coming and another one for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  /// Makes a transition of one for coming and one for going.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(
        content: content, phase: phase == .didDisappear ? .identity : phase),
      phase: phase == .willAppear ? .identity : phase)
  }
}

/// A modifier that is another one while the view comes and goes.
package struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  package func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension Transition {
  /// One transition for coming and another one for going.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> AsymmetricTransition<Insertion, Removal>
  where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
