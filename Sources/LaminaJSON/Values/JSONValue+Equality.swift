extension JSONValue: Hashable {
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left.content, right.content) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.hasSameBytes(as: right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _): false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch content {
    case .null: hasher.combine(0 as UInt8)
    case .bool(let truth): hasher.combine(truth)
    case .number(let number): hasher.combine(number)
    case .string(let text): hasher.combine(ByteKey(text))
    case .array(let elements): hasher.combine(elements)
    case .object(let object): hasher.combine(object)
    }
  }
}

/// A text that is compared byte by byte.
package struct ByteKey: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: ByteKey, right: ByteKey) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}

extension String {
  /// Whether both have the same bytes; `==` also takes `é` for `e` with an accent after it.
  package func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && self == other
      && (utf8.allSatisfy { $0 < 0x80 } || utf8.elementsEqual(other.utf8))
  }
}
