/// A gesture whose type is not said.
///
/// ```swift
/// var gesture: AnyGesture<Void> {
///   isEditing ? AnyGesture(DragGesture().map { _ in }) : AnyGesture(TapGesture())
/// }
/// ```
public struct AnyGesture<Value>: PrimitiveGesture {
  public typealias Body = Never
  private let make: () -> GestureMachine<Value>
  private let refresh: (GestureMachine<Value>) -> Void

  /// Makes a gesture that is another one.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    make = { gesture.machine() }
    refresh = { gesture.refresh($0) }
  }

  package func makeMachine() -> GestureMachine<Value> { make() }

  package func update(_ machine: GestureMachine<Value>) { refresh(machine) }
}
