public import LaminaGeometry

/// Something about constraints that was survived: what cannot hold is left out, the rest holds.
public enum ConstraintDiagnostic: Error, Hashable, Sendable {
  /// Something that cannot be a constraint; it was left out.
  case invalid(LayoutConstraintError)
  /// A visual format that could not be read; nothing stands for it.
  case format(VisualFormatError)
  /// A constraint that contradicts others; it was left out.
  case unsatisfiable(UnsatisfiableConstraints)
  /// An item that could as well stand elsewhere.
  case ambiguous(AmbiguousItem)
  /// A name that more than one item has; it means the first one.
  case duplicateItem(String)
  /// Margins or heights that still change each other after some rounds.
  case unsettled(rounds: Int)
}

extension ConstraintDiagnostic: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalid(let error): error.description
    case .format(let error): error.description
    case .unsatisfiable(let conflict): conflict.description
    case .ambiguous(let item): item.description
    case .duplicateItem(let name):
      "More than one item is named \(name); constraints mean the first one. "
        + "Give the others names of their own."
    case .unsettled(let rounds):
      "Margins and heights still change each other after \(rounds) rounds. "
        + "Does an item's place depend on a margin that follows from that very place?"
    }
  }
}

/// A constraint that was refused, and the fewest others that it contradicts.
public struct UnsatisfiableConstraints: Hashable, Sendable {
  /// The constraint that was left out.
  public let refused: LayoutConstraint
  /// What it contradicts: constraints, and what items bring along, in words.
  public let others: [String]
}

extension UnsatisfiableConstraints: CustomStringConvertible {
  public var description: String {
    guard !others.isEmpty else {
      return "\(refused) cannot hold. It was left out. Take it away."
    }
    return "These cannot all hold:\n"
      + ([refused.description] + others).map { "  \($0)\n" }.joined()
      + "Left out: \(refused). Give one of them a priority below required, such as "
      + "~ .defaultHigh, or take one away."
  }
}

/// An item whose constraints leave something open.
public struct AmbiguousItem: Hashable, Sendable {
  /// The item that could stand otherwise.
  public let item: ConstraintItem
  /// What could be otherwise: left, top, width or height.
  public let attributes: [LayoutAttribute]
  /// The item's frame, and another one that satisfies all constraints just as well.
  public let frames: [CGRect]
}

extension AmbiguousItem: CustomStringConvertible {
  public var description: String {
    let names = attributes.map(\.rawValue).joined(separator: " and ")
    return "The constraints leave the \(names) of \(item) open"
      + (frames.count < 2 ? "" : ": \(frames[0].brief) is as good as \(frames[1].brief)")
      + ". Add a constraint on \(names), or give its content a size."
  }
}

extension CGRect {
  fileprivate var brief: String {
    "(" + [minX, minY, width, height].map { Double($0).brief }.joined(separator: ", ") + ")"
  }
}
