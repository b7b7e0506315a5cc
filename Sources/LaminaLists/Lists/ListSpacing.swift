public import LaminaGeometry

/// How far the sections of a list are from each other.
public nonisolated struct ListSectionSpacing: Hashable, Sendable {
  /// Points; nil for what the list's style has.
  let length: CGFloat?

  /// As the list's style has it.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Close to each other.
  public static let compact = ListSectionSpacing(length: 4)
  /// So many points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

/// The room between the rows and between the sections of a list.
nonisolated struct ListSpacing: Hashable, Sendable {
  var row: CGFloat = 0
  /// Nil for what the list's style has.
  var section: CGFloat?

  /// The room below a row.
  @MainActor func below(_ place: RowPlace?, endsSection: Bool, isLast: Bool) -> CGFloat {
    guard let place, !isLast else { return 0 }
    if let room = place.section, place.number + 1 == room.upperBound { return section ?? 0 }
    return place.kind == .row && !endsSection ? row : 0
  }
}

extension EnvironmentValues {
  var listSpacing: ListSpacing {
    get { self[ListSpacingKey.self] }
    set { self[ListSpacingKey.self] = newValue }
  }
}

private struct ListSpacingKey: EnvironmentKey { static let defaultValue = ListSpacing() }

extension View {
  /// Sets the room between rows of the lists inside that follow each other in a section; nil for none.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    let spacing = (spacing ?? 0).usableLength()
    return transformEnvironment(\.listSpacing) { $0.row = spacing }
  }

  /// Sets the room between the sections of the lists inside.
  ///
  /// ```swift
  /// List { … }.listRowSpacing(6).listSectionSpacing(.compact)
  /// ```
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    let spacing = spacing.length?.usableLength()
    return transformEnvironment(\.listSpacing) { $0.section = spacing }
  }

  /// Sets the room between the sections of the lists inside in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
}
