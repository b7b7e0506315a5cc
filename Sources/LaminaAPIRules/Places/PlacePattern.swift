/// Places in a tree of maps and lists, in the words of JSONPath.
///
/// ```
///  $.paths.*.get          paths.*[get,put].operationId          ..description          paths.*~
///  any name: *, part of one: x-*, several: [a,b], with dots: ['a.b'], at any depth: ..name, the keys: ~ at the end
/// ```
struct PlacePattern: Sendable {
  /// Why a text is no pattern for places: what is wrong, and at which of its characters.
  struct Fault: Error {
    let message: String
    let offset: Int
  }

  /// A step into a value.
  struct Step: Sendable {
    /// Names of keys, or numbers of elements; `*` stands for any characters.
    let names: [String]
    /// Whether any number of steps may lie before.
    let isDeep: Bool

    func matches(_ name: String) -> Bool { names.contains { Self.matches(name[...], $0[...]) } }

    private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
      if pattern == "*" { return true }
      let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
      guard parts.count > 1, let first = parts.first, let last = parts.last else {
        return name == pattern
      }
      guard name.hasPrefix(first) else { return false }
      var rest = name.dropFirst(first.count)
      for part in parts.dropFirst().dropLast() where !part.isEmpty {
        guard let found = rest.firstRange(of: part) else { return false }
        rest = rest[found.upperBound...]
      }
      return rest.count >= last.count && rest.hasSuffix(last)
    }
  }

  let steps: [Step]
  /// Whether the keys are meant, and not what stands behind them.
  let isOfKeys: Bool

  init(_ text: String) throws(Fault) {
    var reader = Reader(Array(text))
    steps = try reader.steps()
    isOfKeys = reader.isOfKeys
    if steps.isEmpty, isOfKeys { throw Fault(message: "The root has no key.", offset: 0) }
  }

  private struct Reader {
    private let text: [Character]
    private var at = 0
    private(set) var isOfKeys = false

    init(_ text: [Character]) { self.text = text }

    mutating func steps() throws(Fault) -> [Step] {
      var steps: [Step] = []
      if text.first == "$" {
        at = 1
      } else if let first = text.first, first != ".", first != "[" {
        steps.append(Step(names: [try name()], isDeep: false))
      }
      while at < text.count {
        if text[at] == "~" {
          at += 1
          isOfKeys = true
          guard at == text.count else { throw fault("Nothing may follow ~, which means the keys.") }
        } else {
          steps.append(try step())
        }
      }
      return steps
    }

    private mutating func step() throws(Fault) -> Step {
      var isDeep = false
      if text[at] == "." {
        at += 1
        isDeep = at < text.count && text[at] == "."
        if isDeep { at += 1 }
        guard at < text.count, text[at] != "[" || isDeep else { throw fault("A name must follow.") }
        if text[at] != "[" { return Step(names: [try name()], isDeep: isDeep) }
      }
      guard text[at] == "[" else { throw fault("A step begins with . or [.") }
      return Step(names: try list(), isDeep: isDeep)
    }

    private mutating func name() throws(Fault) -> String {
      let start = at
      while at < text.count, !".[~".contains(text[at]) { at += 1 }
      guard at > start else { throw fault("A name must follow.") }
      return String(text[start..<at])
    }

    /// `[a,b]`, `['a.b']`, `[*]`, `[0]`.
    private mutating func list() throws(Fault) -> [String] {
      at += 1
      var names: [String] = []
      while true {
        guard at < text.count else { throw fault("The list of names does not end: ] is missing.") }
        if text[at] == "?" || text[at] == "(" {
          throw fault("Filters are not read: name the keys, or write a pattern for the value.")
        }
        names.append(try element())
        guard at < text.count, text[at] == "," || text[at] == "]" else {
          throw fault("The list of names does not end: ] is missing.")
        }
        at += 1
        if text[at - 1] == "]" { return names }
        while at < text.count, text[at] == " " { at += 1 }
      }
    }

    private mutating func element() throws(Fault) -> String {
      let quote = text[at]
      let isQuoted = quote == "'" || quote == "\""
      if isQuoted { at += 1 }
      let start = at
      while at < text.count, isQuoted ? text[at] != quote : text[at] != "," && text[at] != "]" {
        at += 1
      }
      guard at > start else { throw fault("A name must follow.") }
      let name = String(text[start..<at])
      if isQuoted {
        guard at < text.count else { throw fault("The name does not end: \(quote) is missing.") }
        at += 1
      }
      return name
    }

    private func fault(_ message: String) -> Fault { Fault(message: message, offset: at) }
  }
}
