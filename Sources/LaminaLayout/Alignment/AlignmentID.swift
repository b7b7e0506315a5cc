public import LaminaGeometry

/// The type that stands for an alignment and says where its guide lies by default.
///
/// ```swift
/// enum Icon: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] + 12 }
/// }
/// extension HorizontalAlignment {
///   static let icon = HorizontalAlignment(Icon.self)
/// }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// The guide's position in a view that does not set it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment's identity: its type and the axis along which it measures.
package struct AlignmentKey: Hashable, Sendable {
  package let id: any AlignmentID.Type
  package let axis: Axis
  /// Which baseline it is, if any.
  let baseline: Baseline?

  /// The baselines of text, whose guides are merged in ways of their own.
  enum Baseline {
    case first
    case last
  }

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.id == b.id && a.axis == b.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// The position of a container's guide where its subviews set theirs at `values`; nil if none.
  ///
  /// The first baseline is the highest, the last one the lowest; other guides take the mean.
  package func merged(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    return switch baseline {
    case .first: values.min()
    case .last: values.max()
    case nil: values.reduce(0, +) / CGFloat(values.count)
    }
  }
}
