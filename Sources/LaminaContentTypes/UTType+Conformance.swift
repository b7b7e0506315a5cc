/// What a type is besides itself.
extension UTType {
  /// Says whether this type is another one, or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    TypeCatalogue.system.conforms(self, to: type)
  }

  /// Says whether this type is a kind of another one, and not that one itself.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Says whether another type is a kind of this one, and not this one itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// All types that this one is a kind of.
  public var supertypes: Set<UTType> { TypeCatalogue.system.supertypes(of: self) }

  /// Whether the type was made for an ending or a media type that nobody knows.
  public var isDynamic: Bool { identifier.hasPrefix(DynamicType.prefix) }

  /// Whether somebody has declared the type.
  public var isDeclared: Bool {
    !isDynamic && TypeCatalogue.system.record(identifier) != nil
  }

  /// Whether the type belongs to no company.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// What a person calls such a file: *PNG image*, in the person's language where the desktop's database has it.
  public var localizedDescription: String? { TypeCatalogue.system.name(of: self) }
}

extension UTType {
  /// The usual types, and those of the program, that are a kind of another one.
  package static func knownSubtypes(of type: UTType) -> [UTType] {
    TypeCatalogue.system.knownSubtypes(of: type)
  }
}
