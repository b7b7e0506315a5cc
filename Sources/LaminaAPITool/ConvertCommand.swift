import ArgumentParser
import LaminaAPI
import LaminaJSON

/// `lamina-api convert`: writes a model in another language.
struct ConvertCommand: ParsableCommand {
  enum Target: String, ExpressibleByArgument, CaseIterable {
    case openAPI30 = "openapi-3.0"
    case openAPI31 = "openapi-3.1"
    case postman, text

    /// The version of OpenAPI, if it is that.
    var version: OpenAPIVersion? {
      switch self {
      case .openAPI30: .v3_0
      case .openAPI31: .v3_1
      case .postman, .text: nil
      }
    }
  }

  enum Format: String, ExpressibleByArgument, CaseIterable { case json, yaml }

  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Writes a model as OpenAPI 3.0 or 3.1, as a collection of Postman, or as plain text.",
    discussion: """
      Example:
        lamina-api convert api.raml --to openapi-3.1 --output api.json
        lamina-api convert api.raml --to openapi-3.0 --format yaml > api.yaml
        lamina-api convert openapi.yaml --to postman > collection.json
        lamina-api convert api.raml --to text > llms.txt

      What OpenAPI has no place for is kept under x-raml-..., and noted on the standard error.

      --json prints {to, notes, text} instead; notes is a list of {message, file, line, column}.

      Exit codes: 0 no error, 1 errors in the model (listed on the standard error; the document holds what can \
      be read), 2 the command was called wrongly.
      """)

  @Argument(help: ArgumentHelp("The file to read.", valueName: "file"))
  var file: String

  @Option(help: "openapi-3.0, openapi-3.1, postman (a collection, 2.1) or text.")
  var to: Target

  @Option(help: "json or yaml, for OpenAPI.")
  var format = Format.json

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write (default: the standard output).", valueName: "file"))
  var output: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var sources: SourceOptions

  func run() throws {
    let project = try sources.project(of: file)
    let document = project.document()
    let (text, notes) = converted(document.model())
    let named = notes.map(project.named)
    try Output.write(json ? self.json(text, named) : text, to: output)
    for note in named where !json { Output.complain(note.description) }
    try project.end(document)
  }

  private func converted(_ model: APIModel) -> (text: String, notes: [OpenAPINote]) {
    guard let version = to.version else {
      return (to == .postman ? PostmanCollection(model).json : APIPlainText(model).text, [])
    }
    let document = OpenAPIDocument(model, version: version)
    return (document.text(format == .json ? .json : .yaml), document.notes)
  }

  private func json(_ text: String, _ notes: [OpenAPINote]) -> String {
    JSONValue.map([
      ("to", .text(to.rawValue)), ("notes", .list(notes.map { .note($0.message, $0.place) })),
      ("text", .text(text)),
    ]).text()
  }
}
