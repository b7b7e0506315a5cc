/// Something that a person does with a view, recognised from what the pointer does.
///
/// ```swift
/// Circle().gesture(
///   DragGesture()
///     .onChanged { place = $0.location }
///     .onEnded { throwIt(with: $0.velocity) })
/// ```
///
/// A gesture of your own is made of others: its `body` is what it recognises.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What it reports while it goes on, and at its end.
  associatedtype Value
  associatedtype Body: Gesture
  /// What the gesture is made of.
  var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Stops the program: a gesture that the framework recognises itself is made of no others.
  public var body: Never {
    preconditionFailure("\(Self.self) is primitive: machines are made of it, never its body")
  }
}

extension Gesture {
  /// Calls `action` whenever the value has changed.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
  where Value: Equatable {
    CallingGesture(base: self, changed: action, isSame: { $0 == $1 }, ended: nil)
  }

  /// Calls `action` at the end, with the last value; not when the gesture is taken away.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    CallingGesture(base: self, changed: nil, isSame: { _, _ in false }, ended: action)
  }

  /// Reports another value, made of the gesture's.
  public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> {
    MapGesture(base: self, transform: body)
  }
}

/// A gesture that makes recognisers itself.
package protocol PrimitiveGesture: Gesture where Body == Never {
  /// Makes a recogniser for one sequence of events.
  func makeMachine() -> GestureMachine<Value>
  /// Gives a recogniser that was made for an older value of the gesture what this one says.
  func update(_ machine: GestureMachine<Value>)
}

extension Gesture {
  /// A recogniser of this gesture, or of what it is made of.
  func machine() -> GestureMachine<Value> {
    func make<G: PrimitiveGesture>(_ gesture: G) -> GestureMachine<Value> {
      gesture.makeMachine() as? GestureMachine<Value> ?? GestureMachine()
    }
    if let primitive = self as? any PrimitiveGesture { return make(primitive) }
    // A gesture whose value differs in type from its body's is never recognised.
    return body.machine() as? GestureMachine<Value> ?? GestureMachine()
  }

  /// Gives the recogniser what this value of the gesture says.
  func refresh(_ machine: GestureMachine<Value>) {
    func update<G: PrimitiveGesture>(_ gesture: G) {
      if let machine = machine as? GestureMachine<G.Value> { gesture.update(machine) }
    }
    if let primitive = self as? any PrimitiveGesture { return update(primitive) }
    if let machine = machine as? GestureMachine<Body.Value> { body.refresh(machine) }
  }
}
