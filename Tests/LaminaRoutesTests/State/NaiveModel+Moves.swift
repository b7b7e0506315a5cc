import LaminaRoutes

/// What may happen, with screens by their place in the list of all.
enum Move {
  case push([ScreenRequest]), pop(Int), popToHere, popToRoot, setPath([ScreenRequest])
  case replace(ScreenRequest), setContent(NavigationTemplate)
  case present(NavigationTemplate, PresentationStyle), dismiss, dismissAbove
  case selectTab(String), activatePane(Int)
}

extension NaiveModel {
  /// Carries out a move; false, and nothing changed, where it cannot be.
  mutating func make(_ move: Move, at spot: Spot?, isWindow: Bool) -> Bool {
    guard let spot else { return false }
    var copy = self
    guard copy.carryOut(move, spot, isWindow) else { return false }
    copy.dropOrphans()
    self = copy
    return true
  }

  private mutating func carryOut(_ move: Move, _ spot: Spot, _ isWindow: Bool) -> Bool {
    switch move {
    case .push(let requests): return push(requests, spot)
    case .pop(let count): return cut(spot) { $0 - count }
    case .popToHere: return cut(spot) { min($0, (spot.height ?? $0 - 1) + 1) }
    case .popToRoot: return cut(spot) { _ in 1 }
    case .setPath(let requests): return setPath(requests, spot)
    case .replace(let request): return replace(request, spot)
    case .setContent(let template): return setContent(template, spot, isWindow)
    case .present(let template, let style): return present(template, style, spot)
    case .dismiss: return dismiss(from: spot.level, spot)
    case .dismissAbove:
      _ = dismiss(from: (isWindow ? 0 : spot.level) + 1, spot)
      return true
    case .selectTab(let name): return choose(name, isTab: true, spot)
    case .activatePane(let number): return choose(String(number), isTab: false, spot)
    }
  }

  private subscript(spot: Spot) -> Cell {
    get { windows[spot.window].levels[spot.level].cells[spot.cell] }
    set { windows[spot.window].levels[spot.level].cells[spot.cell] = newValue }
  }

  private mutating func push(_ requests: [ScreenRequest], _ spot: Spot) -> Bool {
    guard self[spot].isStack, !requests.isEmpty else { return false }
    for request in requests { self[spot].screens.append(Shown(serial: serial(), request: request)) }
    return true
  }

  private mutating func cut(_ spot: Spot, to length: (Int) -> Int) -> Bool {
    let wanted = length(self[spot].screens.count)
    guard self[spot].isStack, wanted >= 1 else { return false }
    self[spot].screens.removeLast(self[spot].screens.count - wanted)
    return true
  }

  private mutating func setPath(_ requests: [ScreenRequest], _ spot: Spot) -> Bool {
    guard self[spot].isStack else { return false }
    let old = self[spot].screens
    var made = [old[0]]
    var isSame = true
    for (index, request) in requests.enumerated() {
      isSame = isSame && index + 1 < old.count && old[index + 1].request == request
      made.append(isSame ? old[index + 1] : Shown(serial: serial(), request: request))
    }
    self[spot].screens = made
    return true
  }

  private mutating func replace(_ request: ScreenRequest, _ spot: Spot) -> Bool {
    let height = spot.height ?? self[spot].screens.count - 1
    self[spot].screens[height] = Shown(serial: serial(), request: request)
    return true
  }

  private mutating func setContent(
    _ template: NavigationTemplate, _ spot: Spot, _ isWindow: Bool
  ) -> Bool {
    let number = isWindow ? 0 : spot.level
    let (made, chosen) = cells(template, isWindow ? [] : self[spot].path)
    var level = windows[spot.window].levels[number]
    if level.isAlert && (made.count > 1 || made[0].isStack || !chosen.isEmpty) { return false }
    level.cells.replaceSubrange(
      isWindow ? level.cells.startIndex..<level.cells.endIndex : spot.cell..<spot.cell + 1,
      with: made)
    level.chosen.merge(chosen) { $1 }
    windows[spot.window].levels[number] = level
    return true
  }

  private mutating func present(
    _ template: NavigationTemplate, _ style: PresentationStyle, _ spot: Spot
  ) -> Bool {
    guard spot.level == windows[spot.window].levels.count - 1 else { return false }
    let isAlert = style == .alert || style == .confirmation
    if isAlert, case .screen = template {} else if isAlert { return false }
    let presenter = self[spot].screens[spot.height ?? self[spot].screens.count - 1].serial
    let (cells, chosen) = cells(template)
    windows[spot.window].levels.append(
      Level(
        serial: serial(), isAlert: isAlert, presenter: presenter, cells: cells, chosen: chosen))
    return true
  }

  private mutating func dismiss(from level: Int, _ spot: Spot) -> Bool {
    guard level > 0, level < windows[spot.window].levels.count else { return false }
    windows[spot.window].levels.removeSubrange(level...)
    return true
  }

  private mutating func choose(_ name: String, isTab: Bool, _ spot: Spot) -> Bool {
    let level = windows[spot.window].levels[spot.level]
    for choice in self[spot].path.reversed() where choice.isTab == isTab {
      let names = level.cells.flatMap(\.path).filter { $0.group == choice.group }.map(\.name)
      guard names.contains(name) else { continue }
      windows[spot.window].levels[spot.level].chosen[choice.group] = name
      return true
    }
    return false
  }
}
