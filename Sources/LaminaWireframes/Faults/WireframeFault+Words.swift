extension WireframeFault {
  /// What is wrong, in a sentence.
  public var sentence: String {
    switch kind {
    case .mapNotFound: "there is no such map."
    case .unreadable(let found, _): found
    case .missingSection(let name, nil): "the map has no \"\(name)\"."
    case .missingSection(let name, let found?): "\"\(name)\" is \(found) and no dictionary."
    case .undeclaredType(let type): "the type \"\(type)\" navigates and is no class of a screen."
    case .unregisteredBuilder(let name, _): "no builder \"\(name)\" is registered."
    case .noBuilder: "the screen has neither a builder nor a storyboard and an id."
    case .unregisteredNavigator(let name, _): "no navigator \"\(name)\" is registered."
    case .unknownDestinationKey: "the key belongs to no screen of the map, or to no destination."
    case .missingNavigator: "the destination has no navigator."
    case .unknownTarget(let code, _): "the target \"\(code)\" is no screen of the map."
    case .missingTarget(let navigator): "the navigator \"\(navigator)\" needs a target."
    case .pushWithoutStack: "the screen pushes, and no way leads to it within a stack."
    case .sharedClass(let name, let other, let line):
      "the class \"\(name)\" is that of the screen \"\(other)\"\(Self.onLine(line)) too."
    case .ambiguousKeys(let readings, nil):
      "the key can be read as \(readings.joined(separator: ", or as ")); the first one counts."
    case .ambiguousKeys(let readings, let line?):
      "the key stands for \(readings.joined(separator: ", and for ")) on line \(line) too."
    case .unreachable: "no way leads to the screen from where the program starts."
    case .deadEnd: "no way leads back from the screen."
    case .unregisteredStoryboard(let name, let id):
      "no storyboard \"\(name)\" with a screen \"\(id ?? "")\" is registered."
    case .repeatedKey(let line): "the key stands on line \(line) already; the first one counts."
    case .repeatedCode(let line): "the code is declared\(Self.onLine(line)) already."
    case .wrongValue(let found, let expected): "\(found) stands where \(expected) belongs."
    case .unknownField(let name, _): "the format has no \"\(name)\" here."
    case .invalidPattern(let reason): "the pattern cannot be read: \(reason)."
    case .unmatchedPattern: "no destination's key matches the pattern."
    case .unregisteredTransition(let style, _): "no transition \"\(style)\" is registered."
    case .unknownOption(let name, let style, _):
      "the transition \"\(style)\" has no option \"\(name)\"."
    case .invalidOption(let name, let text, _): "the option \"\(name)\" cannot be \"\(text)\"."
    case .dialogNotPresented(let builder, let navigator):
      "the target's builder \"\(builder)\" makes a dialog, which \"\(navigator)\" does not present."
    }
  }

  /// What mends it, in a sentence.
  public var repair: String {
    switch kind {
    case .mapNotFound: "Check the path, and that the file is among the program's resources."
    case .unreadable(_, let repair): repair
    case .missingSection(let name, _): "Give the root a dictionary \"\(name)\"."
    case .undeclaredType(let type): "Add a screen with class \"\(type)\" to Decodes."
    case .unregisteredBuilder(let name, let known):
      "Register it, or \(Self.choice(of: known, like: name))."
    case .noBuilder: "Add \"builder\", or \"storyboard\" and \"id\"."
    case .unregisteredNavigator(let name, let known):
      "Register it, or \(Self.choice(of: known, like: name))."
    case .unknownDestinationKey(let known):
      "Write Code-Port or Code-Port-Gate, or \(Self.choice(of: known, like: key ?? ""))."
    case .missingNavigator: "Add \"navigator\", such as \"animated-push\"."
    case .unknownTarget(let code, let known):
      "Add it to Decodes, or \(Self.choice(of: known, like: code))."
    case .missingTarget: "Add \"target\" with the code of a screen."
    case .pushWithoutStack: "Put the screen into a stack where it is shown, or present."
    case .sharedClass: "Give each screen a class of its own, or a screenCode."
    case .ambiguousKeys: "Take the \"-\" out of codes, ports and gates."
    case .unreachable: "Add a destination that leads to it, or remove the screen."
    case .deadEnd: "Add a destination that dismisses, pops or goes on."
    case .unregisteredStoryboard: "Register it with this screen, or add \"builder\"."
    case .repeatedKey, .repeatedCode: "Remove one of the two."
    case .wrongValue(_, let expected): "Put \(expected) there."
    case .unknownField(let name, let known):
      "Remove it, or \(Self.choice(of: known, like: name))."
    case .invalidPattern: "Write it as the article on wireframe maps has it."
    case .unmatchedPattern(let known): "Remove it, or \(Self.choice(of: known, like: key ?? ""))."
    case .unregisteredTransition(let style, let known):
      "Register it, or \(Self.choice(of: known, like: style))."
    case .unknownOption(let name, _, let known):
      known.isEmpty ? "Remove it." : "Remove it, or \(Self.choice(of: known, like: name))."
    case .invalidOption(_, _, let allowed): "Write \(allowed)."
    case .dialogNotPresented: "Write \"animated-present\"."
    }
  }

  private static func onLine(_ line: Int?) -> String { line.map { " on line \($0)" } ?? "" }

  private static func choice(of known: [String], like name: String) -> String {
    if let near = NearName.nearest(to: name, in: known) { return "write \"\(near)\"" }
    let listed = known.sorted().prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
    return listed.isEmpty ? "write a name that is there" : "write one of \(listed)"
  }
}
