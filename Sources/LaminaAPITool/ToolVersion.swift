/// What `lamina-api --version` prints: the program, and the versions of the languages that it reads.
enum ToolVersion {
  static let number = "0.3.0"

  static let text = "lamina-api \(number) (RAML 0.8, 1.0; OpenAPI 3.0, 3.1, 3.2; Swagger 2.0)"
}
