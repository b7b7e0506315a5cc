import LaminaDisplay
public import LaminaGeometry
import LaminaInput
import LaminaLayout

/// A wrapper with handlers of its own.
struct HandlerModifier: NodeModifier {
  /// Whether the node takes the keyboard's focus.
  var isFocusable = false
  /// Whether a disabled environment silences it.
  var obeysDisabled = true
  /// Whether pointers over it are its business.
  var takesHits = true
  let handlers: Handlers
  /// The pointer's shape where what follows stands to the left, if it is another one there.
  var mirroredCursor: CursorStyle?
  private var isEnabled = true
  private var isMirrored = false

  init(
    isFocusable: Bool = false, obeysDisabled: Bool = true, takesHits: Bool = true,
    handlers: Handlers, mirroredCursor: CursorStyle? = nil
  ) {
    self.isFocusable = isFocusable
    self.obeysDisabled = obeysDisabled
    self.takesHits = takesHits
    self.handlers = handlers
    self.mirroredCursor = mirroredCursor
  }

  mutating func prepare(_ element: Element) {
    isEnabled = !obeysDisabled || element.read(\.isEnabled)
    isMirrored = mirroredCursor != nil && element.read(\.layoutDirection) == .rightToLeft
  }

  func isSame(as other: HandlerModifier) -> Bool {
    isFocusable == other.isFocusable && isEnabled == other.isEnabled
  }

  func attach(to id: Node.ID, in element: Element) {
    var handlers = handlers
    if isMirrored { handlers.pointer.cursor = mirroredCursor }
    handlers.pointer.spaces = element.environment.coordinateSpaces
    element.graph.handlers[id] = isEnabled ? handlers : nil
    if !isEnabled { element.graph.pointer.forget(id) }
  }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id) { traits in
      guard isEnabled else { return }
      if takesHits { traits.interaction = .hits }
      if handlers.pointer.hover != nil || handlers.pointer.hoverMoved != nil {
        traits.interaction.insert(.hovers)
      }
      if isFocusable { traits.interaction.insert(.focusable) }
    }
  }
}

extension View {
  /// Adds handlers around the view.
  package func handlers(isFocusable: Bool = false, _ set: (inout Handlers) -> Void) -> some View {
    var handlers = Handlers()
    set(&handlers)
    return nodes(HandlerModifier(isFocusable: isFocusable, handlers: handlers))
  }

  /// Adds handlers around the view that have nothing to do with pointers.
  package func silentHandlers(_ set: (inout Handlers) -> Void) -> some View {
    var handlers = Handlers()
    set(&handlers)
    return nodes(HandlerModifier(takesHits: false, handlers: handlers))
  }

  /// Runs `action` after `count` clicks or taps on the view.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    handlers { $0.pointer.taps = [PointerHandlers.Tap(count: count) { _ in action() }] }
  }

  /// Runs `action` after `count` clicks or taps on the view, and says where the last one was.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(
      count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Runs `action` after `count` clicks or taps on the view, and says where the last one was, in a space that is
  /// chosen while the program runs.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    handlers {
      $0.pointer.taps = [
        PointerHandlers.Tap(count: count, space: coordinateSpace, action: action)
      ]
    }
  }

  /// Runs `action` when the pointer enters (true) and leaves (false) the view.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    handlers { $0.pointer.hover = action }
  }

  /// Runs `action` where the pointer is above the view, and when it leaves; not while a button is held.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Runs `action` where the pointer is above the view, in a space that is chosen while the program runs, and when it
  /// leaves.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    handlers {
      $0.pointer.hoverMoved = { action($0.map { .active($0) } ?? .ended) }
      $0.pointer.hoverSpace = coordinateSpace
    }
  }
}

/// Where the pointer is above a view.
public enum HoverPhase: Hashable, Sendable {
  /// It is above the view, at this point of the coordinate space that was asked for.
  case active(CGPoint)
  /// It has left.
  case ended
}
