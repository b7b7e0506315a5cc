/// What `lamina-api --version` prints: the program, and the versions of the languages that it reads.
enum ToolVersion {
  /// The newest version in CHANGELOG.md, and a mark while changes stand above it that have none yet.
  static let number = "0.7+unreleased"

  static let text = "lamina-api \(number) (RAML 0.8, 1.0; OpenAPI 3.0, 3.1, 3.2; Swagger 2.0)"
}
