extension Unicode.GeneralCategory {
  /// The place of the category in a mask.
  var bit: UInt32 {
    switch self {
    case .uppercaseLetter: 1 << 0
    case .lowercaseLetter: 1 << 1
    case .titlecaseLetter: 1 << 2
    case .modifierLetter: 1 << 3
    case .otherLetter: 1 << 4
    case .nonspacingMark: 1 << 5
    case .spacingMark: 1 << 6
    case .enclosingMark: 1 << 7
    case .decimalNumber: 1 << 8
    case .letterNumber: 1 << 9
    case .otherNumber: 1 << 10
    case .connectorPunctuation: 1 << 11
    case .dashPunctuation: 1 << 12
    case .openPunctuation: 1 << 13
    case .closePunctuation: 1 << 14
    case .initialPunctuation: 1 << 15
    case .finalPunctuation: 1 << 16
    case .otherPunctuation: 1 << 17
    case .mathSymbol: 1 << 18
    case .currencySymbol: 1 << 19
    case .modifierSymbol: 1 << 20
    case .otherSymbol: 1 << 21
    case .spaceSeparator: 1 << 22
    case .lineSeparator: 1 << 23
    case .paragraphSeparator: 1 << 24
    case .control: 1 << 25
    case .format: 1 << 26
    case .surrogate: 1 << 27
    case .privateUse: 1 << 28
    case .unassigned: 1 << 29
    @unknown default: 1 << 29
    }
  }
}

extension ScalarSet {
  /// The set of `\p{name}`, if it is a general category, `Any` or `ASCII`.
  static func property(_ name: String, isInverted: Bool) -> ScalarSet? {
    let set = propertySet(name)
    return isInverted ? set.map(\.outside) : set
  }

  private var outside: ScalarSet {
    categories(isInverted: true) ?? inverted
  }

  private static func propertySet(_ name: String) -> ScalarSet? {
    if name == "Any" { return .all }
    if name == "ASCII" { return ScalarSet([0...0x7F]) }
    let category = name.split(separator: "=").last.map(String.init) ?? name
    guard name == category || name.hasPrefix("gc=") || name.hasPrefix("General_Category=") else {
      return nil
    }
    return masks[category].map { ScalarSet(categories: [Categories(mask: $0, isInverted: false)]) }
  }

  private static let masks: [String: UInt32] = {
    var masks: [String: UInt32] = [:]
    for (names, first, count) in families {
      let mask = UInt32((1 << count) - 1) << UInt32(first)
      for name in names.split(separator: " ") { masks[String(name)] = mask }
    }
    return masks
  }()

  /// Names, the first bit and how many.
  private static let families: [(String, Int, Int)] = [
    ("L Letter", 0, 5), ("LC Cased_Letter", 0, 3), ("Lu Uppercase_Letter", 0, 1),
    ("Ll Lowercase_Letter", 1, 1), ("Lt Titlecase_Letter", 2, 1), ("Lm Modifier_Letter", 3, 1),
    ("Lo Other_Letter", 4, 1), ("M Mark Combining_Mark", 5, 3), ("Mn Nonspacing_Mark", 5, 1),
    ("Mc Spacing_Mark", 6, 1), ("Me Enclosing_Mark", 7, 1), ("N Number", 8, 3),
    ("Nd Decimal_Number digit", 8, 1), ("Nl Letter_Number", 9, 1), ("No Other_Number", 10, 1),
    ("P Punctuation punct", 11, 7), ("Pc Connector_Punctuation", 11, 1),
    ("Pd Dash_Punctuation", 12, 1), ("Ps Open_Punctuation", 13, 1),
    ("Pe Close_Punctuation", 14, 1), ("Pi Initial_Punctuation", 15, 1),
    ("Pf Final_Punctuation", 16, 1), ("Po Other_Punctuation", 17, 1), ("S Symbol", 18, 4),
    ("Sm Math_Symbol", 18, 1), ("Sc Currency_Symbol", 19, 1), ("Sk Modifier_Symbol", 20, 1),
    ("So Other_Symbol", 21, 1), ("Z Separator", 22, 3), ("Zs Space_Separator", 22, 1),
    ("Zl Line_Separator", 23, 1), ("Zp Paragraph_Separator", 24, 1), ("C Other", 25, 5),
    ("Cc Control cntrl", 25, 1), ("Cf Format", 26, 1), ("Cs Surrogate", 27, 1),
    ("Co Private_Use", 28, 1), ("Cn Unassigned", 29, 1),
  ]
}
