public import LaminaGeometry
import LaminaLayout

/// The room that labels give their icons.
struct LabelSpaces: Hashable {
  /// Between icon and title; nil for the usual one.
  var gap: CGFloat?
  /// For each icon, at least; nil for as much as it takes.
  var iconWidth: CGFloat?
}

extension EnvironmentValues {
  var labelSpaces: LabelSpaces {
    get { self[LabelSpacesKey.self] }
    set { self[LabelSpacesKey.self] = newValue }
  }
}

private struct LabelSpacesKey: EnvironmentKey { static let defaultValue = LabelSpaces() }

extension View {
  /// Sets the distance in points between the icons and the titles of the labels inside the view.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    let gap = spacing.usableLength()
    return transformEnvironment(\.labelSpaces) { $0.gap = gap }
  }

  /// Gives the icons of the labels inside the view at least so many points, so that titles below each other begin at
  /// the same place.
  ///
  /// ```swift
  /// VStack(alignment: .leading) {
  ///   Label("Fish", systemImage: "fish")
  ///   Label("One", systemImage: "1.circle")
  /// }
  /// .labelReservedIconWidth(24)
  /// ```
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    let width = value.usableLength()
    return transformEnvironment(\.labelSpaces) { $0.iconWidth = width }
  }
}
