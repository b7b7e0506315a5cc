/// The views that a part of a content stands for, by number; none of them is made for it.
@MainActor
package class ViewListPart {
  /// Where a part begins, and what all of it is.
  struct Context {
    var number = 0
    var rowNumber = 0
    var kind = RowKind.row
    var section: Range<Int>?

    /// The same, further on.
    func after(_ counts: ViewCounts) -> Context {
      var next = self
      next.number += counts.views
      next.rowNumber += counts.rows
      return next
    }
  }

  package let counts: ViewCounts

  init(_ counts: ViewCounts) { self.counts = counts }

  /// A part without a view.
  package static let empty = ViewListPart(.zero)

  /// Views that have a name together; what `content` lists begins again with another one.
  package static func named(
    _ name: AnyHashable, at path: ViewPath, _ content: (ViewPath) -> ViewListPart
  ) -> ViewListPart { NamedPart(name, content(path.appending(name, isData: false))) }

  /// Views of another kind than rows.
  package static func edge(_ kind: RowKind, _ content: ViewListPart) -> ViewListPart {
    EdgePart(kind, content)
  }

  /// Views that say something to those that place them.
  package static func with(
    _ content: ViewListPart, _ values: @escaping @MainActor (inout ContainerValues) -> Void
  ) -> ViewListPart { ValuesPart({ values(&$1) }, content) }

  /// Views that say something to those that place them, each by its number here.
  package static func with(
    _ content: ViewListPart,
    byNumber values: @escaping @MainActor (Int, inout ContainerValues) -> Void
  ) -> ViewListPart { ValuesPart(values, content) }

  /// The element of the outermost loop here that the view of a number is made of, and how many elements that
  /// loop has; nil where there is no loop right here.
  package func element(of number: Int) -> (part: Int, count: Int)? { nil }

  /// Where the view of a number is; nowhere in particular where there is none.
  func place(of number: Int, in context: Context) -> RowPlace {
    RowPlace(
      key: ViewPath().key(number, isData: false), kind: context.kind, number: context.number,
      rowNumber: context.rowNumber, section: context.section)
  }

  /// The number of the view with a key, looked for from `guess` outwards.
  func number(of key: RowKey, near guess: Int) -> Int? { nil }

  /// The number of the first view that a loop made under `id`, or that has it as its name.
  func number(of id: AnyHashable) -> Int? { nil }

  /// Calls `visit` for views in a row of one kind and section, in order.
  func eachRun(in context: Context, _ visit: (_ count: Int, Context) -> Void) {}

  /// Whether there are rows that come from data.
  var hasLoop: Bool { false }

  /// What the view of a number is; nil where more is around it, or only its element knows.
  func viewType(of number: Int) -> (any View.Type)? { nil }

  /// Adds what the view of a number says to those that place it.
  func add(of number: Int, to values: inout ContainerValues) {}

  /// Where the innermost section of a view is.
  func section(of number: Int) -> ViewPath? { nil }

  /// What has a name or another kind here, without it.
  var content: ViewListPart { self }
}

/// One view; or several of which no more is known than how many they are, as long as no body is evaluated.
final class LoneViewPart: ViewListPart {
  private let path: ViewPath
  private let type: (any View.Type)?

  init(at path: ViewPath, type: (any View.Type)? = nil, count: Int = 1) {
    self.path = path
    self.type = type
    super.init(ViewCounts(views: count, rows: count))
  }

  override func place(of number: Int, in context: Context) -> RowPlace {
    RowPlace(
      key: path.key(number, isData: false), kind: context.kind, number: context.number + number,
      rowNumber: context.rowNumber + (context.kind == .row ? number : 0), section: context.section)
  }

  override func number(of key: RowKey, near guess: Int) -> Int? {
    (0..<counts.views).first { path.key($0, isData: false) == key }
  }

  override func eachRun(in context: Context, _ visit: (Int, Context) -> Void) {
    if counts.views > 0 { visit(counts.views, context) }
  }

  override func viewType(of number: Int) -> (any View.Type)? { type }
}

/// A part with something that is said of its views.
class AroundPart: ViewListPart {
  fileprivate let inner: ViewListPart

  fileprivate init(_ inner: ViewListPart, _ counts: ViewCounts? = nil) {
    self.inner = inner
    super.init(counts ?? inner.counts)
  }

  /// What views inside find around them.
  fileprivate func inside(_ context: Context) -> Context { context }

  override func place(of number: Int, in context: Context) -> RowPlace {
    inner.place(of: number, in: inside(context))
  }

  override func number(of key: RowKey, near guess: Int) -> Int? {
    inner.number(of: key, near: guess)
  }

  override func number(of id: AnyHashable) -> Int? { inner.number(of: id) }

  override func eachRun(in context: Context, _ visit: (Int, Context) -> Void) {
    inner.eachRun(in: inside(context), visit)
  }

  override var hasLoop: Bool { inner.hasLoop }

  override func element(of number: Int) -> (part: Int, count: Int)? { inner.element(of: number) }

  override func add(of number: Int, to values: inout ContainerValues) {
    inner.add(of: number, to: &values)
  }

  override func viewType(of number: Int) -> (any View.Type)? { inner.viewType(of: number) }

  override func section(of number: Int) -> ViewPath? { inner.section(of: number) }

  override var content: ViewListPart { inner.content }
}

/// Views that have a name together.
private final class NamedPart: AroundPart {
  private let name: AnyHashable

  init(_ name: AnyHashable, _ inner: ViewListPart) {
    self.name = name
    super.init(inner)
  }

  override func number(of id: AnyHashable) -> Int? {
    id == name && counts.views > 0 ? 0 : super.number(of: id)
  }
}

/// Views of another kind than rows.
private final class EdgePart: AroundPart {
  private let kind: RowKind

  init(_ kind: RowKind, _ inner: ViewListPart) {
    self.kind = kind
    super.init(inner, ViewCounts(views: inner.counts.views, rows: 0))
  }

  override func inside(_ context: Context) -> Context {
    var inside = context
    inside.kind = kind
    return inside
  }

  override var hasLoop: Bool { false }
}

/// Views that say something to those that place them; what is further in says it again.
private final class ValuesPart: AroundPart {
  private let values: @MainActor (Int, inout ContainerValues) -> Void

  init(_ values: @escaping @MainActor (Int, inout ContainerValues) -> Void, _ inner: ViewListPart) {
    self.values = values
    super.init(inner)
  }

  override func add(of number: Int, to values: inout ContainerValues) {
    self.values(number, &values)
    super.add(of: number, to: &values)
  }
}
