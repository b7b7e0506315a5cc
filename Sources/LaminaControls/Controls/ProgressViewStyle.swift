import LaminaText
public import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// How views of progress look.
///
/// ```swift
/// ProgressView(value: 0.4).progressViewStyle(.circular)
/// ```
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  /// What a style knows of the work: how far it is, and what it is called.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Makes what is shown in place of a view of progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a view of progress gives its style.
public struct ProgressViewStyleConfiguration {
  /// What the work is called, of whatever type it is.
  public struct Label: HidingView {
    public typealias Body = Never
    package let hidden: any View
  }

  /// What says how far the work is.
  public struct CurrentValueLabel: HidingView {
    public typealias Body = Never
    package let hidden: any View
  }

  /// How much of the work is done, from 0 to 1; nil when that is unknown.
  public let fractionCompleted: Double?
  /// What the work is called; nil where it has no label, or that is hidden.
  public let label: Label?
  /// What says how far the work is; nil where nothing does, or labels are hidden.
  public let currentValueLabel: CurrentValueLabel?
}

/// The look that suits what is known: a line that fills, or an open ring while nobody knows how far the work is.
public struct DefaultProgressViewStyle: ProgressViewStyle, StandardStyle {
  /// Makes the style: the same as `.automatic`.
  public init() {}

  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A line that fills from its beginning; one part of it goes through while nobody knows how far the work is.
public struct LinearProgressViewStyle: ProgressViewStyle, StandardStyle {
  private let tint: Color?

  /// Makes the style: the same as `.linear`.
  public init() { tint = nil }

  /// Makes the style in a colour of its own, in SwiftUI's old spelling: `tint(_:)` is the new one.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label
      if let fraction = configuration.fractionCompleted {
        ProgressBar(fraction: fraction).tint(tint)
      } else {
        RunningBar().tint(tint)
      }
      configuration.currentValueLabel.font(.callout).foregroundStyle(.secondary)
    }
  }
}

/// A ring that fills clockwise from above; a part of it goes around while nobody knows how far the work is.
public struct CircularProgressViewStyle: ProgressViewStyle, StandardStyle {
  private let tint: Color?

  /// Makes the style: the same as `.circular`.
  public init() { tint = nil }

  /// Makes the style in a colour of its own, in SwiftUI's old spelling: `tint(_:)` is the new one.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      if let fraction = configuration.fractionCompleted {
        FilledRing(fraction: fraction).tint(tint)
      } else {
        SizedRing().tint(tint)
      }
      configuration.label.foregroundStyle(.secondary)
      configuration.currentValueLabel.font(.callout).foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look that suits what is known of the work.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A line that fills.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring that fills.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

typealias AnyProgressViewStyle = AnyControlStyle<ProgressViewStyleConfiguration>

extension EnvironmentValues {
  /// What views of progress look like; the standard look is made where one is shown.
  var progressViewStyle: AnyProgressViewStyle {
    get {
      self[StyleKey<ProgressViewStyleConfiguration>.self]
        ?? AnyProgressViewStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
    }
    set { self[StyleKey<ProgressViewStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the views of progress inside the view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(
      \.progressViewStyle,
      AnyProgressViewStyle(style) { $0.makeBody(configuration: $1) })
  }
}
