import LaminaGeometry
import LaminaLayout
import LaminaSymbols

/// The effects of one symbol: where each of them is, and how the symbol is shown for it.
@MainActor
final class SymbolMotion {
  private let ticker = SightTicker()
  private var runs: [SymbolEffectRun] = []
  private var replacing: SymbolReplacementRun?
  /// The symbol that is shown; the former one for the first part of a replacement.
  private(set) var shown: ShownSymbol?
  private var wanted: ShownSymbol?
  private(set) var pose = SymbolPose.still

  /// Shows a symbol as it is in the frame under work, and asks for the frame that differs next.
  func follow(_ choice: SymbolChoice, in element: Element) {
    let surroundings = element.read(\.symbolSurroundings)
    let reduces = element.read(\.accessibilityReduceMotion)
    let replacement = reduces ? nil : element.read(\.contentTransition).symbolReplacement
    show(element.shownSymbol(choice.name, in: surroundings), by: replacement)
    take(surroundings.effects, in: element.graph)
    var moment = replace(in: element.graph)
    let stage = SymbolStage(
      stepCount: shown?.outline.stepCount ?? 0,
      readsFromRight: element.read(\.layoutDirection) == .rightToLeft, reducesMotion: reduces)
    for run in runs { moment = moment.with(run.advance(on: stage, in: element.graph)) }
    pose = moment.pose
    ticker.goOn(element, at: moment.change)
  }

  /// Forgets symbols and effects: something else is shown.
  func stop(_ element: Element) {
    (runs, replacing, shown, wanted, pose) = ([], nil, nil, nil, .still)
    ticker.goOn(element, at: nil)
  }

  private func show(_ next: ShownSymbol, by replacement: SymbolReplacementUse?) {
    if let wanted, wanted.name != next.name, let replacement {
      replacing = SymbolReplacementRun(from: shown ?? wanted, by: replacement)
    }
    wanted = next
    if replacing == nil { shown = next }
  }

  /// Goes on with the effects that are asked for.
  private func take(_ effects: [SymbolEffectUse], in graph: ViewGraph) {
    while runs.count > effects.count { runs.removeLast() }
    for (index, use) in effects.enumerated() {
      if index == runs.count {
        runs.append(SymbolEffectRun(use))
      } else {
        runs[index].follow(use, in: graph)
      }
    }
  }

  private func replace(in graph: ViewGraph) -> SymbolMoment {
    guard let replacing, let wanted else { return SymbolMoment() }
    let (moment, isOld) = replacing.advance(in: graph)
    shown = isOld ? replacing.old : wanted
    if moment.change == nil { self.replacing = nil }
    return moment
  }
}

extension Element {
  /// How the symbol moves that is shown here; nil for one that does not.
  var symbolMotion: SymbolMotion? { memory(as: SymbolMotion.self) }
}

extension SymbolChoice {
  /// Moves the symbol of an element by what its surroundings ask for; one of which nothing is asked has no motion.
  @MainActor func move(in element: Element) {
    let effects = element.read(\.symbolSurroundings).effects
    let replacement = element.read(\.contentTransition).symbolReplacement
    guard element.symbolMotion != nil || !effects.isEmpty || replacement != nil else { return }
    element.remember { SymbolMotion() }.follow(self, in: element)
  }
}
