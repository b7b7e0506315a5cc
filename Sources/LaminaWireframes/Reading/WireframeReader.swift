import LaminaPropertyLists

/// Takes a map out of a property list, and notes what is not as the format has it.
struct WireframeReader {
  private let list: PropertyList
  private(set) var faults: [WireframeFault] = []

  init(_ list: PropertyList) { self.list = list }

  /// The sections of the root, and what an entry of each may hold; nil for any string.
  private static let sections: [String: Set<String>?] = [
    "Decodes": ["class", "builder", "storyboard", "id"], "Destinations": ["target", "navigator"],
    "Transitions": nil, "Links": ["keys"],
  ]

  mutating func map() -> WireframeMap {
    noteRepeatedKeys()
    var map = WireframeMap()
    map.origin = origin(list.root.position)
    if list.root.pairs != nil { noteUnknownSections() }
    map.screens = entries("Decodes", isRequired: true).map { screen($0) }
    let codes = map.codes
    map.destinations = entries("Destinations", isRequired: true).compactMap {
      destination($0, codes)
    }
    map.transitions = entries("Transitions").compactMap { transition($0) }
    map.links = entries("Links").compactMap { link($0) }
    map.readingFaults = faults
    return map
  }

  private func origin(_ position: PropertyListPosition) -> WireframeOrigin {
    WireframeOrigin(file: list.file, line: position.line)
  }

  private mutating func note(
    _ kind: WireframeFault.Kind, at position: PropertyListPosition, key: String? = nil,
    code: String? = nil
  ) {
    faults.append(WireframeFault(kind, origin(position), code: code, key: key))
  }

  private mutating func noteRepeatedKeys() {
    for repeated in list.repeatedKeys {
      note(
        .repeatedKey(firstLine: repeated.first.line), at: repeated.position, key: repeated.key)
    }
  }

  private mutating func noteUnknownSections() {
    for pair in list.root.pairs ?? [] where Self.sections[pair.key] == nil {
      let known = Self.sections.keys.sorted()
      note(.unknownField(name: pair.key, known: known), at: pair.position)
    }
  }
}

extension WireframeReader {
  /// An entry of a section: its key, and its fields, which are strings.
  struct Entry {
    var key: String
    var fields: [String: String]
    var position: PropertyListPosition
  }

  private mutating func entries(_ section: String, isRequired: Bool = false) -> [Entry] {
    guard let value = list.root[section] else {
      if isRequired { note(.missingSection(section, found: nil), at: list.root.position) }
      return []
    }
    guard let pairs = value.pairs else {
      note(.missingSection(section, found: value.kind), at: value.position)
      return []
    }
    var seen: Set<String> = []
    let first = pairs.filter { seen.insert($0.key).inserted }
    return first.compactMap { entry($0, known: Self.sections[section] ?? nil) }
  }

  private mutating func entry(_ pair: PropertyListPair, known: Set<String>?) -> Entry? {
    guard let fields = pair.value.pairs else {
      note(
        .wrongValue(found: pair.value.kind, expected: "a dictionary of strings"),
        at: pair.value.position, key: pair.key)
      return nil
    }
    var entry = Entry(key: pair.key, fields: [:], position: pair.position)
    for field in fields where isKnown(field, in: pair.key, known) {
      guard let string = field.value.string else {
        note(
          .wrongValue(found: field.value.kind, expected: "a string"), at: field.value.position,
          key: pair.key)
        continue
      }
      if entry.fields[field.key] == nil { entry.fields[field.key] = string }
    }
    return entry
  }

  private mutating func isKnown(
    _ field: PropertyListPair, in key: String, _ known: Set<String>?
  ) -> Bool {
    guard let known, !known.contains(field.key) else { return true }
    note(.unknownField(name: field.key, known: known.sorted()), at: field.position, key: key)
    return false
  }
}

extension WireframeReader {
  private func screen(_ entry: Entry) -> WireframeScreen {
    var screen = WireframeScreen(
      entry.key, class: entry.fields["class"], builder: entry.fields["builder"],
      storyboard: entry.fields["storyboard"], id: entry.fields["id"])
    screen.origin = origin(entry.position)
    return screen
  }

  private mutating func destination(_ entry: Entry, _ codes: Set<String>) -> WireframeDestination? {
    let readings = WireframeKey.readings(of: entry.key, codes: codes)
    guard let key = readings.first else {
      note(.unknownDestinationKey(known: []), at: entry.position, key: entry.key)
      return nil
    }
    if readings.count > 1 {
      note(
        .ambiguousKeys(readings.map(\.reading), otherLine: nil), at: entry.position,
        key: entry.key, code: key.code)
    }
    var destination = WireframeDestination(
      key, to: entry.fields["target"], by: entry.fields["navigator"])
    destination.origin = origin(entry.position)
    return destination
  }

  private mutating func transition(_ entry: Entry) -> WireframeTransition? {
    var options = entry.fields
    guard let style = options.removeValue(forKey: "transition") else {
      note(
        .wrongValue(found: "nothing", expected: "the name of a transition under \"transition\""),
        at: entry.position, key: entry.key)
      return nil
    }
    let reverse = options.removeValue(forKey: "reverse")
    var transition = WireframeTransition(entry.key, style, options, reverse: reverse)
    transition.origin = origin(entry.position)
    return transition
  }

  private mutating func link(_ entry: Entry) -> WireframeLink? {
    let keys = (entry.fields["keys"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    guard !keys.isEmpty else {
      note(
        .wrongValue(found: "nothing", expected: "destination keys under \"keys\""),
        at: entry.position, key: entry.key)
      return nil
    }
    var link = WireframeLink(entry.key)
    link.keys = keys
    link.origin = origin(entry.position)
    return link
  }
}

extension WireframeKey {
  /// The key with its parts named, for messages.
  var reading: String {
    "code \"\(code)\", port \"\(port)\"" + (gate.map { ", gate \"\($0)\"" } ?? "")
  }
}
