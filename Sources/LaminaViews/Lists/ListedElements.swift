/// The elements of a loop as they were when its rows were listed.
///
/// A binding is another collection each time it is asked, and a list of rows that is held against the
/// next one has to say what it said: its elements are those of the value that was there.
struct ListedElements<Element> {
  let count: Int
  /// The element for the row's view.
  let element: (Int) -> Element
  /// The element as it was, for the row's name.
  let known: (Int) -> Element

  init<Data: RandomAccessCollection>(_ data: Data, names: ElementNames<Element>)
  where Data.Element == Element {
    if let live = data as? any LiveElements,
      let listed = live.listed(names) as? ListedElements<Element>
    {
      self = listed
      return
    }
    let element = { data[data.index(data.startIndex, offsetBy: $0)] }
    (count, self.element, known) = (data.count, element, element)
  }

  init(count: Int, element: @escaping (Int) -> Element, known: @escaping (Int) -> Element) {
    (self.count, self.element, self.known) = (count, element, known)
  }
}

/// How elements are named.
struct ElementNames<Element> {
  let name: (Element) -> AnyHashable
}

/// A collection that may have other elements each time it is asked.
private protocol LiveElements {
  /// The elements of now, a `ListedElements`; `names` is an `ElementNames`.
  func listed(_ names: Any) -> Any?
}

extension Binding: LiveElements where Value: MutableCollection & RandomAccessCollection {
  fileprivate func listed(_ names: Any) -> Any? {
    guard let names = names as? ElementNames<Binding<Value.Element>> else { return nil }
    let all = wrappedValue
    let count = all.count
    func position(_ row: Int) -> Value.Index { all.index(all.startIndex, offsetBy: row) }
    return ListedElements(
      count: count,
      element: { row in
        element(at: position(row), known: all[position(row)], of: count) {
          names.name(.constant($0))
        }
      },
      known: { .constant(all[position($0)]) })
  }
}
