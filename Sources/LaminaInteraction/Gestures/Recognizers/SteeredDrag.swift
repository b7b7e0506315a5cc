package import LaminaGeometry
package import LaminaInput

/// A drag that asks, once it is seen where it goes, whether it is meant: by the way, and by what is dragged with.
///
/// ```
///  down ──6 points──▶ begins(way, device)? ──no──▶ failed: those further out may have it
///                              └──yes──▶ changed … changed ──up──▶ ended(step)
///                                                 └──taken away──▶ ended(nil)
/// ```
package struct SteeredDrag: PrimitiveGesture {
  package typealias Body = Never
  package typealias Value = DragStep

  private static let distance: CGFloat = 6
  let begins: (CGSize, PointerEvent.Device) -> Bool
  let changed: (DragStep) -> Void
  /// Nil when it was taken away.
  let ended: (DragStep?) -> Void

  package init(
    begins: @escaping (CGSize, PointerEvent.Device) -> Bool, changed: @escaping (DragStep) -> Void,
    ended: @escaping (DragStep?) -> Void
  ) {
    self.begins = begins
    self.changed = changed
    self.ended = ended
  }

  package func makeMachine() -> GestureMachine<DragStep> {
    SteeredDragMachine(self, minimumDistance: Self.distance)
  }

  package func update(_ machine: GestureMachine<DragStep>) {
    (machine as? SteeredDragMachine)?.drag = self
  }
}

/// Recognises a steered drag.
private final class SteeredDragMachine: GestureMachine<DragStep> {
  var drag: SteeredDrag
  private let base: DragMachine
  private var device = PointerEvent.Device.mouse
  private var hasBegun = false

  init(_ drag: SteeredDrag, minimumDistance: CGFloat) {
    self.drag = drag
    base = DragMachine(minimumDistance: minimumDistance)
  }

  override var needs: GestureNeeds { [.followingMovement, .holdingMovement] }

  override func receive(
    _ input: GestureInput, at place: GesturePlace, _ calls: inout GestureCalls
  ) -> GesturePhase<DragStep> {
    if case .down(let event) = input { device = event.device }
    let phase = base.receive(input, at: place, &calls)
    guard let step = phase.value else { return phase }
    if !hasBegun {
      let way = CGSize(
        width: step.surfaceLocation.x - step.surfaceStart.x,
        height: step.surfaceLocation.y - step.surfaceStart.y)
      guard drag.begins(way, device) else { return .failed }
      hasBegun = true
    }
    let drag = drag
    if case .ended = phase {
      calls.end(self) { drag.ended(step) }
    } else {
      calls.begin(self) { drag.changed(step) }
    }
    return phase
  }

  override func cancel(_ calls: inout GestureCalls) {
    guard hasBegun else { return }
    let drag = drag
    calls.end(self) { drag.ended(nil) }
  }
}

extension GestureAttachment {
  /// A drag of a node, where none of those inside comes first.
  package init(_ drag: SteeredDrag) { self.init(drag, .normal, mask: .all) }
}
