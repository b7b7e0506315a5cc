extension DesktopEntry {
  /// Throws what the desktop's specifications do not allow.
  func check() throws(InstallationError) {
    guard Self.isIdentifier(id) else { throw .identifier(id) }
    guard !name.trimmed.isEmpty else {
      throw .value(key: "Name", value: name, rule: "A program has a name.")
    }
    guard executable.hasPrefix("/"), !executable.contains("="), !executable.hasControls else {
      throw .value(
        key: "Exec", value: executable,
        rule: "A program is named by its whole path, without an equals sign and control characters."
      )
    }
    try Self.check(schemes, "a scheme", "Take letters, digits, +, - and dots, a letter first.") {
      $0.first?.isLetter == true && $0.allSatisfy { $0.isWord || "+-.".contains($0) }
    }
    try Self.check(mimeTypes.map(\.type), "a MIME type", "Write it as application/x-dream.") {
      type in
      let parts = type.split(separator: "/", omittingEmptySubsequences: false)
      return parts.count == 2
        && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isWord || "+-._".contains($0) } }
    }
    try Self.check(
      mimeTypes.flatMap(\.patterns), "a pattern", "Write it as *.dream, without a slash."
    ) {
      !$0.contains("/") && !$0.hasControls
    }
    try Self.check(actions.map(\.id), "an action", "Take letters, digits and hyphens.") {
      $0.allSatisfy { $0.isWord || $0 == "-" }
    }
    try Self.check(categories, "a category", "Take letters, digits and hyphens.") {
      $0.allSatisfy { $0.isWord || $0 == "-" }
    }
    try Self.check(Array(localizedNames.keys), "a language", "Write it as de or pt_BR.") {
      $0.allSatisfy { $0.isWord || "_@.-".contains($0) }
    }
  }

  private static func check(
    _ values: [String], _ key: String, _ rule: String, _ isRight: (String) -> Bool
  ) throws(InstallationError) {
    for value in values where value.isEmpty || value.utf8.count > 255 || !isRight(value) {
      throw .value(key: key, value: value, rule: rule)
    }
  }

  /// Whether it names a program's files, and its name on the bus.
  static func isIdentifier(_ id: String) -> Bool {
    let parts = id.split(separator: ".", omittingEmptySubsequences: false)
    return id.utf8.count <= 255 && parts.count >= 2
      && parts.allSatisfy { part in
        part.first.map { !$0.isNumber } == true && part.allSatisfy { $0.isWord || $0 == "_" }
      }
  }
}

extension Character {
  /// Whether it is a letter or a digit of ASCII.
  fileprivate var isWord: Bool { isASCII && (isLetter || isNumber) }
}

extension String {
  fileprivate var trimmed: Substring { drop { $0.isWhitespace } }

  var hasControls: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
