public import LaminaGeometry

/// Whether a scroll view gives way to fingers where it cannot go on.
public nonisolated struct ScrollBounceBehavior: Hashable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind

  /// As `basedOnSize`.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
  /// It gives way also where its content is not longer than what is seen of it.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
  /// It gives way where its content is longer than what is seen of it.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}

extension EnvironmentValues {
  /// Whether scroll views that go up and down give way where they cannot go on.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  /// Whether scroll views that go sideways give way where they cannot go on.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// The axes along which a scroll view gives way whatever its content's size.
  var bouncingAxes: Axis.Set {
    var axes: Axis.Set = []
    if verticalScrollBounceBehavior == .always { axes.insert(.vertical) }
    if horizontalScrollBounceBehavior == .always { axes.insert(.horizontal) }
    return axes
  }
}

private struct VerticalBounceKey: EnvironmentKey {
  static let defaultValue = ScrollBounceBehavior.automatic
}

private struct HorizontalBounceKey: EnvironmentKey {
  static let defaultValue = ScrollBounceBehavior.automatic
}

extension View {
  /// Says whether the scroll views inside give way to fingers where they cannot go on.
  ///
  /// ```swift
  /// ScrollView { Text("Nothing yet") }
  ///   .scrollBounceBehavior(.always)
  ///   .refreshable { await reload() }    // short as it is, it can be pulled
  /// ```
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.self) { environment in
      if axes.contains(.vertical) { environment.verticalScrollBounceBehavior = behavior }
      if axes.contains(.horizontal) { environment.horizontalScrollBounceBehavior = behavior }
    }
  }
}
