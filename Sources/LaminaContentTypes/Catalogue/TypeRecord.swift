/// What is known of a type.
package struct TypeRecord: Hashable, Sendable {
  /// Its identifier.
  package let identifier: String
  /// The identifiers of what it is a kind of, right above it.
  package var supertypes: [String]
  /// Endings of files, in lower case, the preferred one first.
  package var filenameExtensions: [String] = []
  /// Media types, in lower case, the preferred one first.
  package var mimeTypes: [String] = []
  /// What a person calls it.
  package var name: String?

  package init(_ identifier: String, conformingTo parent: UTType) {
    self.identifier = identifier
    supertypes = [parent.identifier]
  }

  init(_ identifier: String, supertypes: [String]) {
    self.identifier = identifier
    self.supertypes = supertypes
  }

  /// Tags of a class.
  func tags(_ tagClass: UTTagClass) -> [String] {
    switch tagClass {
    case .filenameExtension: filenameExtensions
    case .mimeType: mimeTypes
    default: []
    }
  }
}
