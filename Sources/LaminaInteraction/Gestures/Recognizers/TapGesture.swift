public import LaminaGeometry

/// So many clicks or taps in the same place.
public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void
  public typealias Body = Never
  /// How many clicks or taps it takes, one soon after the other.
  public var count: Int

  /// Makes a gesture of `count` clicks or taps.
  public init(count: Int = 1) { self.count = count }

  package func makeMachine() -> GestureMachine<Void> {
    MapMachine(TapMachine(count: count)) { _, _ in () }
  }

  package func update(_ machine: GestureMachine<Void>) {
    guard let machine = machine as? MapMachine<CGPoint, Void> else { return }
    (machine.base as? TapMachine)?.count = max(1, count)
  }
}

/// So many clicks or taps in the same place, and where that is.
public struct SpatialTapGesture: PrimitiveGesture {
  public typealias Body = Never

  /// Where the last tap was.
  public struct Value: Hashable, Sendable {
    /// Where the last tap was, in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// How many clicks or taps it takes, one soon after the other.
  public var count: Int
  /// Where the tap's place is measured: in the view, the window, or an enclosing view with a name.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of `count` clicks or taps whose place is measured in `coordinateSpace`: in the
  /// view, the window, or an enclosing view with a name.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Makes a gesture whose place is measured in a space that is chosen while the program runs.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  package func makeMachine() -> GestureMachine<Value> {
    let space = coordinateSpace
    return MapMachine(TapMachine(count: count)) { point, place in
      Value(location: place.location(point, in: space))
    }
  }

  package func update(_ machine: GestureMachine<Value>) {
    guard let machine = machine as? MapMachine<CGPoint, Value> else { return }
    (machine.base as? TapMachine)?.count = max(1, count)
  }
}
