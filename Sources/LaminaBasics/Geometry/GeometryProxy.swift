public import LaminaGeometry

/// The size of a view, and where it is.
///
/// What is asked of it is remembered: the view that was made with it is made again when an answer
/// changes, and not before.
public nonisolated struct GeometryProxy: Hashable, Sendable {
  let reading: GeometryReading
  private let version: Int
  /// In points.
  public let size: CGSize

  @MainActor init(_ reading: GeometryReading, size: CGSize) {
    self.reading = reading
    version = reading.version
    self.size = size
  }

  /// The view's rectangle in other coordinates.
  ///
  /// ```swift
  /// proxy.frame(in: .global).midY        // in the window
  /// proxy.frame(in: .named("board"))     // in an enclosing view
  /// proxy.frame(in: .scrollView).minY    // below the top of what is seen of a scroll view
  /// ```
  ///
  /// It is where layout puts it and scrolling moves it; effects such as `scaleEffect` do not count.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The view's rectangle in coordinates that are chosen while the program runs.
  public func frame(in space: CoordinateSpace) -> CGRect {
    if space == .local { return CGRect(origin: .zero, size: size) }
    return answer(.frame(space)) ?? CGRect(origin: .zero, size: size)
  }

  /// The rectangle of an enclosing view, or what is seen of a scroll view, in the view's own
  /// coordinates; nil where there is none of that name.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    answer(.bounds(space.name))
  }

  /// What bars and margins around the view take of it, or leave beside it, at edges that it shares
  /// with the safe area.
  public var safeAreaInsets: EdgeInsets {
    MainActor.now { reading.safeAreaInsets().directed(reading.direction) }
  }

  /// Where an anchor is, in the view's own coordinates; zero while its view is not shown.
  public subscript<T: AnchorValue>(anchor: Anchor<T>) -> T {
    T(anchored: answer(.anchor(id: anchor.id, anchor.place)) ?? .zero)
  }

  private func answer(_ query: GeometryQuery) -> CGRect? {
    // The caller waits while it goes over.
    nonisolated(unsafe) let query = query
    return MainActor.now { reading.answer(query) }
  }

  public static func == (a: GeometryProxy, b: GeometryProxy) -> Bool {
    a.reading === b.reading && a.version == b.version && a.size == b.size
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(reading))
    hasher.combine(version)
  }
}
