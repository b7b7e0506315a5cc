package import LaminaDisplay
package import LaminaGeometry
package import LaminaInput

/// What a node does with input: kept on the main actor by node id, so that nodes hold no closures.
package struct Handlers {
  package var pointer = PointerHandlers()
  package var keys = KeyHandlers()
  /// What it does with text; nil for a node that takes none.
  @Apart package var text: TextHandlers?
  package var semantics = SemanticHandlers()

  package init() {}
}

/// What few nodes have: the others hold no more than a pointer.
@propertyWrapper
package struct Apart<Value> {
  private final class Box {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  package init(wrappedValue: Value?) { box = wrappedValue.map(Box.init) }

  package var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }
}

/// What a node does with the pointer.
package struct PointerHandlers {
  /// Runs after `count` clicks in the same place.
  package struct Tap {
    package var count: Int
    /// Where the place that it receives is counted from.
    package var space = CoordinateSpace.local
    package var action: (CGPoint) -> Void

    package init(
      count: Int, space: CoordinateSpace = .local, action: @escaping (CGPoint) -> Void
    ) {
      self.count = count
      self.space = space
      self.action = action
    }
  }

  /// A button's behaviour: notified while it is held down, and acting when let go inside.
  package struct Press {
    package var changed: (Bool) -> Void
    package var action: () -> Void
    /// Whether Return presses it, too; else that goes on to the default button, as from a field.
    package var takesReturn = true

    package init(changed: @escaping (Bool) -> Void, action: @escaping () -> Void) {
      self.changed = changed
      self.action = action
    }
  }

  /// Follows the pointer while a button is held; positions in the node's own coordinates.
  package struct Drag {
    package var minimumDistance: CGFloat
    package var changed: (DragStep) -> Void
    package var ended: (DragStep) -> Void

    package init(
      minimumDistance: CGFloat, changed: @escaping (DragStep) -> Void,
      ended: @escaping (DragStep) -> Void
    ) {
      self.minimumDistance = minimumDistance
      self.changed = changed
      self.ended = ended
    }
  }

  package var taps: [Tap] = []
  /// The primary button going down on the node, or on what is inside and is no control itself.
  package var down: ((PointerEvent) -> Void)?
  package var press: Press?
  @Apart package var drag: Drag?
  /// Follows whichever button goes down on the node.
  @Apart package var tracking: Tracking?
  /// Gestures of the node, and how they stand to those inside.
  package var gestures: [GestureAttachment] = []
  package var hover: ((Bool) -> Void)?
  /// Where the pointer is above the node while nothing is held; nil when it leaves.
  package var hoverMoved: ((CGPoint?) -> Void)?
  /// Where those places are counted from.
  package var hoverSpace = CoordinateSpace.local
  package var cursor: CursorStyle?
  /// Which points of the node are its business; nil for all.
  ///
  /// Elsewhere it is as if it had neither handlers for the pointer nor a cursor.
  package var accepts: ((CGPoint) -> Bool)?
  /// The named coordinates that enclose the node.
  package var spaces: [AnyHashable: Node.ID] = [:]

  /// Whether a pointer going down on the node starts something.
  var wantsPress: Bool {
    !taps.isEmpty || gestures.contains { $0.use != .touchHold } || down != nil || press != nil
      || drag != nil
  }

  /// Whether those further out are not notified of a press.
  var keepsPress: Bool { press != nil || drag != nil }
}

/// What a node does with keys, and with the focus that brings them.
package struct KeyHandlers {
  /// A key while the node has the focus; true when it was meant for it.
  package var key: ((KeyEvent) -> Bool)?
  /// A key that does something while the focus is on the node or in it; true when it was meant for it.
  package var keyPress: ((KeyPress) -> Bool)?
  package var commands: CommandHandlers {
    get { ownCommands ?? CommandHandlers() }
    set { ownCommands = newValue }
  }
  @Apart private var ownCommands: CommandHandlers?
  /// What it does with an Edit menu.
  @Apart package var edit: EditHandlers?
  /// The focus's ring is to be shown (true) or not.
  package var focus: ((Bool) -> Void)?
  /// The node has the focus now, or has it no more, however it came and went.
  ///
  /// It is called too for what had the focus and is gone, or takes none any more.
  package var focusChanged: ((Bool) -> Void)?
  /// Whether a press gives it the focus although Tab passes it by.
  package var takesFocusByPress = false
  /// Whether a press on it leaves the focus where it is.
  package var keepsFocus = false
  /// Whether a click on the node gives it the focus.
  package var focusesByPointer = true
}

/// What a node does for assistive tools and tests, which read what views mean.
package struct SemanticHandlers {
  /// One step up or down, for the keyboard and assistive tools.
  package var adjust: ((Int) -> Void)?
  /// Does what no other handler does, for readers of the semantic tree; false for what it cannot.
  package var perform: ((Semantics.Action) -> Bool)?
  /// Completes what the node says of itself whenever the tree is read: what changes often, as a text
  /// or a caret, costs no evaluation and no node this way.
  package var describe: ((inout Semantics) -> Void)?
}

/// Where a drag stands: in the node's own coordinates as it is shown now, and in the surface's.
package struct DragStep {
  package var startLocation: CGPoint
  package var location: CGPoint
  /// Where the pointer went down in the node's coordinates as it was shown when the drag began.
  package var firstLocation: CGPoint
  /// In points per second.
  package var velocity: CGSize
  package var surfaceStart: CGPoint
  package var surfaceLocation: CGPoint
  package var surfaceVelocity: CGSize
  package var translation: CGSize {
    CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
  }
  package var time: TimeInterval
  /// Where another space begins in the surface.
  package var origin: (CoordinateSpace) -> CGPoint
}

/// The handlers of all nodes.
@MainActor
package final class HandlerTable: GraphService {
  /// Each apart from the table, whose free places would be as large.
  private final class Kept {
    let handlers: Handlers
    init(_ handlers: Handlers) { self.handlers = handlers }
  }

  private var handlers: [Node.ID: Kept] = [:]

  package init(graph: ViewGraph) {}

  package subscript(id: Node.ID) -> Handlers? {
    get { handlers[id]?.handlers }
    set { handlers[id] = newValue.map(Kept.init) }
  }

  package func forget(_ id: Node.ID) { handlers[id] = nil }

  /// Whether a node can be pressed from elsewhere, as by a shortcut.
  package func canPress(_ id: Node.ID) -> Bool {
    self[id].map { $0.pointer.press != nil || $0.semantics.perform != nil } ?? false
  }

  /// Presses a node from elsewhere, as a shortcut and a dialog do; false for one that is not pressed.
  package func press(_ id: Node.ID) -> Bool {
    guard let handlers = self[id] else { return false }
    guard let press = handlers.pointer.press else {
      // It has its own way with pointers.
      return handlers.semantics.perform?(.press) == true
    }
    press.action()
    return true
  }

  /// How many nodes have handlers.
  package var count: Int { handlers.count }

  package var keptCounts: [String: Int] { ["handlers": count] }
}

extension ViewGraph {
  package var handlers: HandlerTable { service() }
}
