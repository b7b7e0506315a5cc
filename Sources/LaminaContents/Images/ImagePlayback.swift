import LaminaDrawing
import LaminaGeometry

/// Plays a picture that moves from the moment it first appears; time goes on while it is out of
/// sight, but no frame is shown, decoded or asked for.
@MainActor
package final class ImagePlayback {
  private let ticker = SightTicker()
  private var source: ImageSource?
  private var start: TimeInterval = 0
  private(set) var frame = 0

  /// The frame of `source` that `element` shows at the graph's time; asks for the next when due.
  func follow(_ info: ImageInfo, of source: ImageSource, element: Element) {
    let now = element.graph.frameTime
    if source != self.source { (self.source, start) = (source, now) }
    let moment = info.moment(at: now - start)
    frame = moment.frame
    // Within the microsecond for which `moment` takes a frame for due.
    ticker.goOn(element, at: moment.end.map { $0 + start - 5e-7 })
  }

  /// Shows the first frame for as long as nothing moves.
  func stop(_ element: Element) {
    source = nil
    frame = 0
    ticker.goOn(element, at: nil)
  }
}

extension Element {
  /// The playback of the picture that moves here, while there is one.
  var playback: ImagePlayback? { memory(as: ImagePlayback.self) }
}
