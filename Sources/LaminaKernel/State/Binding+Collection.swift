/// A binding to a collection is a collection of bindings to its elements.
///
/// ```swift
/// ForEach($tasks.filter { !$0.wrappedValue.isDone }) { $task in TextField("Task", text: $task.title) }
/// ForEach(Array($tasks.enumerated()), id: \.offset) { index, $task in … }
/// ```
///
/// A binding to an element that is gone reads what was there when it was made, and forgets what is
/// written.
nonisolated extension Binding: Sequence, Collection where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }

  public subscript(position: Index) -> Element {
    element(at: position, known: wrappedValue[position])
  }

  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }
}

nonisolated extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
  public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

nonisolated extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {
  public func index(_ index: Index, offsetBy distance: Int) -> Index {
    wrappedValue.index(index, offsetBy: distance)
  }

  public func distance(from start: Index, to end: Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}

nonisolated extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

nonisolated extension Binding where Value: MutableCollection {
  /// A binding to the element at `position`; reading one that is gone gives the last known.
  func element(at position: Value.Index, known: Value.Element) -> Binding<Value.Element> {
    element(at: position, known: known) { all, _ in all.holds(position) ? position : nil }
  }

  /// A binding to the element at `position` as long as nothing comes or goes, then to that with the
  /// same id; reading one that is gone gives the last known.
  func element<ID: Hashable>(
    at position: Value.Index, known: Value.Element, of count: Int,
    id: @escaping (Value.Element) -> ID
  ) -> Binding<Value.Element> {
    element(at: position, known: known) { all, known in
      let isThere = all.holds(position)
      if isThere, all.count == count || id(all[position]) == id(known) { return position }
      return all.firstIndex { id($0) == id(known) }
    }
  }

  /// A binding to the element that `find` finds by its place and by what was known of it.
  private func element(
    at position: Value.Index, known: Value.Element,
    _ find: @escaping (Value, _ known: Value.Element) -> Value.Index?
  ) -> Binding<Value.Element> {
    let known = LastKnown(known)
    return part(elementStep(position)) {
      let all = wrappedValue
      if let index = find(all, known.value) { known.value = all[index] }
      return known.value
    } set: { element in
      guard let index = find(wrappedValue, known.value) else { return }
      wrappedValue[index] = element
      known.value = element
    }
  }
}

/// What a binding to an element has read or written last.
private nonisolated final class LastKnown<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

nonisolated extension Collection {
  /// Whether there is an element at `index`.
  fileprivate func holds(_ index: Index) -> Bool { startIndex <= index && index < endIndex }
}

/// The place of an element within its collection; nil for indices that cannot be distinguished.
private nonisolated func elementStep<Index>(_ index: Index) -> AnyHashable? {
  (index as? any Hashable).map { AnyHashable($0) }
}
