/// One view of a lazy container, by what distinguishes it from the others: where it stands in the
/// content, through all loops and conditions around it.
package struct RowKey: Hashable {
  /// The part of the content that the view is in.
  let path: ViewPath
  /// Its id in there: that of an element, or the number of a statement.
  let step: AnyHashable
  /// The id of the innermost element of a `ForEach` that it belongs to; nil where it belongs to none.
  package let dataID: AnyHashable?

  package static func == (a: RowKey, b: RowKey) -> Bool { a.step == b.step && a.path == b.path }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(step)
    hasher.combine(path)
  }
}

extension RowKey: CustomStringConvertible {
  package var description: String { "\((dataID ?? step).base)" }
}

/// A place in the content of a lazy container: numbers of statements, ids of elements.
package struct ViewPath: Hashable {
  private(set) var steps: [AnyHashable] = []
  /// The id of the innermost element of a `ForEach`.
  private(set) var dataID: AnyHashable?

  package init() {}

  package static func == (a: ViewPath, b: ViewPath) -> Bool { a.steps == b.steps }

  package func hash(into hasher: inout Hasher) { hasher.combine(steps) }

  /// The place of which this one is a part.
  package var parent: ViewPath {
    var shorter = self
    shorter.steps = Array(steps.dropLast())
    return shorter
  }

  /// The place of a part of this one.
  func appending(_ step: AnyHashable, isData: Bool) -> ViewPath {
    var longer = self
    longer.steps.append(step)
    if isData { longer.dataID = step }
    return longer
  }

  /// The key of a view that is a part here.
  func key(_ step: AnyHashable, isData: Bool) -> RowKey {
    RowKey(path: self, step: step, dataID: isData ? step : dataID)
  }
}

/// What a view in a lazy container is for.
package enum RowKind { case row, header, footer }

/// Where a view stands in a lazy container.
package struct RowPlace: Equatable {
  package internal(set) var key: RowKey
  package internal(set) var kind = RowKind.row
  /// Its number, and its number among rows alone.
  package internal(set) var number: Int
  package internal(set) var rowNumber: Int
  /// The numbers of all views of its section; nil where it is in none.
  package internal(set) var section: Range<Int>?
}
