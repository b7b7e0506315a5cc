package import LaminaDisplay
public import LaminaGeometry

/// Where coordinates are counted from.
public nonisolated enum CoordinateSpace: Hashable {
  /// The view's own top left corner.
  case local
  /// The window's top left corner.
  case global
  /// That of the nearest enclosing view with this name; the window's where there is none.
  case named(AnyHashable)

  /// Whether it is the window's.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }
}

/// Something that names a coordinate space.
public nonisolated protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

nonisolated extension CoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { self }
}

/// The coordinates of the view itself.
public nonisolated struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  /// Makes the space: the same as `.local`.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the window.
public nonisolated struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  /// Makes the space: the same as `.global`.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the nearest enclosing view that has a name.
public nonisolated struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

nonisolated extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

nonisolated extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

nonisolated extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the nearest enclosing view for which `coordinateSpace(_:)` gave this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinates of the nearest scroll view: what scrolls moves in them.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollViewSpace(axis: nil))
  }

  /// The coordinates of the nearest scroll view that scrolls along `axis`.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollViewSpace(axis: axis))
  }
}

/// The name of the nearest scroll view's coordinates.
nonisolated struct ScrollViewSpace: Hashable {
  /// Along which it scrolls; nil for any.
  let axis: Axis?
}

extension EnvironmentValues {
  /// The nodes whose coordinates have names.
  package var coordinateSpaces: [AnyHashable: Node.ID] {
    get { self[CoordinateSpacesKey.self] }
    set { self[CoordinateSpacesKey.self] = newValue }
  }
}

private struct CoordinateSpacesKey: EnvironmentKey {
  static let defaultValue: [AnyHashable: Node.ID] = [:]
}

/// Gives the coordinates of a view a name.
private struct CoordinateSpaceModifier: NodeModifier, Equatable {
  let name: AnyHashable

  func environment(in element: Element) -> EnvironmentValues? {
    var environment = element.readEverything()
    environment.coordinateSpaces[name] = element.id
    return environment
  }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    GeometryReporting().node(around: content, id: id, in: element)
  }
}

extension View {
  /// Gives the view's coordinates a name for the views inside.
  ///
  /// ```swift
  /// Board()
  ///   .coordinateSpace(.named("board"))
  /// // further in:
  /// DragGesture(coordinateSpace: .named("board"))
  /// ```
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    nodes(CoordinateSpaceModifier(name: name.name))
  }

  /// Gives the view's coordinates a name for the views inside.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(.named(name))
  }
}
