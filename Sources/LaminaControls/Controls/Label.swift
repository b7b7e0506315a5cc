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
  @Environment(\.labelLook) private var look
  @Environment(\.suitableLabelStyle) private var suitable
  @Environment(\.labelSpaces) private var spaces

  /// Makes a label of any two views, the icon in front of the title.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    switch look == .automatic && (hasIcon || suitable != .iconOnly) ? suitable : look {
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
    case .custom(let style):
      style.body(LabelStyleConfiguration(title: .init(hidden: title), icon: .init(hidden: icon)))
    case .automatic, .titleAndIcon:
      HStack(spacing: spaces.gap ?? 6) {
        if let width = spaces.iconWidth { picture.frame(minWidth: width) } else { picture }
        title
      }
    }
  }

  private var picture: some View { icon.accessibilityHidden(true) }
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
