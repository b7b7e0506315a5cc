/// The views that the content of a container stands for, by number.
///
/// ```
///  LazyVStack {                                       number   key            kind     section
///    Text("Days")                                        0     0              row
///    ForEach(days) { day in                              1     1.mon.0        header   1..<4
///      Section(day.name) {                               2     1.mon.1.a      row      1..<4
///        ForEach(day.hours) { Hour($0) }                 3     1.mon.1.b      row      1..<4
///      }                                                 4     1.tue.0        header   4..<6
///    }                                                   …
///  }
/// ```
/// Who a view is says its whole path. A list knows views without making any. Elements of a loop that
/// are one view each cost nothing; those that may be none or several are counted, each by its value.
@MainActor
package struct ViewList {
  private let root: ViewListPart

  /// Makes a list of the views of a part of a content.
  package init(_ root: ViewListPart = .empty) { self.root = root }

  package var count: Int { root.counts.views }

  /// All about where a view stands.
  package func place(_ number: Int) -> RowPlace { root.place(of: number, in: .init()) }

  package func key(_ number: Int) -> RowKey { place(number).key }

  package func kind(_ number: Int) -> RowKind { place(number).kind }

  /// Which a row is of how many, headers and footers not counted.
  package func order(of place: RowPlace) -> (number: Int, count: Int) {
    (place.rowNumber, root.counts.rows)
  }

  /// The section of a view, with header and footer; the view alone where it is in none.
  package func section(of number: Int) -> Range<Int> {
    place(number).section ?? number..<number + 1
  }

  /// Whether a view is the last of its section's rows, so that no line is due below it.
  package func endsSection(_ place: RowPlace) -> Bool {
    guard place.number + 1 < count else { return true }
    let next = self.place(place.number + 1)
    return next.section != place.section || next.kind != .row
  }

  /// The number of the view with `key`, looked for from `guess` outwards.
  package func row(of key: RowKey, near guess: Int) -> Int? { root.number(of: key, near: guess) }

  /// The first view that an element of a `ForEach` made under `id`, or that `id(_:)` named.
  /// - Complexity: O(rows)
  package func row(withID id: AnyHashable) -> Int? { root.number(of: id) }

  /// Whether there are rows that come from data, not all from views that were written one by one.
  package var hasLoop: Bool { root.hasLoop }

  /// What a view says to those that place it.
  package func values(of number: Int) -> ContainerValues {
    var values = ContainerValues()
    root.add(of: number, to: &values)
    return values
  }

  /// What a view is; nil where more is around it, or only its element knows.
  func viewType(of number: Int) -> (any View.Type)? { root.viewType(of: number) }

  /// Where the innermost section of a view is; nil where it is in none.
  func sectionPath(of number: Int) -> ViewPath? { root.section(of: number) }

  /// Calls `visit` for views in a row that are of one kind and section, in order.
  package func eachRun(
    _ visit: (_ count: Int, _ kind: RowKind, _ section: Range<Int>?) -> Void
  ) { root.eachRun(in: .init()) { visit($0, $1.kind, $1.section) } }
}

// MARK: What exists of it

extension ViewList {
  /// Has views exist, with what they are made of now.
  package func make(_ numbers: Range<Int>, in element: Element) {
    element.make(numbers, of: root)
  }

  /// Has views that exist be known by their numbers in this list.
  package func claim(_ numbers: Range<Int>, in element: Element) {
    element.claim(numbers, of: root)
  }

  /// Has the statements exist of which only elements know how many views they are.
  package func makeUnknown(in element: Element) {
    element.makeUnknown(of: root, elementsToo: false)
  }

  /// The views of a content, none taken for granted: all exist of which only elements know how many
  /// they are.
  package static func counted<Content: View>(_ content: Content, in element: Element) -> ViewList {
    element.makeUnknown(
      of: content.viewList(at: ViewPath(), in: element), elementsToo: true)
    return ViewList(content.viewList(at: ViewPath(), in: element))
  }

  /// Whether the element stands for the same view under a number, as far as elements exist on the way.
  func isListed(_ number: Int, in element: Element) -> Bool {
    element.isListed(number, in: root)
  }

  /// The elements on the way to a view, from the outermost on.
  func way(to number: Int, in element: Element) -> [Element] {
    element.way(to: number, in: root)
  }

  /// Lets views go that are none of `kept`, or not there any more.
  package func settle(keeping kept: [Range<Int>], in element: Element) {
    element.settleViews(keeping: kept, of: root)
  }

  /// Says which views are shown: those that stand in the tree.
  package func present(in element: Element, _ stands: @MainActor (Range<Int>) -> Bool) {
    element.presentViews(stands, of: root, from: 0)
  }

  /// Makes what a view is in, to look at and for nothing else; the caller takes it down.
  package func glance(at number: Int, in element: Element) -> Element? {
    element.glance(at: number, of: root)
  }

  /// The views that exist, in order.
  package func views(in element: Element) -> [ListedView] {
    var views: [ListedView] = []
    element.eachView(of: root, in: 0..<count) { views.append($0) }
    return views
  }
}
