package import Foundation

/// The `Exec` line of a desktop file: words, some of which stand for files.
///
/// ```
///  gimp --new "a b" %U     with two files ──▶ ["gimp", "--new", "a b", "file:///1.png", "file:///2.png"]
///  eog %f                  with two files ──▶ ["eog", "/1.png"] and ["eog", "/2.png"]
/// ```
/// No shell reads it. A line with a file within quotes is refused: it is handed to a shell mostly, and the file's name
/// would be a command there.
package struct ExecLine: Sendable, Equatable {
  /// What a word stands for.
  private enum Word: Sendable, Equatable {
    case text(String)
    /// `%f` or `%u`, with what stands around it.
    case one(before: String, after: String, isURL: Bool)
    /// `%F` or `%U`.
    case all(isURL: Bool)
    /// `%i`.
    case icon
  }

  /// What is put into the line.
  package struct Surroundings: Sendable {
    package var name = ""
    package var icon: String?
    package var file = ""

    package init(name: String = "", icon: String? = nil, file: String = "") {
      (self.name, self.icon, self.file) = (name, icon, file)
    }
  }

  private let words: [Word]

  /// Reads a line.
  ///
  /// - Throws: `ProgramError.badCommand` with why it cannot be started.
  package init(_ line: String, in surroundings: Surroundings = Surroundings())
    throws(ProgramError)
  {
    guard line.utf8.count <= 8_192 else { throw .badCommand(line, .tooLong) }
    let isControl = line.unicodeScalars.contains { $0.value < 32 && $0 != "\t" }
    guard !isControl else { throw .badCommand(line, .controlCharacters) }
    let words = try QuotedWords(line).words
    var read: [Word] = []
    for word in words {
      if let word = try Self.word(word, of: line, surroundings) { read.append(word) }
    }
    guard case .text(let program)? = read.first, !program.isEmpty, !program.contains("=") else {
      throw .badCommand(line, .noProgram)
    }
    self.words = read
  }

  private static func word(
    _ word: QuotedWords.Word, of line: String, _ surroundings: Surroundings
  ) throws(ProgramError) -> Word? {
    if word.text == "%i", !word.isQuoted { return surroundings.icon == nil ? nil : .icon }
    if ["%F", "%U"].contains(word.text), !word.isQuoted { return .all(isURL: word.text == "%U") }
    var texts = [""]
    var isURL: Bool?
    var rest = word.text[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        texts[texts.count - 1].append(character)
        continue
      }
      switch rest.popFirst() {
      case "%": texts[texts.count - 1].append("%")
      case let code? where code == "f" || code == "u":
        guard !word.isQuoted else { throw .badCommand(line, .fileWithinQuotes) }
        guard isURL == nil else { throw .badCommand(line, .severalFiles) }
        isURL = code == "u"
        texts.append("")
      case "c": texts[texts.count - 1] += surroundings.name
      case "k": texts[texts.count - 1] += surroundings.file
      // Of earlier versions of the specification: nothing stands for them.
      case "d", "D", "n", "N", "v", "m": break
      case let code: throw .badCommand(line, .unknownCode(code.map { "%\($0)" } ?? "%"))
      }
    }
    if let isURL { return .one(before: texts[0], after: texts[1], isURL: isURL) }
    return texts[0].isEmpty && !word.text.isEmpty ? nil : .text(texts[0])
  }

  /// The commands that open some addresses: one for all of them, or one for each where the line takes one.
  ///
  /// - Parameters:
  ///   - addresses: files and other addresses.
  ///   - icon: what stands for `%i`.
  /// - Returns: the words of each command, the program first.
  /// - Throws: `ProgramError.takesOnlyFiles` for an address of the net where the line takes paths.
  package func commands(opening addresses: [URL], icon: String? = nil) throws(ProgramError)
    -> [[String]]
  {
    let takesOne = words.contains { if case .one = $0 { true } else { false } }
    let takesAll = words.contains { if case .all = $0 { true } else { false } }
    if takesOne, addresses.count > 1 {
      var commands: [[String]] = []
      for address in addresses { commands.append(try command([address], icon, appends: false)) }
      return commands
    }
    return [try command(addresses, icon, appends: !takesOne && !takesAll)]
  }

  private func command(
    _ addresses: [URL], _ icon: String?, appends: Bool
  ) throws(ProgramError) -> [String] {
    var command: [String] = []
    for word in words {
      switch word {
      case .text(let text): command.append(text)
      case .icon: if let icon { command += ["--icon", icon] }
      case .all(let isURL):
        for address in addresses { command.append(try Self.argument(address, isURL)) }
      case .one(let before, let after, let isURL):
        if let address = addresses.first {
          command.append(before + (try Self.argument(address, isURL)) + after)
        } else if !before.isEmpty || !after.isEmpty {
          command.append(before + after)
        }
      }
    }
    // Entries that name no place for files take them at the end, as they do elsewhere.
    if appends { for address in addresses { command.append(try Self.argument(address, false)) } }
    return command
  }

  private static func argument(_ address: URL, _ isURL: Bool) throws(ProgramError) -> String {
    if isURL { return address.absoluteString }
    guard address.isFileURL else { throw .takesOnlyFiles(address.absoluteString) }
    return address.path
  }
}

/// The words of a line in which quotes keep spaces together.
private struct QuotedWords {
  struct Word {
    var text = ""
    var isQuoted = false
  }

  private(set) var words: [Word] = []

  init(_ line: String) throws(ProgramError) {
    var word: Word?
    var isInside = false
    var rest = line[...]
    while let character = rest.popFirst() {
      switch character {
      case "\"":
        isInside.toggle()
        word = word ?? Word()
        word?.isQuoted = true
      case "\\" where isInside:
        guard let next = rest.popFirst(), "\"`$\\".contains(next) else {
          throw .badCommand(line, .openQuote)
        }
        word?.text.append(next)
      case " ", "\t":
        if isInside {
          word?.text.append(character)
        } else if let done = word {
          words.append(done)
          word = nil
        }
      default:
        word = word ?? Word()
        word?.text.append(character)
      }
    }
    guard !isInside else { throw .badCommand(line, .openQuote) }
    if let word { words.append(word) }
  }
}
