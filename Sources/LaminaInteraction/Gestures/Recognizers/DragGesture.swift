public import LaminaGeometry

/// The pointer or a finger going over the screen while it is held down on the view.
///
/// ```
///  down ──minimumDistance──▶ onChanged … onChanged ──up──▶ onEnded
/// ```
///
/// ```swift
/// @State private var offset = CGSize.zero
///
/// Circle().offset(offset).gesture(
///   DragGesture()
///     .onChanged { offset = $0.translation }
///     .onEnded { _ in withAnimation(.spring) { offset = .zero } })
/// ```
///
/// What is shown counts: a view in the midst of an animation is dragged from where one sees it. Once
/// it began, a button inside is not pressed any longer.
public struct DragGesture: PrimitiveGesture {
  public typealias Body = Never

  /// Where a drag stands.
  public struct Value: Equatable, Sendable {
    /// When, on the clock of the frames: only differences mean something.
    public var time: Date
    /// Where the pointer is, as if the view had stayed where it was at the beginning.
    public var location: CGPoint
    /// Where it went down.
    public var startLocation: CGPoint
    /// From there to where it is.
    public var translation: CGSize
    /// How fast it goes, in points per second; zero when it has rested for a tenth of a second.
    public var velocity: CGSize

    /// Where it would come to rest: a quarter of a second further with the velocity that it has.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
    /// Where it would come to rest.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
  }

  /// How far the pointer goes before the drag begins, in points.
  public var minimumDistance: CGFloat
  /// Where coordinates are counted from: the view's top left corner, the window's, or that of an
  /// enclosing view with a name.
  public var coordinateSpace: CoordinateSpace

  /// Makes a drag that begins after `minimumDistance` points; places are in the coordinates of the
  /// view, unless said: of the window, or of an enclosing view with a name.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Makes a drag whose places are in a space that is chosen while the program runs:
  /// `DragGesture(coordinateSpace: isInWindow ? .global : .local)`.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = max(0, minimumDistance)
    self.coordinateSpace = coordinateSpace
  }

  package func makeMachine() -> GestureMachine<Value> {
    let space = coordinateSpace
    return MapMachine(DragMachine(minimumDistance: minimumDistance)) { step, _ in
      Value(step, in: space)
    }
  }

  package func update(_ machine: GestureMachine<Value>) {
    guard let machine = machine as? MapMachine<DragStep, Value> else { return }
    (machine.base as? DragMachine)?.minimumDistance = minimumDistance
  }
}

extension DragGesture.Value {
  /// A step of a drag in a space.
  init(_ step: DragStep, in space: CoordinateSpace) {
    time = Date(timeIntervalSinceReferenceDate: step.time)
    switch space {
    case .local:
      startLocation = step.firstLocation
      translation = step.translation
      velocity = step.velocity
    case .global, .named:
      let origin = step.origin(space)
      startLocation = CGPoint(x: step.surfaceStart.x - origin.x, y: step.surfaceStart.y - origin.y)
      translation = CGSize(
        width: step.surfaceLocation.x - step.surfaceStart.x,
        height: step.surfaceLocation.y - step.surfaceStart.y)
      velocity = step.surfaceVelocity
    }
    location = CGPoint(
      x: startLocation.x + translation.width, y: startLocation.y + translation.height)
  }
}
