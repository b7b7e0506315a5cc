import Foundation

/// In which order a list shows files; folders always come first.
nonisolated struct FileOrder: Hashable, Sendable {
  /// What a list can go by.
  enum Column: Hashable, Sendable, CaseIterable { case name, size, modified }

  var column = Column.name
  var isReversed = false

  /// Another column, or the same one the other way round.
  mutating func choose(_ next: Column) {
    isReversed = next == column ? !isReversed : false
    column = next
  }

  /// The entries in this order: names as people order them, *2* before *10*, whatever the case.
  func sorted(_ entries: [FileEntry]) -> [FileEntry] {
    let keyed = entries.map { (key: Self.key($0.name), entry: $0) }
    return keyed.sorted { a, b in
      if a.entry.isFolder != b.entry.isFolder { return a.entry.isFolder }
      return isReversed ? comesBefore(b, a) : comesBefore(a, b)
    }.map(\.entry)
  }

  private func comesBefore(
    _ a: (key: String, entry: FileEntry), _ b: (key: String, entry: FileEntry)
  ) -> Bool {
    switch column {
    case .size where a.entry.size != b.entry.size: a.entry.size < b.entry.size
    case .modified where a.entry.modified != b.entry.modified:
      a.entry.modified < b.entry.modified
    case .name, .size, .modified:
      a.key == b.key ? a.entry.id < b.entry.id : a.key < b.key
    }
  }

  /// A text by whose characters names are ordered: without case and marks, numbers with their lengths in front.
  static func key(_ name: String) -> String {
    var (key, digits) = ("", "")
    func number() -> String {
      let value = digits.drop { $0 == "0" }
      // The length as a character above all digits' own: longer numbers are larger.
      return "0" + String(UnicodeScalar(UInt8(min(0x30 + value.count, 0x7E)))) + value
    }
    for character in name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) {
      if character.isASCII, character.isNumber {
        digits.append(character)
      } else {
        if !digits.isEmpty { key += number() }
        digits = ""
        key.append(character)
      }
    }
    return digits.isEmpty ? key : key + number()
  }
}
