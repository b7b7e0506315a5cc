import ArgumentParser
import LaminaAPI
import LaminaJSON

/// `lamina-api convert`: writes a model in another language.
struct ConvertCommand: ParsableCommand {
  enum Target: String, ExpressibleByArgument, CaseIterable {
    case openAPI30 = "openapi-3.0"
    case openAPI31 = "openapi-3.1"
    case openAPI32 = "openapi-3.2"
    case raml, postman, text

    /// The version of OpenAPI, if it is that.
    var version: OpenAPIVersion? {
      switch self {
      case .openAPI30: .v3_0
      case .openAPI31: .v3_1
      case .openAPI32: .v3_2
      case .raml, .postman, .text: nil
      }
    }
  }

  enum Format: String, ExpressibleByArgument, CaseIterable { case json, yaml }

  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Writes a model as OpenAPI 3, RAML 1.0, a collection of Postman, or plain text.",
    discussion: """
      Example:
        lamina-api convert api.raml --to openapi-3.1 --output api.json
        lamina-api convert api.raml --to openapi-3.0 --format yaml > api.yaml
        lamina-api convert swagger.json --to raml > api.raml
        lamina-api convert openapi.yaml --to postman > collection.json
        lamina-api convert api.raml --to text > llms.txt

      What OpenAPI has no place for is kept under x-raml-..., and noted on the standard error; what RAML has no \
      words for is left out and noted. OpenAPI becomes the same version of OpenAPI without a loss that is not noted.

      --json prints {to, notes, text} instead; notes is a list of {message, file, line, column}.

      Exit codes: 0 no error, 1 errors in the model (listed on the standard error; the document holds what can \
      be read), 2 the command was called wrongly.
      """)

  @Argument(help: ArgumentHelp("The file to read.", valueName: "file"))
  var file: String

  @Option(
    help: "openapi-3.0, openapi-3.1, openapi-3.2, raml (1.0), postman (a collection, 2.1) or text.")
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
    let (text, notes) = converted(document.model(), project.loader)
    let losses = document.diagnostics.filter { $0.code == "not-in-model" }.map {
      OpenAPINote($0.message, place: $0.place)
    }
    let named = (losses + notes).map(project.named)
    try Output.write(json ? self.json(text, named) : text, to: output)
    for note in named where !json { Output.complain(note.description) }
    try project.end(document)
  }

  private func converted(
    _ model: APIModel, _ loader: any SourceLoader
  ) -> (text: String, notes: [OpenAPINote]) {
    switch to {
    case .postman: return (PostmanCollection(model).json, [])
    case .text: return (APIPlainText(model).text, [])
    case .raml:
      let raml = RAMLText(model)
      return (raml.text, raml.notes.map { OpenAPINote($0.message, place: $0.place) })
    case .openAPI30, .openAPI31, .openAPI32: break
    }
    let document = OpenAPIDocument(model, version: to.version ?? .v3_0, loader: loader)
    return (document.text(format == .json ? .json : .yaml), document.notes)
  }

  private func json(_ text: String, _ notes: [OpenAPINote]) -> String {
    JSONValue.map([
      ("to", .text(to.rawValue)), ("notes", .list(notes.map { .note($0.message, $0.place) })),
      ("text", .text(text)),
    ]).text()
  }
}
