import LaminaRoutes
import SeededRandom

/// Walks a state and the naive model side by side.
struct RandomWalk {
  private var numbers: SeededNumbers
  private(set) var state = NavigationState()
  private var model = NaiveModel()
  /// The identity that stands for each of the model's serial numbers.
  private var identities: [Int: NavigationID] = [:]
  private var earlier: [(NavigationWindow, NaiveModel.Window)] = []
  private(set) var refusals = 0

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  /// Takes a step; returns what differs after it.
  mutating func step() -> String? {
    let isCrowded = state.screens.count > 60
    let kind = state.windows.isEmpty ? 0 : Int.random(in: 0..<(isCrowded ? 4 : 40), using: &numbers)
    switch kind {
    case 0: open()
    case 1, 2: isCrowded || kind == 1 ? close() : activate()
    case 3: isCrowded ? close() : restore()
    default:
      if let difference = move() { return difference }
    }
    return difference()
  }

  private mutating func code() -> ScreenRequest {
    let code = ["A", "B", "C"].randomElement(using: &numbers) ?? "A"
    let page = ParameterValue.integer(Int.random(in: 0...1, using: &numbers))
    return ScreenRequest(code, Bool.random(using: &numbers) ? ["page": page, "half": 0.5] : [:])
  }

  private mutating func codes(_ counts: ClosedRange<Int>) -> [ScreenRequest] {
    (0..<Int.random(in: counts, using: &numbers)).map { _ in code() }
  }

  private mutating func template(_ depth: Int = 0) -> NavigationTemplate {
    switch Int.random(in: 0..<(depth < 2 ? 8 : 5), using: &numbers) {
    case 0, 1: return .screen(code())
    case 2, 3, 4: return .stack(root: code(), path: codes(0...2))
    case 5, 6:
      let names = ["a", "b", "c"].prefix(Int.random(in: 1...3, using: &numbers))
      let tabs = names.map { NavigationTemplate.Tab($0, template(depth + 1)) }
      return .tabs(tabs, selection: names.randomElement(using: &numbers) ?? "a")
    default:
      let panes = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in template(depth + 1) }
      return .split(panes, active: Int.random(in: 0..<panes.count, using: &numbers))
    }
  }
}

extension RandomWalk {
  private mutating func open() {
    let template = template()
    state.apply(.openWindow(scene: "main", template))
    let (cells, chosen) = model.cells(template)
    let level = NaiveModel.Level(
      serial: model.serial(), isAlert: false, presenter: 0, cells: cells, chosen: chosen)
    model.windows.append(NaiveModel.Window(serial: model.serial(), levels: [level]))
  }

  private mutating func close() {
    let index = Int.random(in: 0..<state.windows.count, using: &numbers)
    state.apply(.closeWindow(state.windows[index].id))
    model.windows.remove(at: index)
  }

  private mutating func activate() {
    let index = Int.random(in: 0..<state.windows.count, using: &numbers)
    state.apply(.activateWindow(state.windows[index].id))
    model.windows.append(model.windows.remove(at: index))
  }

  /// Keeps a window's value, or puts a kept one back.
  private mutating func restore() {
    if Bool.random(using: &numbers), let (window, old) = earlier.randomElement(using: &numbers) {
      state.apply(.restoreWindow(window))
      if let index = model.windows.firstIndex(where: { $0.serial == old.serial }) {
        model.windows[index] = old
      } else {
        model.windows.append(old)
      }
    } else if let index = state.windows.indices.randomElement(using: &numbers) {
      earlier.append((state.windows[index], model.windows[index]))
    }
  }
}

extension RandomWalk {
  private mutating func move() -> String? {
    let index = Int.random(in: 0..<state.screens.count, using: &numbers)
    let screen = state.screens[index].id
    let which = Int.random(in: 0..<10, using: &numbers)
    let move = nextMove(isScreen: which < 7)
    let place: NavigationPlace
    let spot: NaiveModel.Spot?
    switch which {
    case ..<7: (place, spot) = (.item(screen), model.spot(ofScreen: model.shown[index].serial))
    case 7: (place, spot) = (.front, model.front())
    case 8:
      let window = Int.random(in: 0..<state.windows.count, using: &numbers)
      (place, spot) = (.item(state.windows[window].id), model.spot(ofWindow: window))
    default: (place, spot) = (.item(NavigationID(rawValue: 1 << 40)), nil)
    }
    return make(move, at: place, spot, isWindow: which > 6)
  }

  private mutating func make(
    _ move: Move, at place: NavigationPlace, _ spot: NaiveModel.Spot?, isWindow: Bool
  ) -> String? {
    // Contents within contents grow without end.
    let depth = spot.map { model.windows[$0.window].levels[$0.level].cells[$0.cell].path.count }
    if case .setContent = move, !isWindow, (depth ?? 0) > 4 { return nil }
    let before = state
    let outcome = state.apply(action(of: move, place))
    let isDone = model.make(move, at: spot, isWindow: isWindow)
    if !isDone { refusals += 1 }
    if !outcome.isDone && state != before { return "A refusal changed the state: \(outcome)" }
    return outcome.isDone == isDone ? nil : "\(move) at \(place): \(outcome), model \(isDone)"
  }

  private mutating func nextMove(isScreen: Bool) -> Move {
    switch Int.random(in: 0..<20, using: &numbers) {
    case 0...4: return .push(codes(0...3))
    case 5, 6: return .pop(Int.random(in: 1...3, using: &numbers))
    case 7: return isScreen ? .popToHere : .popToRoot
    case 8: return .popToRoot
    case 9, 10: return .setPath(codes(0...4))
    case 11: return .replace(code())
    case 12: return .setContent(template())
    case 13, 14:
      let style = PresentationStyle.allCases.randomElement(using: &numbers) ?? .sheet
      return .present(template(), style)
    case 15: return .dismiss
    case 16: return .dismissAbove
    case 17, 18: return .selectTab(["a", "b", "c"].randomElement(using: &numbers) ?? "a")
    default: return .activatePane(Int.random(in: 0...2, using: &numbers))
    }
  }

  private func action(of move: Move, _ place: NavigationPlace) -> NavigationAction {
    switch move {
    case .push(let requests): .push(requests, from: place)
    case .pop(let count): .pop(count, from: place)
    case .popToHere:
      if case .item(let id) = place { .popTo(id) } else { .popToRoot(from: place) }
    case .popToRoot: .popToRoot(from: place)
    case .setPath(let requests): .setPath(requests, of: place)
    case .replace(let request): .replace(request, at: place)
    case .setContent(let template): .setContent(template, of: place)
    case .present(let template, let style): .present(template, as: style, from: place)
    case .dismiss: .dismiss(place)
    case .dismissAbove: .dismissAbove(place)
    case .selectTab(let name): .selectTab(name, from: place)
    case .activatePane(let number): .activatePane(number, from: place)
    }
  }

  /// What the state and the model show differently, or what is wrong with the state.
  private mutating func difference() -> String? {
    if let problem = state.problems.first { return problem.description }
    let screens = state.screens
    let shown = model.shown
    if screens.map(\.request) != shown.map(\.request) { return "The screens differ." }
    for (screen, own) in zip(screens, shown) {
      if identities[own.serial, default: screen.id] != screen.id { return "An identity changed." }
      identities[own.serial] = screen.id
    }
    let visible = model.windows.indices.map { model.visible($0) }
    return state.windows.map(\.visible.code) == visible ? nil : "What is visible differs."
  }
}
