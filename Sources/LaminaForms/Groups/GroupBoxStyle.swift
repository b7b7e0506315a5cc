import LaminaDrawing
import LaminaGeometry
import LaminaThemes
import LaminaLayout
import LaminaText

/// How boxes around views look.
///
/// ```swift
/// struct Card: GroupBoxStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label.font(.title3)
///       configuration.content
///     }
///     .padding().background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  /// What a style knows of the box: its label and what is in it.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Makes what is shown in place of a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a box gives its style.
public struct GroupBoxStyleConfiguration {
  /// What the views in the box are, of whatever type it is.
  public struct Label: HidingView {
    public typealias Body = Never
    package let hidden: any View
  }

  /// What is in the box, of whatever type it is.
  public struct Content: View {
    let hidden: any View

    public var body: some View { AnyView(opening: hidden) }
  }

  /// The label, to be placed somewhere in the style's body.
  public let label: Label
  /// What is in the box, to be placed somewhere in the style's body.
  public let content: Content
  /// Whether there is no label.
  var isUnlabelled: Bool { label.hidden is EmptyView }
}

typealias AnyGroupBoxStyle = AnyControlStyle<GroupBoxStyleConfiguration>

/// The look that suits the box's surroundings: a soft ground with round corners, the label above what is in it.
public struct DefaultGroupBoxStyle: GroupBoxStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    StandardGroupBox(configuration: configuration)
  }
}

private struct StandardGroupBox: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.measures) private var measures

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if !configuration.isUnlabelled {
        configuration.label.font(.headline).accessibilityAddTraits(.isHeader)
      }
      VStack(alignment: .leading) { configuration.content }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(12)
    .background(ground)
    .accessibilityElement(children: .contain)
  }

  private var ground: some View {
    RoundedRectangle(cornerRadius: measures[.cornerCard]).fill(Color(role: .groupedBackground))
      .overlay {
        RoundedRectangle(cornerRadius: measures[.cornerCard])
          .strokeBorder(Color(role: .separator), lineWidth: 0.5)
      }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The look that suits the box's surroundings.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  var groupBoxStyle: AnyGroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static let defaultValue = AnyGroupBoxStyle(DefaultGroupBoxStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension View {
  /// Sets how the boxes inside the view look.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    transformEnvironment(\.groupBoxStyle) {
      $0 = AnyGroupBoxStyle(style, around: $0, at: \.groupBoxStyle) {
        $0.makeBody(configuration: $1)
      }
    }
  }
}
