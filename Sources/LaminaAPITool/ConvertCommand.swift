import ArgumentParser
import LaminaAPI

/// `lamina-api convert`: writes a model as OpenAPI.
struct ConvertCommand: ParsableCommand {
  enum Target: String, ExpressibleByArgument, CaseIterable {
    case openAPI30 = "openapi-3.0"
    case openAPI31 = "openapi-3.1"

    var version: OpenAPIVersion { self == .openAPI30 ? .v3_0 : .v3_1 }
  }

  enum Format: String, ExpressibleByArgument, CaseIterable { case json, yaml }

  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Writes a model as OpenAPI 3.0 or 3.1, in JSON or YAML.",
    discussion: """
      Example:
        lamina-api convert api.raml --to openapi-3.1 --output api.json
        lamina-api convert api.raml --to openapi-3.0 --format yaml > api.yaml

      What OpenAPI has no place for is kept under x-raml-..., and noted on the standard error.

      Exit codes: 0 no error, 1 errors in the model (listed on the standard error; the document holds what can
      be read), 2 the command was called wrongly.
      """)

  @Argument(help: ArgumentHelp("The file to read.", valueName: "file"))
  var file: String

  @Option(help: "openapi-3.0 or openapi-3.1.")
  var to: Target

  @Option(help: "json or yaml.")
  var format = Format.json

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write (default: the standard output).", valueName: "file"))
  var output: String?

  @OptionGroup var sources: SourceOptions

  func run() throws {
    let project = try sources.project(of: file)
    let document = project.document()
    let converted = OpenAPIDocument(document.model(), version: to.version)
    try Output.write(converted.text(format == .json ? .json : .yaml), to: output)
    for note in converted.notes { Output.complain(project.named(note).description) }
    try project.end(document)
  }
}
