public import LaminaLocalization
import LaminaGeometry
import LaminaText

/// A title with an icon in front of it.
///
/// ```swift
/// Label("Favourites", systemImage: "star.fill")
/// Label { Text("Photos") } icon: { Image(file: "photos.png").resizable().scaledToFit() }
/// ```
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style
  @Environment(\.suitableLabelStyle) private var suitable

  /// Makes a label of any two views, the icon in front of the title.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    switch style == .automatic && (hasIcon || suitable != .iconOnly) ? suitable : style {
    case .titleOnly: title
    case .iconOnly:
      // The title stays as what the icon means.
      icon.accessibilityHidden(true)
        .overlay { title.fixedSize().opacity(0).frame(width: 0, height: 0) }
    case .stacked:
      VStack(spacing: 1) {
        icon.accessibilityHidden(true)
        title.font(.caption2).lineLimit(1)
      }
    case .placard:
      VStack(spacing: 10) {
        icon.font(.system(size: 44)).foregroundStyle(.secondary).accessibilityHidden(true)
        title.font(.title2.bold()).multilineTextAlignment(.center)
      }
    default:
      HStack(spacing: 6) {
        icon.accessibilityHidden(true)
        title
      }
    }
  }
}

extension Label {
  /// False for a symbol that is not known: without its title nobody could tell what it means.
  private var hasIcon: Bool { (icon as? Image)?.isKnown ?? true }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and the system symbol of this name.
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a label of a title and the picture of this name in the program's bundle.
  public init(_ title: LocalizedStringKey, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

/// Which parts of a label show.
public struct LabelStyle: Hashable, Sendable {
  private let name: String
  /// What suits the label's surroundings: the icon in a toolbar, elsewhere icon and title.
  public static let automatic = LabelStyle(name: "automatic")
  /// The icon, then the title.
  public static let titleAndIcon = LabelStyle(name: "titleAndIcon")
  /// The icon above the title, which is small: what suits a bar at the bottom.
  package static let stacked = LabelStyle(name: "stacked")
  /// A large icon above a large title: what suits a place that has nothing else to show.
  package static let placard = LabelStyle(name: "placard")
  /// The title without the icon.
  public static let titleOnly = LabelStyle(name: "titleOnly")
  /// The icon without the title, which stays its name for assistive tools.
  public static let iconOnly = LabelStyle(name: "iconOnly")
}

extension EnvironmentValues {
  var labelStyle: LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private struct LabelStyleKey: EnvironmentKey { static let defaultValue = LabelStyle.automatic }

extension EnvironmentValues {
  /// What suits labels that do not say how they are shown.
  package var suitableLabelStyle: LabelStyle {
    get { self[SuitableLabelStyleKey.self] }
    set { self[SuitableLabelStyleKey.self] = newValue }
  }
}

private struct SuitableLabelStyleKey: EnvironmentKey {
  static let defaultValue = LabelStyle.titleAndIcon
}

extension View {
  /// Says which parts of the labels inside the view show.
  public func labelStyle(_ style: LabelStyle) -> some View { environment(\.labelStyle, style) }
}
