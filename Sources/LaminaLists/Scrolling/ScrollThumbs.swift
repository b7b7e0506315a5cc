import LaminaDisplay
import LaminaGeometry

/// The thumbs of a scroll view: in which layers they move, and whom to notify of other lengths.
///
/// There is one for each axis, the latest.
struct ScrollThumbs {
  private var tracks: [Axis: Node.ID] = [:]
  private var lengths: [Axis: CGFloat] = [:]
  private var onResize: [Axis: () -> Void] = [:]

  /// A thumb stands in a track; `onResize` is called when it is longer or shorter.
  mutating func stand(_ axis: Axis, in track: Node.ID, onResize: @escaping () -> Void) {
    tracks[axis] = track
    self.onResize[axis] = onResize
  }

  /// A thumb of a length is shown from now on.
  mutating func show(_ axis: Axis, length: CGFloat) { lengths[axis] = length }

  /// Notifies thumbs that are to be longer or shorter; that of a long list stays as short as one may be.
  func resized(to length: (Axis) -> CGFloat) {
    for (axis, call) in onResize where lengths[axis] != length(axis) { call() }
  }

  /// The offsets of the tracks' layers, where `place` says how far a thumb is along its track.
  func offsets(_ place: (Axis) -> CGFloat?) -> [Node.ID: CGPoint] {
    tracks.reduce(into: [:]) { offsets, thumb in
      guard let place = place(thumb.key) else { return }
      var offset = CGPoint.zero
      offset[thumb.key] = -place
      offsets[thumb.value] = offset
    }
  }
}
