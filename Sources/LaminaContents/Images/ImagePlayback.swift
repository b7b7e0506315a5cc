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
  /// How the symbol moves that it is; nil for one that does not.
  private(set) var symbolMotion: SymbolMotion?

  /// The frame of `source` that `element` shows at the graph's time; asks for the next when due.
  func follow(_ info: ImageInfo, of source: ImageSource, element: Element) {
    let now = element.graph.frameTime
    if source != self.source { (self.source, start) = (source, now) }
    let moment = info.moment(at: now - start)
    frame = moment.frame
    // Within the microsecond for which `moment` takes a frame for due.
    ticker.goOn(element, at: moment.end.map { $0 + start - 5e-7 })
  }

  /// Moves the symbol of `element` by what its surroundings ask for; one of which nothing is asked has no motion.
  func move(_ choice: SymbolChoice, _ element: Element) {
    let surroundings = element.read(\.symbolSurroundings)
    let replacement = element.read(\.contentTransition).symbolReplacement
    if symbolMotion == nil, surroundings.effects.isEmpty, replacement == nil { return }
    let motion = symbolMotion ?? SymbolMotion()
    symbolMotion = motion
    motion.show(element.shownSymbol(choice.name, in: surroundings), replacement, in: element)
    motion.follow(surroundings.effects, in: element)
    ticker.goOn(element, at: motion.isMoving ? element.graph.frameTime : nil)
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

extension SymbolChoice {
  /// Moves the symbol of an element by the effects of its surroundings.
  @MainActor func move(in element: Element) {
    if let playback = element.playback { return playback.move(self, element) }
    let effects = element.read(\.symbolSurroundings).effects
    let replacement = element.read(\.contentTransition).symbolReplacement
    guard !effects.isEmpty || replacement != nil else { return }
    element.remember { ImagePlayback() }.move(self, element)
  }
}
