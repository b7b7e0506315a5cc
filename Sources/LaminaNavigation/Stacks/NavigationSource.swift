/// Where the items of a container are, and who is asked for others: an author's binding, or a wireframe.
@MainActor
package struct NavigationSource {
  /// Reads the items, and says what differs from what was read last.
  let read: (PathMemory) -> PathReading
  /// Takes all but so many off the end.
  let truncate: (Int) -> Void
  /// Adds a value; false where there may be none of its type.
  let append: (AnyHashable) -> Bool

  /// Makes a source of items that only their owner adds to.
  ///
  /// - Parameters:
  ///   - items: reads them; what it reads is tracked.
  ///   - truncate: asks the owner for so many of them, from the first on, and none above.
  package init<Items: Collection>(
    _ items: @escaping () -> Items, truncate: @escaping (Int) -> Void
  ) where Items.Element: Hashable {
    self.init(read: { $0.take(items()) }, truncate: truncate, append: { _ in false })
  }

  private init(
    read: @escaping (PathMemory) -> PathReading, truncate: @escaping (Int) -> Void,
    append: @escaping (AnyHashable) -> Bool
  ) {
    (self.read, self.truncate, self.append) = (read, truncate, append)
  }
}

/// The path as it was read last, in its own type: values are compared without being boxed.
@MainActor
final class PathMemory {
  fileprivate var last: Any?

  /// Takes over a path; says how many of its values are those of the last one, from the root on.
  func take<Path: Collection>(_ path: Path) -> PathReading where Path.Element: Hashable {
    let kept = shared(with: path)
    last = path
    return PathReading(kept: kept) { path.dropFirst($0).map { AnyHashable($0) } }
  }

  private func shared<Path: Collection>(with path: Path) -> Int where Path.Element: Hashable {
    guard let last = last as? Path else { return 0 }
    return shared(last, path)
  }

  /// Without iterators where both lie in memory as they are: each value of these would be copied.
  private func shared<Path: Collection>(_ last: Path, _ path: Path) -> Int
  where Path.Element: Hashable {
    let count = min(last.count, path.count)
    let inPlace = last.withContiguousStorageIfAvailable { old in
      path.withContiguousStorageIfAvailable { next in
        old.baseAddress == next.baseAddress
          ? count : (0..<count).first { old[$0] != next[$0] } ?? count
      }
    }
    if let found = inPlace ?? nil { return found }
    return zip(last, path).prefix { $0 == $1 }.count
  }
}

/// What a path holds, beside what it held before.
@MainActor
struct PathReading {
  /// How many values from the root on are as before.
  let kept: Int
  /// The values from so many on.
  let values: (Int) -> [AnyHashable]
}

extension NavigationSource {
  /// A path of the author's, all of one type.
  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      read: { $0.take(path.wrappedValue) },
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
      read: { $0.take(path.wrappedValue.values) },
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
