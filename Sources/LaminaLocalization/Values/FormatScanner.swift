/// The parts of a format such as `"%1$@ has %lld files, 50 %% of them new"`, one after the other.
package struct FormatScanner: Sequence, IteratorProtocol {
  /// A part of a format.
  package enum Part: Hashable, Sendable {
    /// Words that stand as they are.
    case words(String)
    /// A place for an argument: which, counted from 1 and nil for the next, and how it is written, like "02lld".
    case argument(position: Int?, specifier: String)
    /// A place for a variable of the format's own: `%#@files@`.
    case variable(position: Int?, name: String)
  }

  private var rest: Substring

  package init(_ format: String) { rest = Substring(format) }

  package mutating func next() -> Part? {
    guard let first = rest.first else { return nil }
    if first == "%", let part = place() { return part }
    var words = String(rest.removeFirst())
    while let next = rest.first, next != "%" {
      words.append(next)
      rest.removeFirst()
    }
    return .words(words)
  }

  /// What a percent sign begins; nil, and nothing taken, where it begins nothing.
  private mutating func place() -> Part? {
    let start = rest
    rest.removeFirst()
    if rest.first == "%" {
      rest.removeFirst()
      return .words("%")
    }
    let position = takePosition()
    if let name = takeVariable() { return .variable(position: position, name: name) }
    if rest.hasPrefix("arg") {
      rest.removeFirst(3)
      return .argument(position: position, specifier: "arg")
    }
    if let specifier = takeSpecifier() {
      return .argument(position: position, specifier: specifier)
    }
    rest = start
    return nil
  }

  private mutating func takePosition() -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let position = Int(digits),
      position > 0
    else { return nil }
    rest.removeFirst(digits.count + 1)
    return position
  }

  private mutating func takeVariable() -> String? {
    guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else { return nil }
    let name = rest[rest.index(rest.startIndex, offsetBy: 2)..<end]
    rest = rest[rest.index(after: end)...]
    return String(name)
  }

  private mutating func takeSpecifier() -> String? {
    let flags = rest.prefix { "0123456789.+-# '".contains($0) }
    let length = rest.dropFirst(flags.count).prefix { "hlqLzjt".contains($0) }
    let count = flags.count + length.count
    guard let conversion = rest.dropFirst(count).first,
      "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion)
    else { return nil }
    if conversion == "@", flags.contains("#") { return nil }
    defer { rest.removeFirst(count + 1) }
    return String(rest.prefix(count + 1))
  }
}
