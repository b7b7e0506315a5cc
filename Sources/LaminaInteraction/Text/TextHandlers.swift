public import LaminaGeometry
package import LaminaInput

/// What a node does with text: that of the node with the focus, or under what is dropped.
package struct TextHandlers {
  /// Puts in what was typed or composed.
  package var insert: (String, TimeInterval) -> Void = { _, _ in }
  /// Shows what is being composed.
  package var compose: (TextEditingEvent) -> Void = { _ in }
  /// Where text is wanted; nil where it can only be read.
  package var request: (() -> TextInputRequest?)?
  /// Takes what is dropped at a point of the node; false when it has no use for it.
  package var drop: (DropEvent, CGPoint) -> Bool = { _, _ in false }
  /// Shows where text that is dragged over a point of the node would go; nil when it has left.
  package var dragOver: (CGPoint?) -> Bool = { _ in false }
  /// Gives up what is being composed.
  package var endComposition: () -> Void = {}
  /// Called when the window has, or has lost, the keyboard.
  package var windowFocusChanged: (Bool) -> Void = { _ in }

  package init() {}
}

/// What a surface needs to know of the text that is wanted.
public struct TextInputRequest: Hashable, Sendable {
  /// Where the caret stands in the surface, in points.
  public var caret: CGRect
  /// Another number when an input method is to forget what it was composing.
  public var revision: Int

  /// Makes a request for text at `caret`, in the surface's points.
  public init(caret: CGRect, revision: Int = 0) {
    self.caret = caret
    self.revision = revision
  }
}
