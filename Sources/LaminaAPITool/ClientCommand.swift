import ArgumentParser
import LaminaAPI
import LaminaJSON

/// `lamina-api client`: writes a client in Swift.
struct ClientCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "client",
    abstract: "Writes a client in Swift for a model: types, and a function for each method.",
    discussion: """
      Example:
        lamina-api client api.raml --name ShopClient --output Sources/Shop/ShopClient.swift

      The file needs Foundation only. Its calls go through a transport: the one over URLSession is in the file, \
      another is a type with one function. Write it again when the model changes; the same model gives the \
      same file. What the model has no types for is noted on the standard error.

      --json prints {name, notes, text} instead; notes is a list of {message, file, line, column}.

      Exit codes: 0 no error, 1 errors in the model (listed on the standard error; the client has what can be \
      read), 2 the command was called wrongly.
      """)

  @Argument(help: ArgumentHelp("The file to read.", valueName: "file"))
  var file: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write (default: the standard output).", valueName: "file"))
  var output: String?

  @Option(
    help: "The name of the client's type (default: the model's title, with Client behind it).")
  var name: String?

  @Flag(inversion: .prefixedNo, help: "Have a transport over URLSession in the file.")
  var urlSession = true

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var sources: SourceOptions

  func validate() throws {
    if let name, !SwiftClient.isName(name) {
      throw ValidationError("--name \(name): write a name that a type can have, as ShopClient.")
    }
  }

  func run() throws {
    let project = try sources.project(of: file)
    let document = project.document()
    let client = SwiftClient(
      document.model(), name: name, hasURLSession: urlSession, loader: project.loader)
    let notes = client.notes.map(project.named)
    try Output.write(json ? Self.json(client, notes) : client.text, to: output)
    for note in notes where !json { Output.complain(note.description) }
    try project.end(document)
  }

  private static func json(_ client: SwiftClient, _ notes: [SwiftClientNote]) -> String {
    JSONValue.map([
      ("name", .text(client.name)),
      ("notes", .list(notes.map { .note($0.message, $0.place) })), ("text", .text(client.text)),
    ]).text()
  }
}
