public import LaminaGeometry

/// Elements one after the other.
public struct ChainSequence: ChainElement {
  private let elements: [any ChainElement]

  /// Makes a sequence of elements, each of which begins when the one before is over.
  public init(_ elements: [any ChainElement]) { self.elements = elements }

  /// Makes a sequence of the elements that the closure lists.
  public init(@ChainBuilder _ content: () -> [any ChainElement]) { self.init(content()) }

  public func add(to plan: inout ChainPlan) { for element in elements { element.add(to: &plan) } }
}

/// Elements at the same time, begun in the order given.
public struct ChainConcurrence: ChainElement {
  private let elements: [any ChainElement]
  private let stagger: TimeInterval

  /// - Parameters:
  ///   - elements: what runs side by side.
  ///   - stagger: how much later each begins than the one before, in seconds.
  public init(_ elements: [any ChainElement], stagger: TimeInterval = 0) {
    self.elements = elements
    self.stagger = stagger.isFinite ? max(0, stagger) : 0
  }

  /// Makes elements that begin together, or each `stagger` seconds after the one before.
  public init(
    stagger: TimeInterval = 0, @ChainBuilder _ content: () -> [any ChainElement]
  ) { self.init(content(), stagger: stagger) }

  public func add(to plan: inout ChainPlan) {
    let start = plan.cursor
    var end = start
    for (index, element) in elements.enumerated() {
      plan.cursor = start + stagger * Double(index)
      element.add(to: &plan)
      end = max(end, plan.cursor)
    }
    plan.cursor = end
  }
}

/// A pause in a sequence.
public struct ChainPause: ChainElement {
  private let duration: TimeInterval

  /// Makes a pause of so many seconds; below 0 it is none.
  public init(_ duration: TimeInterval) {
    self.duration = duration.isFinite ? max(0, duration) : 0
  }

  public func add(to plan: inout ChainPlan) { plan.cursor += duration }
}

/// Lists the elements of a group.
@resultBuilder
public enum ChainBuilder {
  /// Takes an element of the chain as a statement.
  public static func buildExpression(_ element: any ChainElement) -> [any ChainElement] {
    [element]
  }
  /// Joins the elements of several statements, in their order.
  public static func buildBlock(_ parts: [any ChainElement]...) -> [any ChainElement] {
    parts.flatMap { $0 }
  }
  /// Joins the elements of all rounds of a loop, in their order.
  public static func buildArray(_ parts: [[any ChainElement]]) -> [any ChainElement] {
    parts.flatMap { $0 }
  }
  /// Takes the elements of an `if` without `else`: none where the condition does not hold.
  public static func buildOptional(_ part: [any ChainElement]?) -> [any ChainElement] { part ?? [] }
  /// Takes the elements of the branch that comes first.
  public static func buildEither(first: [any ChainElement]) -> [any ChainElement] { first }
  /// Takes the elements of the branch that comes second.
  public static func buildEither(second: [any ChainElement]) -> [any ChainElement] { second }
}

struct ChainRepetition: ChainElement {
  let base: any ChainElement
  let count: Int
  let autoreverses: Bool

  func add(to plan: inout ChainPlan) {
    for turn in 0..<count {
      if autoreverses, turn % 2 == 1 { plan.addReversed(base) } else { base.add(to: &plan) }
    }
  }
}

struct ChainPace: ChainElement {
  let base: any ChainElement
  let factor: Double
  func add(to plan: inout ChainPlan) { plan.add(base, factor: factor) }
}

struct ChainReversal: ChainElement {
  let base: any ChainElement
  func add(to plan: inout ChainPlan) { plan.addReversed(base) }
}

struct LabelledChain: ChainElement {
  let base: any ChainElement
  let label: String

  func add(to plan: inout ChainPlan) {
    plan.labels[label] = plan.cursor
    base.add(to: &plan)
  }
}

struct AnchoredChain: ChainElement {
  let base: any ChainElement
  let label: String
  let offset: TimeInterval

  func add(to plan: inout ChainPlan) {
    let end = plan.cursor
    plan.cursor = max(0, (plan.labels[label] ?? end) + offset)
    base.add(to: &plan)
    plan.cursor = max(end, plan.cursor)
  }
}

struct OverlappingChain: ChainElement {
  let base: any ChainElement
  let time: TimeInterval

  func add(to plan: inout ChainPlan) {
    let end = plan.cursor
    plan.cursor = max(0, end - time)
    base.add(to: &plan)
    plan.cursor = max(end, plan.cursor)
  }
}
