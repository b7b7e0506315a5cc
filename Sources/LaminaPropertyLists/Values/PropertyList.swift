/// What a property list or a JSON text holds, from a file of which messages say the name.
package struct PropertyList: Hashable, Sendable {
  package var root: PropertyListValue
  package var file: String
  /// Keys that stand twice in one dictionary, in the order of the text.
  package var repeatedKeys: [RepeatedKey]

  /// A key that stands in a dictionary already; the first one counts.
  package struct RepeatedKey: Hashable, Sendable, CustomStringConvertible {
    package var key: String
    package var file: String
    package var first: PropertyListPosition
    package var position: PropertyListPosition

    package var description: String {
      "\(file):\(position): the key \"\(key)\" stands on line \(first.line) already, "
        + "and the first one counts. Remove one of the two."
    }
  }
}

extension PropertyList {
  /// Makes a list of a value, and finds the keys that stand twice.
  init(_ root: PropertyListValue, file: String) {
    self.init(root: root, file: file, repeatedKeys: [])
    collect(root)
  }

  private mutating func collect(_ value: PropertyListValue) {
    switch value.content {
    case .dictionary(let pairs): collect(pairs)
    case .array(let values): values.forEach { collect($0) }
    case .string, .integer, .real, .boolean, .date, .data: break
    }
  }

  private mutating func collect(_ pairs: [PropertyListPair]) {
    var seen: [String: PropertyListPosition] = [:]
    for pair in pairs {
      if let first = seen[pair.key] {
        repeatedKeys.append(
          RepeatedKey(key: pair.key, file: file, first: first, position: pair.position))
      } else {
        seen[pair.key] = pair.position
      }
      collect(pair.value)
    }
  }
}
