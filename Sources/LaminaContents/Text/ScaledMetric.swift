import LaminaGeometry
public import LaminaText

/// A length that grows as texts do, from the one that it has at their usual size.
///
/// ```swift
/// struct Avatar: View {
///   @ScaledMetric private var side = 40                        // 80 where text is twice as large
///   @ScaledMetric(relativeTo: .largeTitle) private var gap = 8.0
///
///   var body: some View { Circle().frame(width: side, height: side).padding(gap) }
/// }
/// ```
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.textSize) private var textSize
  private let base: Value
  private let style: Font.TextStyle

  /// Makes a length that grows as the texts of a style do.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// Makes a length that grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The length at the text size of the view; before it is on screen, the one at the usual size.
  public var wrappedValue: Value { base * Value(textSize.factor(for: style)) }
}
