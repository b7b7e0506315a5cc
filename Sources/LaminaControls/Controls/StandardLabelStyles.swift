/// The look that suits the label's surroundings: the icon in a toolbar, elsewhere icon and title.
public struct DefaultLabelStyle: LabelStyle, StandardLabelStyle, Hashable {
  /// Makes the style: the same as `.automatic`.
  public init() {}
  package var look: LabelLook { .automatic }

  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelLook(look)
  }
}

/// The icon, then the title.
public struct TitleAndIconLabelStyle: LabelStyle, StandardLabelStyle, Hashable {
  /// Makes the style: the same as `.titleAndIcon`.
  public init() {}
  package var look: LabelLook { .titleAndIcon }

  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelLook(look)
  }
}

/// The title without the icon.
public struct TitleOnlyLabelStyle: LabelStyle, StandardLabelStyle, Hashable {
  /// Makes the style: the same as `.titleOnly`.
  public init() {}
  package var look: LabelLook { .titleOnly }

  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelLook(look)
  }
}

/// The icon without the title, which stays its name for assistive tools.
public struct IconOnlyLabelStyle: LabelStyle, StandardLabelStyle, Hashable {
  /// Makes the style: the same as `.iconOnly`.
  public init() {}
  package var look: LabelLook { .iconOnly }

  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelLook(look)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// What suits the label's surroundings: the icon in a toolbar, elsewhere icon and title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon, then the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title without the icon.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon without the title, which stays its name for assistive tools.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
