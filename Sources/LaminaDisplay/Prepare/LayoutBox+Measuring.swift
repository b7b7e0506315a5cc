import LaminaGeometry
import LaminaLayers
import LaminaLayout

extension LayoutBox: LayoutItem {
  var priority: Double { facts.priority }

  var spacing: ViewSpacing {
    facts.spacing ?? facts.content?.spacing ?? madeContainer?.spacing ?? ViewSpacing()
  }

  var settableGuides: GuideSet { madeContainer?.settableGuides ?? .baselines }

  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    node.traits.layoutValues[key]
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let container = madeContainer else { return leafDimensions(proposal).size }
    return counting(container) { container.sizeThatFits(proposal) }
  }

  func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    guard let container = madeContainer else {
      return ViewDimensions(leafDimensions(proposal))
    }
    return counting(container) { container.dimensions(proposal) }
  }

  /// The container, made when it is asked for; nil for a leaf.
  var madeContainer: LayoutContainer? {
    if let container { return container }
    guard let layout = facts.layout else { return nil }
    let made = LayoutContainer(
      layout, stayingChildren, priority: facts.priority, layoutDirection: direction,
      surroundings: surroundings, cache: layoutCache)
    layoutCache = nil
    container = made
    return made
  }

  private func counting<Result>(_ container: LayoutContainer, _ body: () -> Result) -> Result {
    let before = container.measureCount
    let result = body()
    preparer.statistics.nodesMeasured += container.measureCount - before
    return result
  }

  private func leafDimensions(_ proposal: ProposedViewSize) -> LeafDimensions {
    if let known = leafMeasures[proposal] { return known }
    guard let content = facts.content else { return LeafDimensions(size: .zero) }
    preparer.statistics.nodesMeasured += 1
    let dimensions = withLeafContext { content.dimensions(proposal, in: &$0) }
    leafMeasures[proposal] = dimensions
    return dimensions
  }

  /// What a leaf draws in a rectangle of `size`, recorded once for each size.
  func contents(of content: any LeafContent, size: CGSize) -> Contents {
    if let recorded, recorded.size == size { return recorded.contents }
    preparer.statistics.listsRecorded += 1
    let contents = withLeafContext { content.contents(size: size, in: &$0) }
    recorded = (size, contents)
    return contents
  }

  private func withLeafContext<Result>(_ body: (inout LeafContext) -> Result) -> Result {
    var context = LeafContext(scale: preparer.scale, memory: leafMemory)
    let result = body(&context)
    if leafMemory == nil, context.memory != nil { preparer.noteMemory(of: self) }
    leafMemory = context.memory
    if !context.diagnostics.isEmpty { preparer.recordDiagnostics(context.diagnostics) }
    if context.hasBadOutline { preparer.recordFaults(badOutlines: [node.id]) }
    return result
  }
}

// MARK: - Questions in passing

extension LayoutBox {
  /// Calls `body` and forgets what it had this box, and those inside, say.
  ///
  /// What a box has said it is asked again after each change, and so is every box that comes in.
  func inPassing<Result>(_ body: () -> Result) -> Result {
    var said: [Said] = []
    collectAnswers(in: &said)
    defer { for said in said { said.recall() } }
    return body()
  }

  private func collectAnswers(in said: inout [Said]) {
    let answers = container?.answers ?? LayoutContainer.Answers()
    said.append(Said(box: self, container: answers, leaf: leafMeasures))
    for child in children { child.collectAnswers(in: &said) }
  }

  /// What a box had said so far.
  private struct Said {
    let box: LayoutBox
    let container: LayoutContainer.Answers
    let leaf: ProposalMemo<LeafDimensions>

    func recall() {
      box.container?.answers = container
      box.leafMeasures = leaf
    }
  }
}

// MARK: - The same answers

extension LayoutBox {
  /// What a box was asked, and what it said.
  struct Answers {
    fileprivate let container: LayoutContainer?
    fileprivate let leaf: ProposalMemo<LeafDimensions>

    init(of box: LayoutBox) { (container, leaf) = (box.container, box.leafMeasures) }
  }

  /// Whether the box, as it is now, says the same to everything that it was asked as `old`.
  ///
  /// What enclosing layouts made of its answers then still holds.
  func repeats(_ answers: Answers, of old: Node) -> Bool {
    switch (old.rule, node.rule) {
    case (.leaf(let before), .leaf(let content)):
      guard answers.leaf.isComplete, before.spacing == content.spacing else { return false }
      guard answers.leaf.allSatisfy({ leafDimensions($0) == $1 }) else { return false }
      leafMeasures = answers.leaf
      return true
    case (.container, .container):
      guard let asked = answers.container else { return true }
      guard let container = madeContainer else { return false }
      return counting(container) { container.repeats(asked) }
    default: return false
    }
  }
}
