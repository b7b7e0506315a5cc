/// A type that a client declares.
struct TypeDeclaration {
  /// What a type is made of.
  enum Shape {
    /// It is still being read.
    case open
    /// Members, and the type of those that are not named.
    case structure([TypeProperty], others: SwiftType?)
    /// Values that are known, and others.
    case choices(TypeChoices)
    /// One of several types.
    case union([TypeOption], TypeTag?)
    /// Another type under a name.
    case alias(SwiftType)
    /// Another type that holds this one again.
    case wrapper(SwiftType)
    /// What a call takes and answers.
    case call
    /// The fields of a form.
    case form([CallParameter])
    /// A parameter of one of several types.
    case alternatives([TypeOption])
  }

  /// The type it stands in; nil for the client.
  var owner: TypeID?
  /// What it would be called, the best first.
  var wishes: [String]
  var documentation: String?
  var shape: Shape
}

/// A member of a structure.
struct TypeProperty {
  var key: String
  var name: String
  var type: SwiftType
  var isRequired: Bool
  var documentation: String?
  /// Whether the structure would contain itself without a box.
  var isBoxed = false

  /// What is declared: a member that may be missing or null may be nil.
  var declared: SwiftType { isRequired ? type : type.orNone }

  /// Whether null has to be written where there is no value.
  var isNullable: Bool { isRequired && type.isOptional }
}

/// Values that are known.
struct TypeChoices: Hashable {
  enum Raw: String { case string = "String", int = "Int", double = "Double" }

  var raw: Raw
  /// The values as they are written in JSON, texts without quotes.
  var values: [String]
  /// Their names.
  var names: [String]

  init(_ raw: Raw, _ values: [String]) {
    (self.raw, self.values) = (raw, values)
    let texts = values.map { raw == .string ? $0 : "value " + Self.spelled($0) }
    names = NameScope.members(texts)
  }

  private static func spelled(_ number: String) -> String {
    number.map { $0 == "-" ? "minus " : $0 == "." ? " point " : String($0) }.joined()
  }
}

/// One of the types of a union.
struct TypeOption {
  var name: String
  var type: SwiftType
}

/// The member by which the types of a union are known.
struct TypeTag {
  var key: String
  /// Options by the member's value, in order.
  var values: [(value: String, option: Int)]
}
