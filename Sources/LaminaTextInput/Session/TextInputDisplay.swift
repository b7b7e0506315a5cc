package import LaminaGeometry
package import LaminaText

/// What shows the text of a session: a field's line, an editor's page, a text that can be selected.
///
/// ```
///  keys, pointer, text ──▶ TextInputSession ──showChanges──▶ TextInputDisplay ──▶ nodes
///                               ▲  geometry, conversions ────────┘
/// ```
///
/// Points and rectangles of the *node* are in the coordinates of the layer of the session's element;
/// those of the *text* in the coordinates of its geometry.
@MainActor
package protocol TextInputDisplay: AnyObject {
  /// Where the characters of the displayed text stand, as of its latest change.
  var geometry: any TextGeometry { get }
  /// A point of the node in the coordinates of the text.
  func textPoint(_ point: CGPoint) -> CGPoint
  /// A rectangle of the text in the coordinates of the node.
  func nodeRect(_ rect: CGRect) -> CGRect
  /// The part of the node in which text is seen.
  var visibleRect: CGRect { get }
  /// Shows the session's text, selection, composition and caret, which may have changed.
  ///
  /// - Parameter revealsCaret: whether the caret is to come in sight.
  func showChanges(revealsCaret: Bool)
  /// Moves the text under a pointer beyond an edge, as far as there is text; whether it moved.
  func scroll(by distance: CGSize) -> Bool
}
