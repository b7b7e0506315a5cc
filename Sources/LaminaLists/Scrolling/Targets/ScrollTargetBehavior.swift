import LaminaGeometry

/// What decides where a scroll view comes to rest after a person has moved it.
///
/// ```swift
/// struct Rows: ScrollTargetBehavior {
///   func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///     target.rect.origin.y = (target.rect.minY / 44).rounded() * 44
///   }
/// }
/// ScrollView { … }.scrollTargetBehavior(Rows())
/// ```
///
/// It is asked when fingers let go, for each notch of a wheel and each key, after a thumb was dragged, and when the
/// scroll view has got another size; not while programs scroll.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  /// What a behaviour knows of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the scroll view will come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A behaviour that can say again, after a layout, what it had brought in line before that.
protocol AligningBehavior: ScrollTargetBehavior {
  /// The number of what a resting place is in line with; nil for nothing.
  func number(at place: CGFloat, _ axis: Axis, _ context: TargetContext) -> Int?
  /// Where what has a number is in line; nil where there is none of that number.
  func place(ofNumber number: Int, _ axis: Axis, _ context: TargetContext) -> CGFloat?
}

extension View {
  /// Has the scroll view inside come to rest where `behavior` says.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   LazyHStack { ForEach(cards) { CardView($0).containerRelativeFrame(.horizontal) } }.scrollTargetLayout()
  /// }
  /// .scrollTargetBehavior(.viewAligned)
  /// ```
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior)
  }
}

extension EnvironmentValues {
  /// Of the next scroll view inside.
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

private struct ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}
