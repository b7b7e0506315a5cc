import ArgumentParser

/// The command `lamina-api`: says what is wrong with models of web APIs, and shows what they expand to.
///
/// ```
///  check FILE... ─▶ diagnostics: lines for people, --json for tools
///  tree FILE     ─▶ the normalised tree as JSON
///  docs FILE     ─▶ a page of HTML, or Markdown
///  client FILE   ─▶ a client in Swift
///  convert FILE  ─▶ OpenAPI 3, RAML 1.0, a collection, plain text
///  diff OLD NEW  ─▶ what changed, and what of it breaks callers
///  mock FILE     ─▶ a server that answers as the model says
///  verify FILE   ─▶ a server's answers to the model's examples, judged
///  proxy FILE    ─▶ a server's traffic, judged
/// ```
///
/// It must never do more than read options and print: the work is LaminaAPI's.
@main struct APICommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lamina-api",
    abstract:
      "Works with models of web APIs, written in RAML 0.8 or 1.0, OpenAPI 3 or Swagger 2.0.",
    discussion: """
      Example:
        lamina-api check api.raml
        lamina-api tree api.raml > tree.json
        lamina-api docs api.raml --output api.html
        lamina-api client api.raml --output ShopClient.swift
        lamina-api convert api.raml --to openapi-3.1 --output api.json
        lamina-api diff old/api.raml new/api.raml
        lamina-api mock api.raml --port 8080

      A file may be -, which is the standard input.

      Exit codes: 0 nothing is wrong, 1 there are errors, 2 the command was called wrongly.
      """,
    version: ToolVersion.text,
    subcommands: [
      CheckCommand.self, TreeCommand.self, DocsCommand.self, ClientCommand.self,
      ConvertCommand.self, DiffCommand.self, MockCommand.self, VerifyCommand.self,
      ProxyCommand.self,
    ])

  /// Ends with 2 for a wrong call, where the library would end with 64.
  static func main() async {
    do {
      let command = try parseAsRoot()
      try await run(command)
    } catch {
      let code = exitCode(for: error)
      if code == .validationFailure { Output.fail(fullMessage(for: error), code: 2) }
      exit(withError: error)
    }
  }

  private static func run(_ command: any ParsableCommand) async throws {
    var command = command
    guard var patient = command as? any AsyncParsableCommand else { return try command.run() }
    try await patient.run()
  }
}
