import LaminaGeometry
import LaminaText

/// What the pointer does to a text while a button is held.
enum TextPointing {
  case none
  /// Selects, by the unit with which it began.
  case selecting(TextGranularity)
  /// Went down on selected text: a click, or the begin of a drag.
  case pressing(at: CGPoint)
  /// Drags the selected text to another place.
  case dragging
  /// Opened the menu, and may be let go on an item.
  case menu
}

/// The pointer on a text: what it does, and where it rests beyond an edge.
///
/// The text moves by itself only while the pointer does something.
struct TextPointer {
  /// A frame after a long pause moves the text no further than this, in seconds.
  private static let longestStep: TimeInterval = 0.1

  private(set) var pointing = TextPointing.none
  /// Where it is beyond an edge, in the surface, as the node may move under it; nil within.
  private(set) var beyondEdge: CGPoint?
  /// When the text was moved last.
  private var moved: TimeInterval = 0

  mutating func begin(_ pointing: TextPointing) { self.pointing = pointing }

  mutating func end() { (pointing, beyondEdge) = (.none, nil) }

  /// It goes on beyond an edge, since now unless it was there already.
  mutating func leave(to surface: CGPoint, at now: TimeInterval) {
    if beyondEdge == nil { moved = now }
    beyondEdge = surface
  }

  /// It is over the text again.
  mutating func comeBack() { beyondEdge = nil }

  /// The text moves on until `time`; returns for how many seconds that is.
  mutating func pass(to time: TimeInterval) -> TimeInterval {
    defer { moved = time }
    return min(max(0, time - moved), Self.longestStep)
  }
}
