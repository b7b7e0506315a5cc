package import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaHost
import LaminaLayers
import LaminaViews

extension PresentedWindow {
  /// Counts from here, or no more.
  func recorderChanged() {
    recorder?.interval = surface.refreshInterval
    recordedWork = work
    painter.clock = recorder?.nanoseconds
    graph.meter = recorder.map { PassMeter(clock: $0.nanoseconds) }
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
    let passes = graph.meter?.takePasses() ?? FramePasses()
    if tracesPasses { PassTrace.print(passes, of: recorder.frameCount + 1) }
    recorder.end { frame in
      frame.passes = passes
      frame.work = total.since(recordedWork)
      frame.missingLayers = commit.missing
      frame.blankLayers = commit.blank
      frame.placeholderLayers = commit.placeholders
      noteScrolling(in: &frame)
    }
    recordedWork = total
    recorder.exclude {
      if updateOverlay(from: recorder) { present(layer, commit, isCounted: false) }
    }
  }

  /// Where the scroll view stands that moves fastest, or that moved last.
  private func noteScrolling(in frame: inout FrameRecord) {
    let speeds = graph.scrolling.headings.mapValues {
      abs($0.velocity.width) + abs($0.velocity.height)
    }
    if let (id, speed) = speeds.max(by: { $0.value < $1.value }), speed > 0 { recordedScroll = id }
    guard let id = recordedScroll, let state = graph.scrolling[id] else { return }
    let velocity = state.heading.velocity
    let axis: Axis = abs(velocity.width) > abs(velocity.height) ? .horizontal : .vertical
    frame.scrollOffset = state.offset[axis]
    frame.scrollVelocity = velocity[axis]
  }

  private func updateOverlay(from recorder: FrameRecorder) -> Bool {
    overlay?.update(
      from: recorder, on: surface.size, scale: surface.scale, isMoving: graph.isMoving,
      rasterizer: context.rasterizer) ?? false
  }

  /// Everything counted since the window opened.
  package var work: FrameWork {
    var work = FrameWork()
    work.bodiesEvaluated = graph.counters.total
    work.nodesMeasured = graph.prepareStatistics.nodesMeasured
    work.nodesMeasuredElsewhere = graph.rowStatistics.work.nodesMeasured
    work.nodesPlaced = graph.prepareStatistics.nodesPlaced
    let display = display.statistics
    work.jobsStarted = display.jobsStarted
    work.jobsCancelled = display.jobsCancelled + display.jobsStopped
    work.resultsDropped = display.resultsDropped
    work.bytesDrawn = display.bytesDrawn
    work.bytesDecoded = context.rasterizer.pictureStatistics().decodedBytes
    work.presents = statistics.presents
    work.pixelsDamaged = statistics.pixelsDamaged
    return work
  }
}
