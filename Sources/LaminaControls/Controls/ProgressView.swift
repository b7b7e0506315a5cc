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
      role: .progress, value: fraction.map { "\(Int(($0 * 100).rounded())) %" } ?? "in progress")
    semantics.combinesChildren = true
    semantics.number = fraction.map { .init($0, in: 0...1) }
    semantics.traits = .updatesFrequently
    let modifier = SemanticsModifier(semantics: semantics)
    if let style = element.read(\.progressViewStyle) {
      element.setChild(0, to: styled(by: style, fraction, in: element).nodes(modifier))
    } else if element.read(\.labelsAreHidden) {
      let side = element.scaled(20)
      element.setChild(
        0,
        to: Group {
          if let fraction { ProgressBar(fraction: fraction) } else { ProgressRing(side: side) }
        }
        .overlay { UnseenLabel(label: label) }.nodes(modifier))
    } else if let fraction {
      element.setChild(
        0,
        to: VStack(alignment: .leading, spacing: 6) {
          label
          ProgressBar(fraction: fraction)
          current?.font(.callout).foregroundStyle(.secondary)
        }.nodes(modifier))
    } else {
      element.setChild(
        0,
        to: VStack(spacing: 6) {
          ProgressRing(side: element.scaled(20))
          label.foregroundStyle(.secondary)
        }.nodes(modifier))
    }
  }

  package func nodes(_ element: Element) -> [Node] {
    source.isStill ? element.childOutputs : element.sightMarked()
  }
}

extension ProgressView {
  /// What a style makes of it.
  private func styled(
    by style: AnyProgressViewStyle, _ fraction: Double?, in element: Element
  ) -> AnyView {
    let isHidden = element.read(\.labelsAreHidden)
    let body = style.body(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: isHidden || label is EmptyView ? nil : .init(hidden: label),
        currentValueLabel: isHidden ? nil : current.map { .init(hidden: $0) }))
    return isHidden ? AnyView(body.overlay { UnseenLabel(label: label) }) : body
  }
}

/// A line, filled from its beginning.
struct ProgressBar: PrimitiveView {
  let fraction: Double

  func update(_ element: Element) {
    let isActive = element.read(\.appearsActive)
    let fill = isActive ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.inactiveAccent)
    element.setChild(
      0,
      to: Capsule().fill(.quaternary)
        .overlay(
          BarPart(fraction: fraction, isMirrored: element.read(\.layoutDirection) == .rightToLeft)
            .fill(fill)
        )
        .frame(height: element.scaled(6))
        .frame(minWidth: 40, idealWidth: element.scaled(160)))
  }
}

/// The part of a bar that is done, its ends round.
private nonisolated struct BarPart: Shape, Equatable {
  var fraction: Double
  let isMirrored: Bool

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard fraction > 0 else { return Path() }
    var part = rect
    part.size.width = max(rect.height, rect.width * fraction)
    if isMirrored { part.origin.x = rect.maxX - part.width }
    return Path(roundedRect: part, cornerRadius: rect.height / 2)
  }
}
