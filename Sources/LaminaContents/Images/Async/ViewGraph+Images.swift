public import LaminaDisplay
public import LaminaLayers

extension ViewGraph {
  /// Says who reads headers of pictures, and how long a frame waits for that.
  public func readImages(on executor: any DisplayExecutor, deadline: Deadline) {
    imageReads.executor = executor
    imageReads.deadline = deadline
  }

  /// Takes note of the pictures that a frame can show of the latest layers.
  ///
  /// - Returns: whether views have changed by it: then the layers are to be asked for again, so that
  ///   what has arrived and what stood in its place never share a frame.
  public func recordCommit(_ commit: PictureCommit) -> Bool {
    guard let shownLayer else { return false }
    return arrivals.recordFrame(
      shownLayer, size: shownSize, pictures: commit.pictures, at: frameTime)
  }

  /// The layers as they are to be shown now: what waits for its pictures is hidden, or fades in.
  public func fading(_ layer: Layer) -> Layer { arrivals.fading(layer) }
}
