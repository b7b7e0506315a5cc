/// How often bodies were evaluated, by the type of view.
public struct EvaluationCounters {
  private var counts: [ObjectIdentifier: (name: String, count: Int)] = [:]

  /// Evaluations of all views together.
  public private(set) var total = 0

  /// Evaluations of views of one type.
  public func count<V: View>(of type: V.Type) -> Int { counts[ObjectIdentifier(type)]?.count ?? 0 }

  /// Evaluations by type name, for messages.
  public var byName: [String: Int] {
    Dictionary(counts.values.map { ($0.name, $0.count) }, uniquingKeysWith: +)
  }

  mutating func add<V: View>(_ type: V.Type) {
    total += 1
    counts[ObjectIdentifier(type), default: ("\(type)", 0)].count += 1
  }
}
