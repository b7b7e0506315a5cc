public import LaminaGeometry

/// Two fingers going apart or together; Control with the wheel does the same for a mouse.
///
/// ```swift
/// Image(.map).scaleEffect(zoom).gesture(
///   MagnifyGesture().updating($zoom) { value, zoom, _ in zoom = value.magnification })
/// ```
public struct MagnifyGesture: PrimitiveGesture {
  public typealias Body = Never

  /// How far the fingers went.
  public struct Value: Equatable, Sendable {
    /// When, on the clock of the frames: only differences mean something.
    public var time: Date
    /// Their distance by that at the beginning.
    public var magnification: CGFloat
    /// How much of it a second brings.
    public var velocity: CGFloat
    /// The middle of the fingers at the beginning, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the beginning, in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// How far from 1 it goes before it begins.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture of two fingers that begins when they are so far from a magnification of 1:
  /// 0.01 is a hundredth.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  package func makeMachine() -> GestureMachine<Value> {
    let least = minimumScaleDelta
    return MapMachine(PinchMachine { abs($0.magnification - 1) >= least }) { pinch, place in
      Value(
        time: Date(timeIntervalSinceReferenceDate: pinch.time), magnification: pinch.magnification,
        velocity: pinch.magnificationVelocity, startAnchor: place.anchor(pinch.start),
        startLocation: place.local(pinch.start))
    }
  }

  package func update(_ machine: GestureMachine<Value>) {}
}

/// Two fingers going apart or together, reported as a number alone.
public struct MagnificationGesture: Gesture {
  /// How far from 1 the magnification goes before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture of two fingers that begins when they are so far from a magnification of 1:
  /// 0.01 is a hundredth.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
  public typealias Value = CGFloat
}

/// Two fingers turning; Control and Shift with the wheel do the same for a mouse.
public struct RotateGesture: PrimitiveGesture {
  public typealias Body = Never

  /// How far the fingers turned.
  public struct Value: Equatable, Sendable {
    /// When, on the clock of the frames: only differences mean something.
    public var time: Date
    /// Clockwise since the beginning.
    public var rotation: Angle
    /// How much of it a second brings.
    public var velocity: Angle
    /// The middle of the fingers at the beginning, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the beginning, in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// How far they turn before it begins.
  public var minimumAngleDelta: Angle

  /// Makes a gesture of two fingers that begins when they have turned so far, either way.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  package func makeMachine() -> GestureMachine<Value> {
    let least = minimumAngleDelta.radians
    return MapMachine(PinchMachine { abs($0.rotation) >= least }) { pinch, place in
      Value(
        time: Date(timeIntervalSinceReferenceDate: pinch.time), rotation: .radians(pinch.rotation),
        velocity: .radians(pinch.rotationVelocity), startAnchor: place.anchor(pinch.start),
        startLocation: place.local(pinch.start))
    }
  }

  package func update(_ machine: GestureMachine<Value>) {}
}

/// Two fingers turning, reported as an angle alone.
public struct RotationGesture: Gesture {
  /// How far the fingers turn, either way, before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Makes a gesture of two fingers that begins when they have turned so far, either way.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
  public typealias Value = Angle
}
