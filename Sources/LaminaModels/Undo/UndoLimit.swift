import Foundation

/// How much of a model's past is kept: so many steps, in so many bytes.
///
/// ```swift
/// UndoHistory(document, limit: UndoLimit(count: 50, bytes: 16 << 20) { $0.pixels.count })
/// ```
///
/// The oldest steps go first. The latest is kept however large it is, unless `count` is 0.
public nonisolated struct UndoLimit<Model>: Sendable {
  /// How many steps are kept at most, undone ones included.
  public var count: Int
  /// How many bytes the models before the present one may take by the estimate; nil for any number,
  /// and then nothing is estimated.
  public var bytes: Int?
  /// Estimates what keeping a model takes, in bytes.
  public var cost: @Sendable (Model) -> Int

  /// A limit; a count below 0 counts as 0.
  /// - Parameters:
  ///   - count: how many steps are kept at most.
  ///   - bytes: how many bytes they may take; nil for any number.
  ///   - cost: estimates what keeping one model takes, without what it shares with others if that
  ///     is known.
  public init(
    count: Int = 100, bytes: Int? = 64 << 20,
    cost: @escaping @Sendable (Model) -> Int = { UndoCost.estimate($0) }
  ) {
    self.count = max(0, count)
    self.bytes = bytes
    self.cost = cost
  }
}

/// Guesses how many bytes a value takes.
public nonisolated enum UndoCost {
  /// How many values are looked at; what lies beyond is taken to be like what was seen.
  static let visits = 200
  /// How many elements of a collection stand for all of them.
  static let samples = 8

  /// A guess at the bytes of `value` with all it holds, shared storage counted each time.
  ///
  /// Strings and data are counted exactly, collections by their first elements. Objects are not
  /// followed: they have no single owner.
  /// - Complexity: bounded, about 0.1 ms for a large model.
  public static func estimate<Value>(_ value: Value) -> Int {
    var budget = visits
    return MemoryLayout<Value>.size.clampedSum(outside(value, &budget))
  }

  /// What lies outside of the value's own bytes.
  private static func outside(_ value: Any, _ budget: inout Int) -> Int {
    budget -= 1
    switch value {
    case let text as String: return text.utf8.count
    case let data as Data: return data.count
    default: return budget > 0 ? children(of: value, &budget) : 0
    }
  }

  private static func children(of value: Any, _ budget: inout Int) -> Int {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class: return 0
    case .collection, .set, .dictionary: return elements(mirror.children, &budget)
    default:
      var sum = 0
      for child in mirror.children { sum = sum.clampedSum(outside(child.value, &budget)) }
      return sum
    }
  }

  private static func elements(_ all: Mirror.Children, _ budget: inout Int) -> Int {
    var sum = 0
    var seen = 0
    for child in all.prefix(samples) where budget > 0 {
      sum = sum.clampedSum(size(child.value)).clampedSum(outside(child.value, &budget))
      seen += 1
    }
    guard seen > 0 else { return 0 }
    let product = sum.multipliedReportingOverflow(by: all.count)
    return product.overflow ? .max : product.partialValue / seen
  }

  private static func size(_ value: Any) -> Int {
    func open<Value>(_ value: Value) -> Int { MemoryLayout<Value>.stride }
    return _openExistential(value, do: open)
  }
}

nonisolated extension Int {
  /// The sum, or the greatest number where it would overflow.
  func clampedSum(_ other: Int) -> Int {
    let sum = addingReportingOverflow(other)
    return sum.overflow ? (other < 0 ? .min : .max) : sum.partialValue
  }
}

nonisolated extension UndoHistory {
  /// What the past and the undone future are estimated to take, in bytes: the present model is not
  /// part of it, as it is held anyhow.
  /// - Complexity: estimates what was not estimated before; linear in the steps.
  public func estimatedBytes() -> Int {
    states.indices.filter { $0 != position }
      .reduce(0) { $0.clampedSum(states[$1].cost ?? limit.cost(states[$1].model)) }
  }

  /// Drops the oldest steps that are too many or too large.
  mutating func trim() {
    var dropped = max(0, steps.count - limit.count)
    if let bytes = limit.bytes {
      var sum = 0
      for index in states.indices.dropLast().reversed() where index >= dropped {
        sum = sum.clampedSum(max(0, cost(at: index)))
        let isLatest = index == states.count - 2
        if sum > bytes, !isLatest {
          dropped = index + 1
          break
        }
      }
    }
    guard dropped > 0 else { return }
    states.removeFirst(dropped)
    steps.removeFirst(dropped)
    position -= dropped
  }

  private mutating func cost(at index: Int) -> Int {
    if let known = states[index].cost { return known }
    let cost = limit.cost(states[index].model)
    states[index].cost = cost
    return cost
  }
}
