public import LaminaGeometry

/// A movement of symbols: what `symbolEffect(_:)` adds to those inside a view.
///
/// ```swift
/// Image(systemName: "bell").symbolEffect(.bounce, value: count)          // once for each change
/// Image(systemName: "wifi").symbolEffect(.variableColor, isActive: isSearching)
/// ```
/// Where motion is to be reduced, what moves does not, and what appears is there at once; changes of colour go on.
public nonisolated protocol SymbolEffect: Sendable {
  /// What the effect does.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that happens once, when a value changes.
public nonisolated protocol DiscreteSymbolEffect {}

/// An effect that lasts as long as it is active.
public nonisolated protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol comes and goes.
public nonisolated protocol TransitionSymbolEffect {}

/// An effect with which one symbol takes the place of another.
public nonisolated protocol ContentTransitionSymbolEffect {}

/// What a symbol effect does: made by the effects, and read by symbols.
public nonisolated struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case bounce(isDown: Bool)
    case pulse
    case variableColor(VariableColorSymbolEffect)
    case scale(isDown: Bool)
    case appear, disappear
    case wiggle(WiggleSymbolEffect.Way)
    case rotate(isClockwise: Bool)
    case breathe(pulses: Bool)
    case replace(SymbolReplacement)
  }

  let kind: Kind
}

/// How one symbol takes the place of another.
nonisolated enum SymbolReplacement: Hashable, Sendable {
  /// The old one becomes smaller, the new one larger.
  case downUp
  /// Both become larger.
  case upUp
  /// The old one goes at once, the new one becomes larger.
  case offUp
}

/// Makes symbols jump up in size, or down.
public nonisolated struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable
{
  private var isDown = false

  /// First larger, then back.
  public var up: BounceSymbolEffect { with { $0.isDown = false } }
  /// First smaller, then back.
  public var down: BounceSymbolEffect { with { $0.isDown = true } }
  /// All layers together, as Lamina has it in any case.
  public var wholeSymbol: BounceSymbolEffect { self }
  /// Layer by layer; Lamina moves all together.
  public var byLayer: BounceSymbolEffect { self }

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .bounce(isDown: isDown))
  }

  private func with(_ change: (inout BounceSymbolEffect) -> Void) -> BounceSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

/// Makes symbols fade and come back.
public nonisolated struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable
{
  /// All layers together, as Lamina has it in any case.
  public var wholeSymbol: PulseSymbolEffect { self }
  /// Layer by layer; Lamina fades all together.
  public var byLayer: PulseSymbolEffect { self }

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .pulse) }
}

/// Lights the layers of a symbol that varies one after the other; others stay as they are.
public nonisolated struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable
{
  /// Whether layers stay lit until all are.
  private(set) var isCumulative = false
  private(set) var reverses = false
  private(set) var hidesInactive = false

  /// One layer after the other is lit.
  public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
  /// One layer after the other is lit and stays so until all are.
  public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
  /// Then back in the other order.
  public var reversing: VariableColorSymbolEffect { with { $0.reverses = true } }
  /// Then from the beginning.
  public var nonReversing: VariableColorSymbolEffect { with { $0.reverses = false } }
  /// What is not lit is not seen.
  public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = true } }
  /// What is not lit is faint.
  public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = false } }

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .variableColor(self))
  }

  private func with(
    _ change: (inout VariableColorSymbolEffect) -> Void
  ) -> VariableColorSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

/// Makes symbols larger, or smaller, as long as it is active.
public nonisolated struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var isDown = false

  /// Larger.
  public var up: ScaleSymbolEffect {
    var effect = self
    effect.isDown = false
    return effect
  }
  /// Smaller.
  public var down: ScaleSymbolEffect {
    var effect = self
    effect.isDown = true
    return effect
  }
  /// All layers together, as Lamina has it in any case.
  public var wholeSymbol: ScaleSymbolEffect { self }
  /// Layer by layer; Lamina scales all together.
  public var byLayer: ScaleSymbolEffect { self }

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .scale(isDown: isDown))
  }
}

/// Makes symbols grow out of nothing.
public nonisolated struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect, Hashable
{
  /// Growing, as Lamina has it in any case.
  public var up: AppearSymbolEffect { self }
  /// Shrinking; Lamina lets symbols grow.
  public var down: AppearSymbolEffect { self }
  /// All layers together, as Lamina has it in any case.
  public var wholeSymbol: AppearSymbolEffect { self }
  /// Layer by layer; Lamina shows all together.
  public var byLayer: AppearSymbolEffect { self }

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .appear) }
}

/// Makes symbols shrink to nothing; their place stays.
public nonisolated struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect, Hashable
{
  /// Growing; Lamina lets symbols shrink.
  public var up: DisappearSymbolEffect { self }
  /// Shrinking, as Lamina has it in any case.
  public var down: DisappearSymbolEffect { self }
  /// All layers together, as Lamina has it in any case.
  public var wholeSymbol: DisappearSymbolEffect { self }
  /// Layer by layer; Lamina hides all together.
  public var byLayer: DisappearSymbolEffect { self }

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .disappear)
  }
}

/// Makes symbols shake.
public nonisolated struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable
{
  enum Way: Hashable, Sendable {
    /// About the middle; -1 counter-clockwise first.
    case turning(Double)
    /// Along a direction, in radians clockwise from the right.
    case moving(Double)
    /// Along lines of text.
    case reading(isForward: Bool)
  }

  private var way = Way.turning(1)

  /// Turning, clockwise first.
  public var clockwise: WiggleSymbolEffect { along(.turning(1)) }
  /// Turning, counter-clockwise first.
  public var counterClockwise: WiggleSymbolEffect { along(.turning(-1)) }
  /// To the left first.
  public var left: WiggleSymbolEffect { along(.moving(.pi)) }
  /// To the right first.
  public var right: WiggleSymbolEffect { along(.moving(0)) }
  /// Up first.
  public var up: WiggleSymbolEffect { along(.moving(-.pi / 2)) }
  /// Down first.
  public var down: WiggleSymbolEffect { along(.moving(.pi / 2)) }
  /// Against the direction of reading first.
  public var backward: WiggleSymbolEffect { along(.reading(isForward: false)) }
  /// In the direction of reading first.
  public var forward: WiggleSymbolEffect { along(.reading(isForward: true)) }

  /// Along a direction, clockwise from the right.
  public func custom(angle: Angle) -> WiggleSymbolEffect {
    along(.moving(angle.radians.isFinite ? angle.radians : 0))
  }
  /// All layers together, as Lamina has it in any case.
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// Layer by layer; Lamina moves all together.
  public var byLayer: WiggleSymbolEffect { self }

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .wiggle(way))
  }

  private func along(_ way: Way) -> WiggleSymbolEffect {
    var effect = self
    effect.way = way
    return effect
  }
}

/// Makes symbols turn about their middle.
public nonisolated struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable
{
  private var isClockwise = true

  /// As the hands of a clock.
  public var clockwise: RotateSymbolEffect { turning(true) }
  /// Against the hands of a clock.
  public var counterClockwise: RotateSymbolEffect { turning(false) }
  /// All layers together, as Lamina has it in any case.
  public var wholeSymbol: RotateSymbolEffect { self }
  /// Layer by layer; Lamina turns all together.
  public var byLayer: RotateSymbolEffect { self }

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .rotate(isClockwise: isClockwise))
  }

  private func turning(_ isClockwise: Bool) -> RotateSymbolEffect {
    var effect = self
    effect.isClockwise = isClockwise
    return effect
  }
}

/// Makes symbols grow and shrink slowly.
public nonisolated struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable
{
  private var pulses = false

  /// Only their size changes.
  public var plain: BreatheSymbolEffect { pulsing(false) }
  /// They fade, too.
  public var pulse: BreatheSymbolEffect { pulsing(true) }
  /// All layers together, as Lamina has it in any case.
  public var wholeSymbol: BreatheSymbolEffect { self }
  /// Layer by layer; Lamina changes all together.
  public var byLayer: BreatheSymbolEffect { self }

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .breathe(pulses: pulses))
  }

  private func pulsing(_ pulses: Bool) -> BreatheSymbolEffect {
    var effect = self
    effect.pulses = pulses
    return effect
  }
}

/// Lets one symbol take the place of another.
public nonisolated struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable
{
  private var replacement = SymbolReplacement.downUp

  /// The old one becomes smaller, the new one larger.
  public var downUp: ReplaceSymbolEffect { replacing(.downUp) }
  /// Both become larger.
  public var upUp: ReplaceSymbolEffect { replacing(.upUp) }
  /// The old one goes at once, the new one becomes larger.
  public var offUp: ReplaceSymbolEffect { replacing(.offUp) }
  /// All layers together, as Lamina has it in any case.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// Layer by layer; Lamina replaces all together.
  public var byLayer: ReplaceSymbolEffect { self }

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .replace(replacement))
  }

  private func replacing(_ replacement: SymbolReplacement) -> ReplaceSymbolEffect {
    var effect = self
    effect.replacement = replacement
    return effect
  }
}

/// What suits a symbol that comes, goes or is replaced.
public nonisolated struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect, Hashable
{
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .replace(.downUp))
  }
}

nonisolated extension SymbolEffect where Self == BounceSymbolEffect {
  /// A jump in size.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == PulseSymbolEffect {
  /// A fade and back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Layers lit one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Another size.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == AppearSymbolEffect {
  /// Out of nothing.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == DisappearSymbolEffect {
  /// To nothing.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A shake.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == RotateSymbolEffect {
  /// A turn.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A slow growing and shrinking.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Another symbol in its place.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// What suits the change.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
