import Lamina

/// Leaves out of a program what its difference does not take.
extension TreeProgram {
  /// Makes a program simpler in one way.
  private typealias Cut = (inout TreeProgram) -> Void

  /// Two cuts may undo each other.
  private static let mostRounds = 8

  /// The simplest program with a difference to which this one leads; nil where this one has none.
  func reduced() -> TreeProgram? {
    guard difference() != nil else { return nil }
    var program = self
    for _ in 0..<Self.mostRounds where !program.cutOnce() { break }
    return program
  }

  /// Tries all cuts; whether one was made.
  private mutating func cutOnce() -> Bool {
    let before = self
    for cut in stepCuts + surroundingCuts + ids.flatMap(cuts(of:)) {
      var program = self
      cut(&program)
      if program != self, program.difference() != nil { self = program }
    }
    return self != before
  }

  // MARK: Steps

  private var stepCuts: [Cut] {
    let last: [Cut] = steps.indices.map { count in { $0.keepSteps { $0 <= count } } }
    let removed: [Cut] = steps.indices.map { place in { $0.keepSteps { $0 != place } } }
    return last + removed + steps.indices.flatMap(cuts(ofStep:))
  }

  private mutating func keepSteps(_ isKept: (Int) -> Bool) {
    let kept = steps.indices.filter(isKept)
    if !kept.isEmpty { steps = kept.map { steps[$0] } }
    steps[0] = Step(scene: steps[0].scene)
  }

  private func cuts(ofStep place: Int) -> [Cut] {
    func cut(_ change: @escaping (inout Step) -> Void) -> Cut {
      { if place < $0.steps.count { change(&$0.steps[place]) } }
    }
    return [
      cut { $0.wheel = nil }, cut { $0.between = nil }, cut { $0.coming.curve = nil },
      cut { if $0.coming.curve != nil { $0.coming.curve = 0 } },
    ]
  }

  private var surroundingCuts: [Cut] {
    func cut(_ change: @escaping (inout TreeScene) -> Void) -> Cut {
      { for place in $0.steps.indices { change(&$0.steps[place].scene) } }
    }
    let plain = TreeScene(steps[0].scene.tree)
    return [
      cut { $0.isDisabled = false }, cut { $0.isRightToLeft = false }, cut { $0.scale = 1 },
      cut { $0.size = plain.size }, { $0.isAtOnce = true },
    ]
  }

  // MARK: Views

  private func cuts(of id: Int) -> [Cut] {
    let nodes = steps.flatMap { $0.scene.tree.all + ($0.between?.all ?? []) }.filter { $0.id == id }
    let kinds = Set(nodes.flatMap { $0.changes.map(\.kind) })
    return [
      cut(id) { _ in [] }, cut(id) { $0.children }, cut(id) { Array($0.children.prefix(1)) },
      cut(id) { Array($0.children.suffix(1)) }, cut(id) { [$0.with(\.changes, [])] },
    ]
      + kinds.sorted { $0.rawValue < $1.rawValue }.map { kind in
        cut(id) { [$0.with(\.changes, $0.changes.filter { $0.kind != kind })] }
      } + [nodes.last, nodes.first].compactMap { $0 }.flatMap(simplerCuts(like:))
  }

  /// Cuts that make a view the same in all steps, or a simple one.
  private func simplerCuts(like node: ViewTree) -> [Cut] {
    let kind: ViewTree.Kind = node.kind.isContainer ? .vertical : .color
    return [
      cut(node.id) { [$0.with(\.number, node.number)] },
      cut(node.id) { [$0.with(\.changes, node.changes)] },
      cut(node.id) { [$0.with(\.kind, node.kind)] }, cut(node.id) { [$0.with(\.kind, kind)] },
      cut(node.id) { [$0.with(\.number, 0)] },
    ]
  }

  private func cut(_ id: Int, _ replacement: @escaping (ViewTree) -> [ViewTree]) -> Cut {
    {
      $0.changeTrees { tree in
        let trees = tree.replacing(id, by: replacement)
        if trees.count == 1 { tree = trees[0] }
      }
    }
  }
}

extension TreeProgram {
  /// The ids of all views, in the order in which they come.
  var ids: [Int] {
    var known: Set<Int> = []
    let all = steps.flatMap { ($0.between?.all ?? []) + $0.scene.tree.all }
    return all.map(\.id).filter { known.insert($0).inserted }
  }

  mutating func changeTrees(_ change: (inout ViewTree) -> Void) {
    for place in steps.indices {
      change(&steps[place].scene.tree)
      if var tree = steps[place].between {
        change(&tree)
        steps[place].between = tree
      }
    }
  }
}

extension ViewTree {
  /// The view and all inside, from the outside in.
  var all: [ViewTree] { [self] + children.flatMap(\.all) }

  mutating func changeAll(_ change: (inout ViewTree) -> Void) {
    change(&self)
    for place in children.indices { children[place].changeAll(change) }
  }

  fileprivate func with<Value>(_ path: WritableKeyPath<ViewTree, Value>, _ value: Value) -> Self {
    var tree = self
    tree[keyPath: path] = value
    return tree
  }

  fileprivate func replacing(_ id: Int, by replacement: (ViewTree) -> [ViewTree]) -> [ViewTree] {
    if self.id == id { return replacement(self) }
    return [with(\.children, children.flatMap { $0.replacing(id, by: replacement) })]
  }
}
