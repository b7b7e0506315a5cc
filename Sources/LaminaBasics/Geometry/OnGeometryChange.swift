import LaminaDisplay

/// Runs an action with what is made of a view's geometry.
private struct GeometryWatch<Value: Equatable>: NodeModifier {
  let value: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  func isSame(as other: GeometryWatch) -> Bool { true }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    GeometryReporting().node(around: content, id: id, in: element)
  }

  func attach(to id: Node.ID, in element: Element) {
    let reading = element.graph.geometry.reading(of: id, in: element)
    let memory = reading.remember { Watch() }
    memory.value = value
    memory.action = action
    memory.isTracked = false
    let look: (GeometryReading) -> Void = { [weak element] reading in
      guard let element, memory.readValue(at: reading, in: element) else { return }
      element.graph.afterLayout { if reading.isInUse { memory.callAction() } }
    }
    reading.onChange = look
    // Another function may make another value of the same geometry.
    look(reading)
  }

  private final class Watch {
    var value: ((GeometryProxy) -> Value)?
    var action: (Value, Value) -> Void = { _, _ in }
    var latest: Value?
    var reported: Value?
    /// Whether a change of what the function reads is noticed already.
    var isTracked = false

    /// Makes the value again; returns whether the action is to be called.
    func readValue(at reading: GeometryReading, in element: Element) -> Bool {
      guard let proxy = reading.proxy, let value else { return false }
      latest = isTracked ? value(proxy) : element.tracked { value(proxy) }
      isTracked = true
      return latest != reported
    }

    func callAction() {
      guard let latest, latest != reported else { return }
      let before = reported ?? latest
      reported = latest
      action(before, latest)
    }
  }
}

extension View {
  /// Runs `action` with what `transform` makes of the view's geometry, at first and whenever that has
  /// changed.
  ///
  /// ```swift
  /// Bar().onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  /// ```
  ///
  /// Layout and scrolling count, as far as `transform` asks for them; no body is evaluated for it. The
  /// action runs after the layout and before the frame is shown: what it changes is laid out for the
  /// same frame. Geometry that changes itself without end is stopped after twelve rounds and reported.
  ///
  /// - Parameters:
  ///   - type: what is watched.
  ///   - transform: makes it of the geometry; it should be cheap.
  ///   - action: is given the value.
  /// - Returns: the watched view.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    nodes(GeometryWatch(value: transform) { _, new in action(new) })
  }

  /// Runs `action` with what `transform` makes of the view's geometry, before and now, at first and
  /// whenever that has changed.
  ///
  /// - Parameters:
  ///   - type: what is watched.
  ///   - transform: makes it of the geometry; it should be cheap.
  ///   - action: is given both values; at first they are the same.
  /// - Returns: the watched view.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    nodes(GeometryWatch(value: transform, action: action))
  }
}
