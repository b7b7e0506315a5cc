import ArgumentParser
import LaminaAPI

/// `lamina-api tree`: prints the normalised tree of a model.
struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Prints what a model expands to.",
    discussion: """
      Example:
        lamina-api tree api.raml --json
        {"title":"Shop","resources":[{"relativeUri":"/items","relativeUriPathSegments":["items"]}]}

      Resources and methods are lists, types and traits are applied, parameters have their defaults. The tree \
      of a model with errors is printed as far as it goes. Of OpenAPI the tree is that of the model.

      Exit codes: 0 no error, 1 errors (listed on the standard error), 2 the command was called wrongly.
      """)

  @Argument(help: ArgumentHelp("The file to read.", valueName: "file"))
  var file: String

  @Flag(help: "Print JSON; there is no other form yet.")
  var json = false

  @Flag(inversion: .prefixedNo, help: "Apply the rules, and list what is wrong.")
  var validate = true

  @Flag(inversion: .prefixedNo, help: "Apply types, traits and defaults.")
  var expand = true

  @Flag(help: "Keep the names of schemas, and do not put their texts there.")
  var keepSchemaNames = false

  @OptionGroup var sources: SourceOptions

  func run() throws {
    let project = try sources.project(of: file)
    let document = project.document(isChecked: validate)
    var options = TreeOptions()
    options.isExpanded = expand
    options.showsSchemas = !keepSchemaNames
    print(document.tree(options))
    let errors = document.diagnostics.filter { $0.severity == .error }
    for error in errors { Output.complain(project.named(error).description) }
    if !errors.isEmpty { throw ExitCode(1) }
  }
}
