/// What a picker chooses for, of whatever type it is.
struct PickerSelection {
  /// The value as a tag; nil where several values differ.
  let value: Binding<AnyHashable?>
  /// Whether a tag is a value that can be chosen.
  let accepts: (AnyHashable) -> Bool

  init<Value: Hashable>(_ selection: Binding<Value>) {
    value = Binding(
      get: { AnyHashable(selection.wrappedValue).unwrapped },
      set: { tag, transaction in
        guard let value = tag?.base as? Value else { return }
        withTransaction(transaction) { selection.wrappedValue = value }
      })
    accepts = { $0.base is Value }
  }

  /// A value of each element of a collection.
  init<C: RandomAccessCollection, Value: Hashable>(
    _ sources: C, _ selection: KeyPath<C.Element, Binding<Value>>
  ) {
    value = Binding(
      get: {
        let first = sources.first?[keyPath: selection].wrappedValue
        let isSame = sources.allSatisfy { $0[keyPath: selection].wrappedValue == first }
        return isSame ? first.map { AnyHashable($0).unwrapped } : nil
      },
      set: { tag in
        guard let value = tag?.base as? Value else { return }
        for source in sources { source[keyPath: selection].wrappedValue = value }
      })
    accepts = { $0.base is Value }
  }
}
