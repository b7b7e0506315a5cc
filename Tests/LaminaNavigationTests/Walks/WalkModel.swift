/// What the program has to show, said as simply as can be: no views, no time.
struct WalkModel: Equatable {
  var tab = 0
  /// The values above the root, by place.
  var paths: [String: [String]] = [:]
  /// What the author wants presented.
  var wanted: [WalkKey] = []
  /// What is presented, from below.
  var shown: [WalkKey] = []
  /// When something came to be asked for: of several that wait, those that asked first come first.
  var asked: [WalkKey: Int] = [:]
  var turn = 0
  /// The pages that a change of a path has replaced in this turn, though one of the same name may be there.
  var lost: Set<String> = []

  /// The place on top that has pages.
  var place: String { shown.last?.place ?? "tab\(tab)" }

  /// The page, or the dialog, that a person can use.
  var visible: String {
    if let top = shown.last, top.kind.isDialog { return top.place }
    return page(of: place)
  }

  /// The page on top in a place.
  func page(of place: String) -> String { "\(place) \(paths[place]?.last ?? "root")" }

  var hasStack: Bool {
    if let top = shown.last { return top.kind.hasStack }
    return tab < 2
  }

  var canGoBack: Bool { hasStack && !(paths[place] ?? []).isEmpty }
  var height: Int { paths[place]?.count ?? 0 }

  /// Whether a window that opens now would present the same: what presents it is in sight.
  var canBeginAnew: Bool { shown.allSatisfy { $0.page.map(isInSight) ?? true } }

  private func exists(_ page: String) -> Bool {
    let parts = page.split(separator: " ").map(String.init)
    let isThere = parts[0].hasPrefix("tab") || shown.contains { $0.place == parts[0] }
    return isThere && (parts[1] == "root" || paths[parts[0]]?.contains(parts[1]) == true)
  }

  private func isInSight(_ page: String) -> Bool {
    let place = String(page.split(separator: " ")[0])
    let isThere = place == "tab\(tab)" || shown.contains { $0.place == place }
    return isThere && self.page(of: place) == page
  }

  /// Whether what presents it is there: once something is presented, it may be covered.
  private func hasSource(_ key: WalkKey) -> Bool {
    guard key.depth <= shown.count else { return false }
    if key.depth > 0, shown[key.depth - 1].kind.isDialog { return false }
    guard let page = key.page else { return true }
    return exists(page) && depth(of: page) == key.depth
  }

  private func depth(of page: String) -> Int {
    let place = page.split(separator: " ")[0]
    return (shown.firstIndex { $0.place == place }).map { $0 + 1 } ?? 0
  }
}

extension WalkModel {
  /// Gives a place another path: what stands above the first difference is another page.
  mutating func set(_ path: [String], of place: String) {
    let old = paths[place, default: []]
    let kept = zip(old, path).prefix { $0 == $1 }.count
    lost.formUnion(old[kept...].map { "\(place) \($0)" })
    paths[place] = path
  }

  /// All that may be shown once the turn is over: more than one where several are asked for in it.
  var outcomes: [WalkModel] {
    var next = self
    next.turn += 1
    next.end()
    next.ask()
    next.lost = []
    return next.rising
  }

  /// Ends what is not wanted any more, or has lost its source, with all above.
  private mutating func end() {
    var level = 0
    while level < shown.count {
      var below = self
      below.shown = Array(shown[..<level])
      if wanted.contains(shown[level]), below.hasSource(shown[level]),
        shown[level].page.map(lost.contains) != true
      {
        level += 1
      } else {
        let above = shown[(level + 1)...]
        wanted.removeAll { above.contains($0) }
        shown.removeSubrange(level...)
      }
    }
  }

  private mutating func ask() {
    asked = asked.filter {
      wanted.contains($0.key) && hasSource($0.key) && $0.key.page.map(lost.contains) != true
    }
    for key in wanted where asked[key] == nil && hasSource(key) {
      if key.page.map(isInSight) ?? true { asked[key] = turn }
    }
  }

  private var rising: [WalkModel] {
    let waiting = wanted.filter {
      $0.depth == shown.count && asked[$0] != nil && ($0.page.map(isInSight) ?? true)
    }
    guard let first = waiting.compactMap({ asked[$0] }).min() else { return [self] }
    return waiting.filter { asked[$0] == first }.flatMap { key in
      var next = self
      next.shown.append(key)
      next.turn += 1
      next.ask()
      return next.rising
    }
  }
}
