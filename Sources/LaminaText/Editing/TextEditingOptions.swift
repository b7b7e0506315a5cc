/// What may be done to a text that is edited.
public struct TextEditingOptions: Hashable, Sendable {
  /// Whether it may have several lines; else line breaks that are typed or pasted become spaces.
  public var isMultiline: Bool
  /// Whether it may change; else it may be selected and copied only.
  public var isEditable: Bool
  /// How many characters it may have; what goes beyond is not taken.
  ///
  /// Text from outside may be longer.
  public var characterLimit: Int?
  /// How many bytes of changes are remembered to be taken back; 0 for none.
  public var undoLimit: Int
  /// Whether it is a secret: nothing shows where its words are, nothing of it is copied.
  public var isSecure: Bool

  public init(
    isMultiline: Bool = true, isEditable: Bool = true, characterLimit: Int? = nil,
    undoLimit: Int = 8 << 20, isSecure: Bool = false
  ) {
    self.isMultiline = isMultiline
    self.isEditable = isEditable
    self.characterLimit = characterLimit
    self.undoLimit = undoLimit
    self.isSecure = isSecure
  }
}
