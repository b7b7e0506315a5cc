import LaminaAnimation
import LaminaGeometry

/// One symbol on its way into the place of another.
@MainActor
final class SymbolReplacementRun {
  private static let duration: TimeInterval = 0.36

  let old: ShownSymbol
  private let use: SymbolReplacementUse
  private let start = FrameStart()

  init(from old: ShownSymbol, by use: SymbolReplacementUse) { (self.old, self.use) = (old, use) }

  /// How it is shown in the frame under work, and whether that is the old symbol.
  func advance(in graph: ViewGraph) -> (SymbolMoment, isOld: Bool) {
    let progress = min(1, start.elapsed(in: graph) * use.speed / Self.duration)
    let begin = use.way == .offUp ? 0 : 0.4
    if progress < begin {
      let part = CGFloat(progress / begin)
      let scale = use.way == .upUp ? 1 + 0.4 * part : 1 - 0.5 * part
      let pose = SymbolPose(scale: scale, opacity: 1 - part)
      return (SymbolMoment(pose: pose, change: graph.frameTime), true)
    }
    let part = CGFloat(UnitCurve.easeOut.value(at: (progress - begin) / (1 - begin)))
    let pose = SymbolPose(scale: 0.5 + 0.5 * part, opacity: part)
    return (SymbolMoment(pose: pose, change: progress < 1 ? graph.frameTime : nil), false)
  }
}
