/// Types of a program's own.
extension UTType {
  /// A type that this program defines.
  ///
  /// ```swift
  /// extension UTType {
  ///   static let dream = UTType(exportedAs: "org.example.dream", conformingTo: .json)
  /// }
  /// ```
  /// - Parameters:
  ///   - identifier: its name in reversed domain style.
  ///   - parent: what it is a kind of; `.data` if nothing is said.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(importedAs: identifier, conformingTo: parent)
  }

  /// A type that another program defines, and this one uses.
  ///
  /// What is known of the type by its name holds; a parent counts where nothing is known.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
    guard TypeCatalogue.system.record(identifier) == nil else { return }
    DeclaredTypes.shared.add(TypeRecord(identifier, conformingTo: parent ?? .data))
  }

  /// A type that this program defines, with the endings of its files.
  ///
  /// Other systems find these in a file beside the program. Here they are said where the type is:
  /// ```swift
  /// extension UTType {
  ///   static let dream = UTType(
  ///     exportedAs: "org.example.dream", conformingTo: .json, filenameExtensions: ["dream"],
  ///     mimeTypes: ["application/x-dream"], description: "Dream")
  /// }
  /// ```
  /// The type is found by its endings as soon as it has been made once.
  public init(
    exportedAs identifier: String, conformingTo parent: UTType = .data,
    filenameExtensions: [String], mimeTypes: [String] = [], description: String? = nil
  ) {
    self.identifier = identifier
    var record = TypeRecord(identifier, conformingTo: parent)
    record.filenameExtensions = filenameExtensions.map { $0.lowercased() }
    record.mimeTypes = mimeTypes.map { $0.lowercased() }
    record.name = description
    DeclaredTypes.shared.add(record)
  }
}
