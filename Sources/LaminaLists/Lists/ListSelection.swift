/// What a list's selection is bound to, whatever its values are: optional ones are kept unwrapped, as tags are.
@MainActor
struct ListSelection {
  let allowsMany: Bool
  let read: () -> Set<AnyHashable>
  let write: (Set<AnyHashable>) -> Void
  /// Whether something is a value that the binding can hold.
  let accepts: (AnyHashable) -> Bool
  /// Whether a row is selected always.
  var isNeverEmpty = false

  static func one<Value: Hashable>(_ binding: Binding<Value?>) -> ListSelection {
    ListSelection(
      allowsMany: false,
      read: { binding.wrappedValue.map { [AnyHashable($0).unwrapped] } ?? [] },
      write: { selected in binding.wrappedValue = selected.first.flatMap { $0.base as? Value } },
      accepts: { $0.base is Value })
  }

  static func always<Value: Hashable>(_ binding: Binding<Value>) -> ListSelection {
    ListSelection(
      allowsMany: false,
      read: { [AnyHashable(binding.wrappedValue).unwrapped] },
      write: { selected in
        if let value = selected.first?.base as? Value { binding.wrappedValue = value }
      },
      accepts: { $0.base is Value }, isNeverEmpty: true)
  }

  static func many<Value: Hashable>(_ binding: Binding<Set<Value>>) -> ListSelection {
    ListSelection(
      allowsMany: true,
      read: { Set(binding.wrappedValue.map { AnyHashable($0).unwrapped }) },
      write: { selected in
        binding.wrappedValue = Set(selected.compactMap { $0.base as? Value })
      },
      accepts: { $0.base is Value })
  }
}
