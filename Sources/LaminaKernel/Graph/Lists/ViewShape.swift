/// How many views a view stands for in the container around it, as far as its type says.
///
/// ```
///  Text                  one           TupleView<Text, Text>   two
///  EmptyView             none          Text?                   one or none: the value says
///  ForEach, AnyView      any number    a view with a body      what its body says
/// ```
package struct ViewShape: Hashable {
  /// How many, where it is the same for all values; nil where the value says.
  package private(set) var count: Int?
  /// Whether one of them may be found by an id: that of an element, or one named by `id(_:)`.
  package private(set) var isNamed = false
  /// Whether only an element knows which they are: the body of a view, which has to be evaluated.
  package private(set) var needsElement = false
  /// Whether all of them are behind one body, and not only some of several behind theirs.
  package private(set) var isBehindBody = false
  /// Whether one of them may say something to those that place it: see `ContainerValues`.
  package private(set) var hasValues = false
  /// How many views that are put around each of several are inside each other, at most.
  private var depth = 0

  package static let one = ViewShape(count: 1)
  package static let none = ViewShape(count: 0)
  /// Any number, which a value knows.
  package static let any = ViewShape(count: nil)

  /// The shape of a view's type.
  @MainActor
  package static func of<V: View>(_ type: V.Type) -> ViewShape { DynamicFields.shape(of: type) }

  /// What stands there one after the other.
  package static func + (first: ViewShape, second: ViewShape) -> ViewShape {
    var sum = first.joined(with: second)
    if let one = first.count, let other = second.count { sum.count = one + other }
    sum.isBehindBody = false
    return sum
  }

  /// One or the other.
  package func or(_ other: ViewShape) -> ViewShape {
    var either = joined(with: other)
    if count == other.count { either.count = count }
    return either
  }

  /// Once for each element of a collection.
  package var repeated: ViewShape {
    var shape = uncounted.named
    shape.isBehindBody = false
    return shape
  }

  /// As many as a value says.
  package var uncounted: ViewShape {
    var shape = self
    shape.count = nil
    return shape
  }

  /// With a name.
  package var named: ViewShape {
    var shape = self
    shape.isNamed = true
    return shape
  }

  /// With something that is said to those that place it.
  package var withValues: ViewShape {
    var shape = self
    shape.hasValues = true
    return shape
  }

  /// With something around each of several views.
  package var distributed: ViewShape {
    var shape = self
    if count != 1 { shape.depth += 1 }
    return shape
  }

  /// How many, where that is the same for all values and no limit of depth says otherwise.
  @MainActor var knownCount: Int? {
    count == 1 || EntryContext.hasRoom(for: depth) ? count : nil
  }

  /// Of a view whose body has this shape.
  package var behindBody: ViewShape {
    var shape = self
    shape.needsElement = (count ?? 2) > 1
    shape.isBehindBody = shape.needsElement
    shape.hasValues = false
    return shape
  }

  /// Of a view of which only its element knows which view it is.
  package static var hidden: ViewShape { any.named.behindBody.withValues }

  private func joined(with other: ViewShape) -> ViewShape {
    var joined = ViewShape.any
    joined.isNamed = isNamed || other.isNamed
    joined.needsElement = needsElement || other.needsElement
    joined.isBehindBody = isBehindBody || other.isBehindBody
    joined.hasValues = hasValues || other.hasValues
    joined.depth = max(depth, other.depth)
    return joined
  }
}

/// How many views there are, and how many of them are rows: no headers and footers.
package struct ViewCounts: Hashable {
  package internal(set) var views: Int
  package internal(set) var rows: Int

  package static let zero = ViewCounts(views: 0, rows: 0)
  package static let one = ViewCounts(views: 1, rows: 1)

  package init(views: Int, rows: Int) {
    self.views = views
    self.rows = rows
  }

  package static func += (sum: inout ViewCounts, other: ViewCounts) {
    sum.views += other.views
    sum.rows += other.rows
  }

  package static func * (times: Int, counts: ViewCounts) -> ViewCounts {
    ViewCounts(views: times * counts.views, rows: times * counts.rows)
  }
}
