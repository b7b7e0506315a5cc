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

  /// What has a name or another kind here, without it.
  var content: ViewListPart { self }
}

/// One view; or several of which no more is known than how many they are, as long as no body is evaluated.
final class LoneViewPart: ViewListPart {
  private let path: ViewPath

  init(at path: ViewPath, count: Int = 1) {
    self.path = path
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
}

/// Views that have a name together.
final class NamedPart: ViewListPart {
  private let name: AnyHashable
  private let named: ViewListPart

  init(_ name: AnyHashable, _ content: ViewListPart) {
    self.name = name
    named = content
    super.init(content.counts)
  }

  override func place(of number: Int, in context: Context) -> RowPlace {
    named.place(of: number, in: context)
  }

  override func number(of key: RowKey, near guess: Int) -> Int? {
    named.number(of: key, near: guess)
  }

  override func number(of id: AnyHashable) -> Int? {
    id == name && counts.views > 0 ? 0 : named.number(of: id)
  }

  override func eachRun(in context: Context, _ visit: (Int, Context) -> Void) {
    named.eachRun(in: context, visit)
  }

  override var hasLoop: Bool { named.hasLoop }

  override var content: ViewListPart { named.content }
}

/// Views of another kind than rows.
final class EdgePart: ViewListPart {
  private let kind: RowKind
  private let edge: ViewListPart

  init(_ kind: RowKind, _ content: ViewListPart) {
    self.kind = kind
    edge = content
    super.init(ViewCounts(views: content.counts.views, rows: 0))
  }

  private func inside(_ context: Context) -> Context {
    var inside = context
    inside.kind = kind
    return inside
  }

  override func place(of number: Int, in context: Context) -> RowPlace {
    edge.place(of: number, in: inside(context))
  }

  override func number(of key: RowKey, near guess: Int) -> Int? {
    edge.number(of: key, near: guess)
  }

  override func number(of id: AnyHashable) -> Int? { edge.number(of: id) }

  override func eachRun(in context: Context, _ visit: (Int, Context) -> Void) {
    edge.eachRun(in: inside(context), visit)
  }

  override var content: ViewListPart { edge.content }
}
