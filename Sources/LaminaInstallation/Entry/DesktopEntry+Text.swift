extension DesktopEntry {
  /// The `.desktop` file.
  ///
  /// Whatever stands in a name stays in its line: what would end it, or mean something, is escaped.
  public func text() throws(InstallationError) -> String {
    try check()
    var lines = ["[Desktop Entry]", "Type=Application", "Version=1.4"]
    lines.append("Name=" + Self.escaped(name))
    for (language, name) in localizedNames.sorted(by: { $0.key < $1.key }) {
      lines.append("Name[\(language)]=" + Self.escaped(name))
    }
    if let comment { lines.append("Comment=" + Self.escaped(comment)) }
    lines.append("Exec=" + command(arguments, isOpening: !openedTypes.isEmpty))
    lines += ["Icon=\(id)", "StartupWMClass=\(id)", "StartupNotify=true"]
    if isActivatable { lines.append("DBusActivatable=true") }
    lines += Self.list("Categories", categories) + Self.list("Keywords", keywords)
    lines += Self.list("MimeType", openedTypes) + Self.list("Actions", actions.map(\.id))
    for action in actions {
      lines += ["", "[Desktop Action \(action.id)]", "Name=" + Self.escaped(action.name)]
      lines.append("Exec=" + command(arguments + action.arguments, isOpening: false))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The file by which the bus starts the program.
  func serviceText() -> String {
    // The daemon reads the escapes of a value, then splits it as a shell does, without its expansions.
    let words = [executable] + arguments
    let command = words.map { "\"" + $0.escaping(["\\", "\""]) + "\"" }.joined(separator: " ")
    return "[D-BUS Service]\nName=\(id)\nExec=\(Self.escaped(command))\n"
  }

  /// The line of a command: each argument in quotes where it needs them, and that escaped as a value.
  private func command(_ arguments: [String], isOpening: Bool) -> String {
    let words = ([executable] + arguments).map { word in
      let plain = word.replacing("%", with: "%%")
      let isSafe =
        !plain.isEmpty
        && plain.allSatisfy {
          $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+:,@%".contains($0))
        }
      return isSafe ? plain : "\"" + plain.escaping(["\\", "\"", "`", "$"]) + "\""
    }
    return Self.escaped((words + (isOpening ? ["%U"] : [])).joined(separator: " "))
  }

  private static func list(_ key: String, _ values: [String]) -> [String] {
    guard !values.isEmpty else { return [] }
    return ["\(key)=" + values.map { escaped($0).replacing(";", with: "\\;") + ";" }.joined()]
  }

  /// A value of one line: control characters that have no escape are left out.
  static func escaped(_ value: String) -> String {
    var text = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.properties.generalCategory != .control { text.unicodeScalars.append(scalar) }
      }
    }
    return text.hasPrefix(" ") ? "\\s" + text.dropFirst() : text
  }
}

extension String {
  /// With a backslash before each of some characters.
  fileprivate func escaping(_ characters: Set<Character>) -> String {
    var text = ""
    for character in self {
      if characters.contains(character) { text.append("\\") }
      text.append(character)
    }
    return text
  }
}

extension [MIMEType] {
  /// The package for the desktop's table of types; nil where it knows all of them.
  var packageText: String? {
    let own = filter { !$0.patterns.isEmpty }
    guard !own.isEmpty else { return nil }
    let types = own.map { type in
      let globs = type.patterns.map { "    <glob pattern=\"\($0.xml)\"/>\n" }.joined()
      let comment = type.comment.isEmpty ? type.type : type.comment
      return
        "  <mime-type type=\"\(type.type)\">\n    <comment>\(comment.xml)</comment>\n\(globs)  </mime-type>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<mime-info xmlns=\"http://www.freedesktop.org/standards/shared-mime-info\">\n"
      + types.joined()
      + "</mime-info>\n"
  }
}

extension String {
  fileprivate var xml: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default:
        if scalar.properties.generalCategory != .control { text.unicodeScalars.append(scalar) }
      }
    }
    return text
  }
}
