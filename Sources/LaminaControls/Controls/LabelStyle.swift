/// How labels arrange their titles and icons.
///
/// ```swift
/// struct Tile: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack {
///       configuration.icon.font(.title)
///       configuration.title.font(.caption)
///     }
///   }
/// }
/// Label("Photos", systemImage: "photo").labelStyle(Tile())
/// ```
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  /// What a style knows of the label: its title and its icon.
  typealias Configuration = LabelStyleConfiguration
  /// Makes what is shown in place of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label gives its style.
public struct LabelStyleConfiguration {
  /// What the label says, of whatever type it is.
  public struct Title: HidingView {
    public typealias Body = Never
    package let hidden: any View
  }

  /// The label's picture, of whatever type it is.
  public struct Icon: HidingView {
    public typealias Body = Never
    package let hidden: any View
  }

  /// The title, to be placed somewhere in the style's body.
  public let title: Title
  /// The icon, to be placed somewhere in the style's body.
  public let icon: Icon
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// A label with what a style was given, for styles that build on others.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

extension View {
  /// Sets how the labels inside the view arrange their titles and icons.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformEnvironment(\.labelLook) { $0 = LabelLook(style, around: $0) }
  }

  /// Sets one of the looks that labels have by themselves.
  package func labelLook(_ look: LabelLook) -> some View { environment(\.labelLook, look) }
}
