/// A view whose identity is known without evaluating it: `id(_:)`, or a view that wraps one.
@MainActor
package protocol ExplicitlyNamed {
  var explicitID: AnyHashable? { get }
}

/// The explicit id of a view that carries one.
@MainActor
func explicitID<V: View>(of view: V) -> AnyHashable? { (view as? any ExplicitlyNamed)?.explicitID }

/// The id of a row that is alone and has none; it equals no other row's.
package struct LoneRowID: Hashable {}

extension RowList {
  /// The first row that an element of a `ForEach` made under `id`, or that `id(_:)` named.
  /// - Complexity: O(rows)
  package func row(withID id: AnyHashable) -> Int? {
    var start = 0
    for segment in segments {
      if let index = segment.index(of: id) { return start + index }
      start += segment.count
    }
    return nil
  }
}

extension RowSegment {
  fileprivate func index(of id: AnyHashable) -> Int? {
    (0..<count).first { index in
      self.id(index) == id || explicitIDs.contains { $0(index) == id }
    }
  }
}

extension ModifiedNodes: ExplicitlyNamed {
  package var explicitID: AnyHashable? { LaminaKernel.explicitID(of: content) }
}

extension EnvironmentWriter: ExplicitlyNamed {
  package var explicitID: AnyHashable? { LaminaKernel.explicitID(of: content) }
}

extension ConditionalContent: ExplicitlyNamed {
  package var explicitID: AnyHashable? {
    switch self {
    case .first(let view): LaminaKernel.explicitID(of: view)
    case .second(let view): LaminaKernel.explicitID(of: view)
    }
  }
}
