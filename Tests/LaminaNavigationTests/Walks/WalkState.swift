import Lamina

/// How something is presented.
enum WalkKind: String, CaseIterable, Hashable {
  case sheet, cover, popover, alert, confirmation

  var isDialog: Bool { self == .alert || self == .confirmation }
  var hasStack: Bool { self == .sheet || self == .cover }
}

/// Something that is presented, or wanted: from the root of a level, or from a page in it.
struct WalkKey: Hashable, CustomStringConvertible {
  /// How many things are below it.
  let depth: Int
  /// The page that presents it; nil for the level itself.
  let page: String?
  let kind: WalkKind

  /// The place that its content is: another one for each way to present it.
  var place: String { "\(kind)\(depth)\(page == nil ? "" : "p")" }
  var description: String { "\(kind) at \(depth)\(page.map { " from \($0)" } ?? "")" }
}

/// What the author of the program keeps.
@Observable final class WalkState {
  var tab = 0
  var numbers: [Int] = []
  var mixed = NavigationPath()
  /// The paths of stacks in what is presented, by place.
  var inner: [String: [Int]] = [:]
  /// In the order in which they were asked for.
  var wanted: [WalkKey] = []
  /// What was pressed, by page.
  var presses: [String] = []
  var texts: [String: String] = [:]
  /// What the next link leads to.
  var next = 100

  func wants(_ key: WalkKey) -> Binding<Bool> {
    Binding { [self] in
      wanted.contains(key)
    } set: { [self] isWanted in
      if !isWanted { wanted.removeAll { $0 == key } }
    }
  }

  func path(_ place: String) -> Binding<[Int]> {
    Binding { [self] in
      inner[place, default: []]
    } set: { [self] in
      inner[place] = $0
    }
  }

  func text(_ page: String) -> Binding<String> {
    Binding { [self] in
      texts[page, default: ""]
    } set: { [self] in
      texts[page] = $0
    }
  }

  /// Goes to `walk://TAB/NUMBER/NUMBER…` and ends all that is presented.
  func open(_ url: URL) {
    let parts = url.pathComponents.dropFirst().compactMap { Int($0) }
    wanted = []
    tab = url.host.flatMap { Int($0) } ?? 0
    if tab == 0 { numbers = parts }
    if tab == 1 { mixed = NavigationPath(parts) }
  }
}
