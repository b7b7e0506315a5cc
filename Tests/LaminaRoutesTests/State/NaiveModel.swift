import LaminaRoutes

/// The same navigation in another shape: no tree, but cells that know the choices on their path.
struct NaiveModel {
  var windows: [Window] = []
  var next = 0

  struct Window {
    var serial: Int
    var levels: [Level]
  }

  struct Level {
    var serial: Int
    var isAlert: Bool
    var presenter: Int
    var cells: [Cell]
    /// The choice that is shown of each group of tabs or panes.
    var chosen: [Int: String]
  }

  struct Cell {
    var path: [Choice]
    var isStack: Bool
    var screens: [Shown]
  }

  struct Choice: Equatable {
    var group: Int
    var name: String
    var isTab: Bool
  }

  struct Shown {
    var serial: Int
    var request: ScreenRequest
  }

  struct Spot {
    var window: Int
    var level: Int
    var cell: Int
    var height: Int?
  }

  mutating func serial() -> Int {
    next += 1
    return next
  }
}

extension NaiveModel {
  /// All screens in the order of the state's.
  var shown: [Shown] { windows.flatMap(\.levels).flatMap(\.cells).flatMap(\.screens) }

  func visible(_ window: Int) -> String {
    let level = windows[window].levels.last
    return level.flatMap { $0.cells[active($0)].screens.last?.request.code } ?? ""
  }

  func active(_ level: Level) -> Int {
    level.cells.firstIndex { cell in
      cell.path.allSatisfy { level.chosen[$0.group] == $0.name }
    } ?? 0
  }

  func front() -> Spot? { windows.indices.last.map(spot(ofWindow:)) }

  func spot(ofWindow window: Int) -> Spot {
    let level = windows[window].levels.count - 1
    return Spot(window: window, level: level, cell: active(windows[window].levels[level]))
  }

  func spot(ofScreen serial: Int) -> Spot? {
    for (w, window) in windows.enumerated() {
      for (l, level) in window.levels.enumerated() {
        for (c, cell) in level.cells.enumerated() {
          if let height = cell.screens.firstIndex(where: { $0.serial == serial }) {
            return Spot(window: w, level: l, cell: c, height: height)
          }
        }
      }
    }
    return nil
  }

  /// The cells of a template below a path, and what is chosen in its groups.
  mutating func cells(
    _ template: NavigationTemplate, _ path: [Choice] = []
  ) -> ([Cell], [Int: String]) {
    switch template {
    case .screen(let request): return ([cell(path, [request], isStack: false)], [:])
    case .stack(let root, let rest): return ([cell(path, [root] + rest, isStack: true)], [:])
    case .tabs(let tabs, let selection):
      return group(tabs.map { ($0.name, $0.content) }, selection, isTab: true, path)
    case .split(let panes, let active):
      let named = panes.enumerated().map { (String($0), $1) }
      return group(named, String(active), isTab: false, path)
    }
  }

  private mutating func cell(
    _ path: [Choice], _ requests: [ScreenRequest], isStack: Bool
  ) -> Cell {
    Cell(
      path: path, isStack: isStack,
      screens: requests.map { Shown(serial: serial(), request: $0) })
  }

  private mutating func group(
    _ children: [(String, NavigationTemplate)], _ selection: String, isTab: Bool, _ path: [Choice]
  ) -> ([Cell], [Int: String]) {
    let group = serial()
    var all: [Cell] = []
    var chosen = [group: selection]
    for (name, child) in children {
      let (cells, inner) = cells(child, path + [Choice(group: group, name: name, isTab: isTab)])
      all += cells
      chosen.merge(inner) { $1 }
    }
    return (all, chosen)
  }

  mutating func dropOrphans() {
    for w in windows.indices {
      var level = 1
      while level < windows[w].levels.count {
        let below = windows[w].levels[level - 1].cells.flatMap(\.screens).map(\.serial)
        if below.contains(windows[w].levels[level].presenter) {
          level += 1
        } else {
          windows[w].levels.removeSubrange(level...)
        }
      }
    }
  }
}
