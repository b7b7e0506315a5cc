public import LaminaDrawing

/// How much headers of sections stand out.
public nonisolated enum Prominence: Hashable, Sendable {
  /// As the list's style has them.
  case standard
  /// Larger, in the colour of texts.
  case increased
}

/// Whether every other row of a list has another ground.
public nonisolated struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let isOn: Bool?
  /// As the list's style has it.
  public static let automatic = AlternatingRowBackgroundBehavior(isOn: nil)
  /// Every other row has.
  public static let enabled = AlternatingRowBackgroundBehavior(isOn: true)
  /// None has.
  public static let disabled = AlternatingRowBackgroundBehavior(isOn: false)
}

/// The colour that what leads on in a row of a list has.
public struct ListItemTint: Sendable {
  let color: Color?
  /// This colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// This colour, unless people prefer another one.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// The colour of texts.
  public static let monochrome = ListItemTint(color: .primary)
}

extension EnvironmentValues {
  /// How much headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  var alternatesRowBackgrounds: Bool? {
    get { self[AlternatingRowsKey.self] }
    set { self[AlternatingRowsKey.self] = newValue }
  }
}

private struct HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
private struct AlternatingRowsKey: EnvironmentKey { static let defaultValue: Bool? = nil }

extension View {
  /// Sets how much the headers of the sections inside stand out.
  ///
  /// ```swift
  /// Section("Today") { … }.headerProminence(.increased)
  /// ```
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Gives every other row of the lists inside another ground.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { environment(\.alternatesRowBackgrounds, behavior.isOn) }

  /// Accepts whether there are lines around the sections inside: no style draws any there.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Accepts a colour for lines around the sections inside: no style draws any there.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Gives what leads on in the rows inside a colour; nil leaves it to what is around.
  public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }

  /// Gives what leads on in the rows inside a colour; nil leaves it to what is around.
  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// Accepts that rows show nothing where the pointer is above them.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
