/// Something wrong with a theme: which key, where, why, and what mends it.
public struct ThemeFinding: Hashable, Sendable, CustomStringConvertible {
  /// The key that is meant.
  public var key: String
  /// The file.
  public var file: String
  /// The place of the key, or of the value that is wrong.
  public var place: ThemePlace
  /// What is wrong.
  public var problem: Problem

  /// What can be wrong with a key.
  public enum Problem: Hashable, Sendable {
    /// The value is nothing that a theme holds.
    case badValue(found: String, expected: String)
    /// It has another kind than under the same key of another theme or of Lamina's own.
    case wrongKind(found: String, expected: String)
    /// It names a key that is not there.
    case missingAlias(String)
    /// It leads back to itself.
    case circle([String])
    /// Another theme has the key.
    case missingKey(otherFile: String)
    /// Nothing asks for the key.
    case unusedKey
    /// Something asks for the key.
    case neededKey
    /// Two colours are too near to each other.
    case contrast(other: String, reached: Double, needed: Double, appearance: String)
    /// There is no such picture.
    case missingPicture(path: String)
    /// The picture lies outside of the folder of the theme's file, or a link leads out of it.
    case pictureOutside(path: String)
    /// The key stands twice.
    case repeatedKey(firstLine: Int)
    /// The theme that it extends is not among those that are checked.
    case missingBase(String)
    /// The themes extend each other in a circle.
    case baseCircle([String])
  }

  /// Whether the theme shows something else than was meant.
  public var isError: Bool {
    switch problem {
    case .unusedKey, .repeatedKey: false
    default: true
    }
  }

  /// The place, the sentence and the repair.
  public var description: String {
    let kind = isError ? "error" : "warning"
    return "\(file):\(place.line):\(place.column): \(kind): \(problem.sentence(of: key))"
  }
}

extension ThemeFinding.Problem {
  /// Whether a value of the look is missing for it.
  var breaksLook: Bool {
    switch self {
    case .badValue, .wrongKind, .missingAlias, .circle, .baseCircle, .pictureOutside: true
    case .missingKey, .unusedKey, .neededKey, .contrast, .missingPicture, .repeatedKey,
      .missingBase:
      false
    }
  }

  func sentence(of key: String) -> String {
    switch self {
    case .badValue(let found, let expected):
      "the key \"\(key)\" has \(found), where \(expected) belongs. Write \(expected)."
    case .wrongKind(let found, let expected):
      "the key \"\(key)\" is a \(found), and elsewhere a \(expected). Make both the same."
    case .missingAlias(let other):
      "the key \"\(key)\" names \"\(other)\", which is not there. Add it, or name another one."
    case .circle(let keys):
      "the key \"\(key)\" leads back to itself: \(keys.joined(separator: " → ")). Give one a value."
    case .missingKey(let file):
      "the key \"\(key)\" of \(file) is missing here. Add it, or remove it there."
    case .unusedKey: "nothing asks for the key \"\(key)\". Remove it, or use it."
    case .neededKey: "the key \"\(key)\" is asked for, and is not there. Add it."
    case .contrast(let other, let reached, let needed, let appearance):
      "\"\(key)\" stands out from \"\(other)\" by \(Self.ratio(reached)) in the \(appearance) look, "
        + "which takes \(Self.ratio(needed)). Make one of them lighter or darker."
    case .missingPicture(let path):
      "the picture of \"\(key)\", \(path), does not exist. Add the file, or mend the path."
    case .pictureOutside(let path):
      "the picture of \"\(key)\", \(path), lies outside of the folder of the theme. Put it into the folder."
    case .repeatedKey(let line):
      "the key \"\(key)\" stands on line \(line) already, and the first one counts. Remove one."
    case .missingBase(let name):
      "the theme extends \"\(name)\", which is not among the files. Check that file, too."
    case .baseCircle(let names):
      "the themes extend each other: \(names.joined(separator: " → ")). Take one of them out."
    }
  }

  private static func ratio(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest):1"
  }
}

/// Two colours of which one is read on the other.
public struct ContrastPair: Hashable, Sendable {
  /// The key of the text's colour.
  public var text: String
  /// The key of the ground's colour.
  public var ground: String
  /// How far they must stand out from each other: 4.5 for texts, 3 for large texts and boundaries.
  public var least: Double

  /// Makes a pair.
  public init(_ text: String, on ground: String, least: Double = 4.5) {
    self.text = text
    self.ground = ground
    self.least = least
  }

  /// Those that every control relies on.
  public static let standard: [ContrastPair] =
    ["text.primary", "text.secondary", "link", "accent"].flatMap { text in
      ["background", "background.secondary", "background.grouped"].map {
        ContrastPair(text, on: $0)
      }
    } + [ContrastPair("text.primary", on: "selection"), ContrastPair("accent.on", on: "accent")]
}
