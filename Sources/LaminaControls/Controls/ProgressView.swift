import LaminaText
public import LaminaLocalization
package import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// How far some work is: a line that fills, or, when that is unknown, an open ring.
///
/// ```swift
/// ProgressView("Loading…", value: done, total: 20)
/// ProgressView(timerInterval: start...end) { Text("Tea") }
/// ProgressView(download.progress)
/// ProgressView()
/// ```
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  public typealias Body = Never
  private let source: ProgressSource
  private let label: Label
  private let current: CurrentValueLabel?

  init(_ source: ProgressSource, label: Label, current: CurrentValueLabel?) {
    self.source = source
    self.label = label
    self.current = current
  }

  /// Work of which `value` out of `total` is done, nil when that is unknown, with a label that says so.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .fraction(ProgressSource.part(value, of: total)), label: label(),
      current: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Work of unknown length.
  public init(@ViewBuilder label: () -> Label) {
    self.init(.fraction(nil), label: label(), current: nil)
  }

  /// Work of which `value` out of `total` is done; nil when that is unknown.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(.fraction(ProgressSource.part(value, of: total)), label: label(), current: nil)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes an open ring without words, for work of unknown length.
  public init() { self.init { EmptyView() } }

  /// Makes a line without words that is full when `value` is `total`; a ring while `value` is nil.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes an open ring with a title, for work of unknown length.
  public init(_ title: LocalizedStringKey) { self.init { Text(title) } }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource) { self.init { Text(title) } }

  /// Makes a line with a title that is full when `value` is `total`; a ring while `value` is nil.
  public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(_ title: LocalizedStringResource, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView: RememberingView {
  package func makeMemory(for element: Element) -> ProgressFollower { ProgressFollower() }

  package func update(_ element: Element) {
    let fraction = memory(of: element).fraction(of: source, in: element)
    var semantics = Semantics(
      role: .progress, value: fraction?.percentWords ?? "in progress")
    semantics.combinesChildren = true
    semantics.number = fraction.map { .init($0, in: 0...1) }
    semantics.traits = .updatesFrequently
    element.setChild(
      0, to: styled(fraction, in: element).nodes(SemanticsModifier(semantics: semantics)))
  }

  package func nodes(_ element: Element) -> [Node] {
    source.isStill ? element.childOutputs : element.sightMarked()
  }
}

extension ProgressView {
  /// What its style makes of it.
  private func styled(_ fraction: Double?, in element: Element) -> AnyView {
    let isHidden = element.read(\.labelsAreHidden)
    let body = element.read(\.progressViewStyle).body(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: isHidden || label is EmptyView ? nil : .init(hidden: label.titled),
        currentValueLabel: isHidden ? nil : current.map { .init(hidden: $0) }))
    return isHidden ? AnyView(body.overlay { UnseenLabel(label: label) }) : body
  }
}

/// A line, filled from its beginning.
struct ProgressBar: PrimitiveView {
  let fraction: Double

  func update(_ element: Element) {
    element.setChild(
      0,
      to: Capsule().fill(.quaternary)
        .overlay(
          BarPart(fraction: fraction, isMirrored: element.read(\.layoutDirection) == .rightToLeft)
            .fill(AnyShapeStyle.done(isActive: element.read(\.appearsActive)))
        )
        .frame(height: element.scaled(6))
        .frame(minWidth: 40, idealWidth: element.scaled(160)))
  }
}
