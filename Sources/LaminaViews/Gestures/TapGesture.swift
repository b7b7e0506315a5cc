/// So many clicks or taps in the same place.
public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void
  public typealias Body = Never
  public var count: Int

  public init(count: Int = 1) { self.count = count }

  package func install(in handlers: inout Handlers, _ calls: GestureCalls<Void>) {
    handlers.taps.append(Handlers.Tap(count: max(1, count)) { _ in calls.ended(()) })
  }
}
