import LaminaDisplay
import LaminaHost
import LaminaLayers
import LaminaViews

extension PresentedWindow {
  /// Counts from here.
  func begin(_ recorder: FrameRecorder) {
    recorder.interval = surface.refreshInterval
    recordedWork = work
  }

  func overlayChanged(from wasShown: Bool) {
    guard showsFrameOverlay != wasShown else { return }
    if showsFrameOverlay, recorder == nil { recorder = FrameRecorder() }
    overlay = showsFrameOverlay ? FrameOverlayLayer() : nil
    surface.requestFrame()
  }

  /// Closes the frame's account, then draws the overlay, which is not in it.
  func record(_ commit: PictureCommit, by recorder: FrameRecorder, over layer: Layer) {
    let total = work
    recorder.end { frame in
      frame.work = total.since(recordedWork)
      frame.blankLayers = commit.missing
    }
    recordedWork = total
    recorder.exclude {
      if updateOverlay(from: recorder) { compose(layer, commit) }
    }
  }

  private func updateOverlay(from recorder: FrameRecorder) -> Bool {
    overlay?.update(
      from: recorder, on: surface.size, scale: surface.scale, isMoving: graph.isMoving,
      rasterizer: context.rasterizer) ?? false
  }

  /// Everything counted since the window opened.
  private var work: FrameWork {
    var work = FrameWork()
    work.bodiesEvaluated = graph.counters.total
    work.nodesMeasured = graph.prepareStatistics.nodesMeasured
    work.nodesPlaced = graph.prepareStatistics.nodesPlaced
    let display = display.statistics
    work.jobsStarted = display.jobsStarted
    work.jobsCancelled = display.jobsCancelled + display.jobsStopped
    work.resultsDropped = display.resultsDropped
    work.bytesDrawn = display.bytesDrawn
    work.presents = statistics.presents
    work.pixelsDamaged = statistics.pixelsDamaged
    return work
  }
}
