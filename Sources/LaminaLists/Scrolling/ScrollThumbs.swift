import LaminaDisplay
import LaminaGeometry

/// The thumbs of a scroll view: in which layers they move, and whom to notify of other sizes.
///
/// There is one for each axis, the latest.
struct ScrollThumbs {
  private var tracks: [Axis: Node.ID] = [:]
  private var onResize: [Axis: () -> Void] = [:]

  /// A thumb stands in a track; `onResize` is called when there is more or less to scroll.
  mutating func stand(_ axis: Axis, in track: Node.ID, onResize: @escaping () -> Void) {
    tracks[axis] = track
    self.onResize[axis] = onResize
  }

  func resized() { for call in onResize.values { call() } }

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
