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
  /// What it tells while it goes on, and at its end.
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is primitive: handlers are made of it, never its body")
  }
}

extension Gesture {
  /// Calls `action` whenever the value has changed.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
  where Value: Equatable { CallingGesture(base: self, changed: action, ended: nil) }

  /// Calls `action` at the end, with the last value.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    CallingGesture(base: self, changed: nil, ended: action)
  }
}

extension View {
  /// Recognises `gesture` on the view.
  public func gesture<G: Gesture>(_ gesture: G) -> some View {
    handlers { gesture.set(&$0, GestureCalls()) }
  }
}

/// Whom a gesture tells.
package struct GestureCalls<Value> {
  package var changed: (Value) -> Void = { _ in }
  package var ended: (Value) -> Void = { _ in }
}

/// A gesture that makes handlers itself.
package protocol PrimitiveGesture: Gesture where Body == Never {
  func install(in handlers: inout Handlers, _ calls: GestureCalls<Value>)
}

extension Gesture {
  /// Adds what recognises the gesture to the handlers of a node.
  func set(_ handlers: inout Handlers, _ calls: GestureCalls<Value>) {
    func install<G: PrimitiveGesture>(_ gesture: G) {
      if let calls = calls as? GestureCalls<G.Value> { gesture.install(in: &handlers, calls) }
    }
    if let primitive = self as? any PrimitiveGesture { return install(primitive) }
    body.set(&handlers, calls as? GestureCalls<Body.Value> ?? GestureCalls())
  }
}

/// A gesture that tells somebody more.
private struct CallingGesture<Base: Gesture>: PrimitiveGesture {
  typealias Value = Base.Value
  typealias Body = Never
  let base: Base
  let changed: ((Value) -> Void)?
  let ended: ((Value) -> Void)?

  func install(in handlers: inout Handlers, _ calls: GestureCalls<Value>) {
    var inner = calls
    if let changed {
      inner.changed = {
        changed($0)
        calls.changed($0)
      }
    }
    if let ended {
      inner.ended = {
        ended($0)
        calls.ended($0)
      }
    }
    base.set(&handlers, inner)
  }
}
