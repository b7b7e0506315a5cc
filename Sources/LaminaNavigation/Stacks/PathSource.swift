/// Where a stack's path is: with the author, or in the stack.
@MainActor
struct PathSource {
  let read: () -> [AnyHashable]
  /// Takes all but so many off the end.
  let truncate: (Int) -> Void
  /// Adds a value; false where the path holds none of its type.
  let append: (AnyHashable) -> Bool
}

extension PathSource {
  /// A path of the author's, all of one type.
  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      truncate: { count in
        let extra = path.wrappedValue.count - count
        if extra > 0 { path.wrappedValue.removeLast(extra) }
      },
      append: { value in
        guard let element = value.base as? Data.Element else { return false }
        path.wrappedValue.append(element)
        return true
      })
  }

  /// A path of the author's, of several types.
  init(_ path: Binding<NavigationPath>) {
    self.init(
      read: { path.wrappedValue.values },
      truncate: { count in
        let extra = path.wrappedValue.count - count
        if extra > 0 { path.wrappedValue.removeLast(extra) }
      },
      append: { value in
        path.wrappedValue.append(value, encode: value.base as? any (Encodable & Hashable))
        return true
      })
  }
}
