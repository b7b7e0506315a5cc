import ArgumentParser
import LaminaAPI
import LaminaAPIMock
import LaminaAPIServer
import LaminaJSON

/// `lamina-api verify`: sends a model's examples to a server, and judges what it answers.
struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Sends all examples of a model to a server, and says which answers break the model.",
    discussion: """
      Example:
        lamina-api verify api.raml --server http://127.0.0.1:8080
        kept    GET /v1/users/ada 200
        broken  POST /v1/users 200
          api.raml:31: status 200: The status 200 is not declared.

      A request is made for each method and each media type of its body, of examples, defaults and made values.

      --json prints a list of {request, status, kept, violations, fault}; violations is a list of {in, name, \
      message, file, line}.

      Exit codes: 0 all is kept, 1 something is broken, 2 called wrongly.
      """)

  @Argument(help: ArgumentHelp("The model.", valueName: "file"))
  var file: String

  @Option(
    help: ArgumentHelp(
      "The server's address: http://HOST:PORT or https://HOST:PORT.", valueName: "url"))
  var server: String

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var sources: SourceOptions

  func run() async throws {
    let address = try ServerOption.address(server)
    let project = try sources.project(of: file)
    let (api, model) = try ServedModel(project, true).readOrEnd()
    let verifier = ContractVerifier(api, server: address)
    var examples: [VerifiedExample] = []
    for request in api.exampleRequests(of: model, loader: project.loader) {
      let example = await verifier.verify(request)
      examples.append(example)
      if !json { say(example) }
    }
    if json { Output.say(JSONValue.list(examples.map(Self.object)).text()) }
    if examples.contains(where: { !$0.isKept }) { throw ExitCode(1) }
  }

  private static func object(_ example: VerifiedExample) -> JSONValue {
    .map([
      ("request", .text(example.request)), ("status", example.status.map { .number($0) } ?? nil),
      ("kept", .truth(example.isKept)), ("violations", .list(example.violations.map(\.json))),
      ("fault", example.fault.map { .text($0) } ?? nil),
    ])
  }

  private func say(_ example: VerifiedExample) {
    let status = example.status.map { " \($0)" } ?? ""
    Output.say("\(example.isKept ? "kept   " : "broken ") \(example.request)\(status)")
    for violation in example.violations { Output.say("  \(violation)") }
    if let fault = example.fault { Output.say("  \(fault)") }
  }
}

/// The address of a server, as an option has it.
enum ServerOption {
  static func address(_ text: String) throws -> ServerAddress {
    do {
      return try ServerAddress(text)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
