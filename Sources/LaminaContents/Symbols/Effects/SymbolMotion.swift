import LaminaAnimation
import LaminaDisplay
import LaminaGeometry

/// The effects of one symbol: where each of them is, and how the symbol is shown for it.
@MainActor
final class SymbolMotion {
  private var runs: [SymbolEffectRun] = []
  private var replacing: SymbolReplacementRun?
  /// The symbol that is shown; the former one for the first half of a replacement.
  private(set) var shown: ShownSymbol?
  private var wanted: ShownSymbol?
  private(set) var pose = SymbolPose.still
  /// Whether the next frame differs.
  private(set) var isMoving = false

  /// Shows a symbol, and replaces another one by it.
  func show(_ next: ShownSymbol, _ replacement: SymbolReplacement?, in element: Element) {
    defer { wanted = next }
    let reduces = element.read(\.accessibilityReduceMotion)
    if let wanted, wanted.name != next.name, let replacement, !reduces {
      replacing = SymbolReplacementRun(from: shown ?? wanted, by: replacement)
    }
    if replacing == nil { shown = next }
  }

  /// Goes on with the effects that are asked for.
  func follow(_ effects: [SymbolEffectUse], in element: Element) {
    let reduces = element.read(\.accessibilityReduceMotion)
    while runs.count > effects.count { runs.removeLast() }
    for (index, use) in effects.enumerated() {
      if index == runs.count {
        runs.append(SymbolEffectRun(use))
      } else {
        runs[index].follow(use, reducesMotion: reduces)
      }
    }
    advance(in: element.graph, reducesMotion: reduces)
  }

  private func advance(in graph: ViewGraph, reducesMotion: Bool) {
    pose = .still
    isMoving = false
    for run in runs {
      let (next, goesOn) = run.advance(in: graph, reducesMotion: reducesMotion)
      pose = pose.with(next)
      isMoving = isMoving || goesOn
    }
    guard let replacing, let wanted else { return }
    let (next, isOld, goesOn) = replacing.advance(in: graph)
    pose = pose.with(next)
    shown = isOld ? replacing.old : wanted
    if goesOn { isMoving = true } else { self.replacing = nil }
  }
}

/// When something began, by the time of frames.
@MainActor
final class FrameStart {
  private var start: TimeInterval?
  private var isAwaited = false

  /// Seconds since the first frame that asked.
  func elapsed(in graph: ViewGraph) -> TimeInterval {
    if let start { return max(0, graph.frameTime - start) }
    guard !isAwaited else { return 0 }
    isAwaited = true
    // When its first frame is made: that may take long, and the graph itself is made at no time.
    graph.afterUpdate { [weak self, weak graph] in self?.start = graph?.now }
    return 0
  }
}

/// One effect of a symbol.
@MainActor
final class SymbolEffectRun {
  private var use: SymbolEffectUse
  private var start: FrameStart?
  /// Whether it ends with the cycle that it is in.
  private var isEnding = false
  /// For an effect that is a state: from where to where.
  private var from: CGFloat
  private var to: CGFloat

  init(_ use: SymbolEffectUse) {
    self.use = use
    let isActive = use.trigger.isActive
    (from, to) = isActive ? (1, 1) : (0, 0)
    if isActive, SymbolCycle(use.kind) != nil { start = FrameStart() }
  }

  /// Takes over what is asked for now.
  func follow(_ next: SymbolEffectUse, reducesMotion: Bool) {
    defer { use = next }
    guard !next.trigger.isSame(as: use.trigger) || next.kind != use.kind else { return }
    guard SymbolCycle(next.kind) != nil else {
      (from, to) = (reached, next.trigger.isActive ? 1 : 0)
      start = reducesMotion ? nil : FrameStart()
      if reducesMotion { from = to }
      return
    }
    switch next.trigger {
    case .value: (start, isEnding) = (FrameStart(), false)
    case .active(true):
      if start == nil { start = FrameStart() }
      endCount = nil
      isEnding = false
    case .active(false): isEnding = true
    }
  }

  /// The pose for the frame under work, and whether the next one differs.
  func advance(in graph: ViewGraph, reducesMotion: Bool) -> (SymbolPose, goesOn: Bool) {
    guard let cycle = SymbolCycle(use.kind) else { return state(in: graph) }
    guard let start, !(reducesMotion && cycle.hasMotion) else { return (.still, false) }
    let time = start.elapsed(in: graph) * use.options.speed
    let behavior = use.options.behavior
    let period = cycle.duration + (behavior?.pause ?? 0) * use.options.speed
    let count = isEnding ? ended(time, period) : behavior.map(\.count) ?? use.trigger.count
    if let count, time >= Double(count) * period - 1e-9 {
      self.start = nil
      isEnding = false
      return (.still, false)
    }
    let place = time.truncatingRemainder(dividingBy: period) / cycle.duration
    return (place >= 1 ? .still : cycle(place), true)
  }

  private var endCount: Int?

  /// How many times it goes in all, when it ends with the present one.
  private func ended(_ time: TimeInterval, _ period: TimeInterval) -> Int {
    if let endCount { return endCount }
    let count = Int(time / period) + 1
    endCount = count
    return count
  }

  // MARK: States

  private var reached: CGFloat = 0
  private static let stateDuration: TimeInterval = 0.3

  private func state(in graph: ViewGraph) -> (SymbolPose, goesOn: Bool) {
    var progress = 1.0
    if let start {
      progress = min(1, start.elapsed(in: graph) * use.options.speed / Self.stateDuration)
      if progress >= 1 { self.start = nil }
    }
    let eased = CGFloat(UnitCurve.easeInOut.value(at: progress))
    reached = from + (to - from) * eased
    return (pose(reached), progress < 1)
  }

  /// The pose where an effect is active to a part.
  private func pose(_ part: CGFloat) -> SymbolPose {
    switch use.kind {
    case .scale(let isDown): SymbolPose(scale: 1 + part * (isDown ? -0.2 : 0.2))
    case .appear: SymbolPose(scale: 0.3 + 0.7 * part, opacity: part)
    case .disappear: SymbolPose(scale: 1 - 0.7 * part, opacity: 1 - part)
    default: .still
    }
  }
}

nonisolated extension SymbolEffectUse.Trigger {
  var isActive: Bool { if case .active(true) = self { true } else { false } }

  /// How often it goes unless options say otherwise; nil: without end.
  var count: Int? { if case .value = self { 1 } else { nil } }
}

/// One symbol on its way into the place of another.
@MainActor
final class SymbolReplacementRun {
  let old: ShownSymbol
  private let way: SymbolReplacement
  private let start = FrameStart()
  private static let duration: TimeInterval = 0.36

  init(from old: ShownSymbol, by way: SymbolReplacement) { (self.old, self.way) = (old, way) }

  /// The pose for the frame under work, whether it is that of the old symbol, and whether the next one differs.
  func advance(in graph: ViewGraph) -> (SymbolPose, isOld: Bool, goesOn: Bool) {
    let progress = min(1, start.elapsed(in: graph) / Self.duration)
    let isOld = progress < (way == .offUp ? 0 : 0.4)
    if isOld {
      let part = CGFloat(progress / 0.4)
      let scale = way == .upUp ? 1 + 0.4 * part : 1 - 0.5 * part
      return (SymbolPose(scale: scale, opacity: 1 - part), true, true)
    }
    let begin = way == .offUp ? 0 : 0.4
    let part = CGFloat(UnitCurve.easeOut.value(at: (progress - begin) / (1 - begin)))
    return (SymbolPose(scale: 0.5 + 0.5 * part, opacity: part), false, progress < 1)
  }
}
