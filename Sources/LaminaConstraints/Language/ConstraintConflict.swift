public import Foundation

/// The name of a constraint in the system that took it.
public struct ConstraintID: Hashable, Sendable {
  /// Its place in the order in which the system took them.
  package let index: Int
}

/// Why a system refused constraints; the system is as it was before.
///
/// ```swift
/// do { try system.add(width == 20) } catch { print(error) }
/// // «narrow» (width == 20) cannot be required together with «wide» (width >= 30): remove one of
/// // these 2 constraints or lower its priority.
/// ```
public struct ConstraintConflict: Error, Hashable, Sendable {
  /// What was wrong.
  public enum Reason: Hashable, Sendable {
    /// The constraints cannot all hold; without any one of them the others can.
    case unsatisfiable
    /// A number in the constraint is not finite, or beyond what the solver takes.
    case invalidNumber(Double)
    /// The priority is not within `1...1000`, or is required where that makes no sense.
    case invalidPriority(Double)
    /// The variable or constraint belongs to another system, or is gone.
    case unknown
    /// The solver did not come to an end within its bound on steps.
    case tooManySteps(Int)
  }

  /// What was wrong.
  public var reason: Reason
  /// Which of the constraints are in the system; those that were refused have no name.
  public var identifiers: [ConstraintID]
  /// The constraints that cannot all hold, the refused one first.
  public var constraints: [LinearConstraint]
  /// A sentence that names them and how to repair it.
  public var description: String

  package init(
    _ reason: Reason, identifiers: [ConstraintID] = [], constraints: [LinearConstraint] = [],
    description: String
  ) {
    self.reason = reason
    self.identifiers = identifiers
    self.constraints = constraints
    self.description = description
  }
}

extension ConstraintConflict: CustomStringConvertible {}

extension ConstraintConflict: LocalizedError {
  public var errorDescription: String? { description }
}
