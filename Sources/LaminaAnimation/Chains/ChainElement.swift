public import LaminaGeometry

/// A part of an animation chain: an action, or a group of parts.
///
/// ```
///  ChainSequence      A ──▶ B ──▶ C          work time: the sum
///  ChainConcurrence   A ──▶                  work time: the longest
///                     B ──────▶
/// ```
///
/// ```swift
/// ChainSequence {
///   ChainAction(duration: 1) { badge.opacity = $0 }
///   ChainConcurrence {
///     ChainAction(duration: 3) { dial.angle = $0 }
///     ChainAction(duration: 1, delay: 0.5) { label.offset = 20 * (1 - $0) }
///   }
/// }
/// .workTime   // 4
/// ```
public protocol ChainElement {
  /// Writes the element into `plan`, beginning at its cursor, and moves the cursor to its end.
  func add(to plan: inout ChainPlan)
}

extension ChainElement {
  /// How long it takes with all delays, in seconds.
  public var workTime: TimeInterval { ChainPlan(self).duration }

  /// The element, as many times one after the other; with `autoreverses` every second time back.
  public func repeated(_ count: Int, autoreverses: Bool = false) -> some ChainElement {
    ChainRepetition(base: self, count: max(0, count), autoreverses: autoreverses)
  }

  /// The element `factor` times as fast, delays included.
  /// - Precondition: the factor is more than 0.
  public func speed(_ factor: Double) -> some ChainElement {
    precondition(factor > 0 && factor.isFinite, "a chain cannot run at the speed \(factor)")
    return ChainPace(base: self, factor: factor)
  }

  /// The element from its end to its beginning.
  public func reversed() -> some ChainElement { ChainReversal(base: self) }

  /// A name at which others may be placed with `ChainSequence`'s `.at(_:offset:)`.
  public func label(_ label: String) -> some ChainElement {
    LabelledChain(base: self, label: label)
  }

  /// Begins `offset` seconds after the beginning of the element labelled `label`.
  ///
  /// A label that was not met before counts as the place where the element stands.
  public func at(_ label: String, offset: TimeInterval = 0) -> some ChainElement {
    AnchoredChain(base: self, label: label, offset: offset)
  }

  /// Begins `time` seconds before what stands in front of it ends.
  public func overlap(_ time: TimeInterval) -> some ChainElement {
    OverlappingChain(base: self, time: time)
  }
}
