import ArgumentParser
import LaminaAPI

/// `lamina-api check`: prints all that is wrong with models.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Says all that is wrong with models, and where.",
    discussion: """
      Example:
        lamina-api check api.raml
        api.raml:9:7: error: A parameter has no such attribute: unknown property require.
          Did you mean "required"? [unknown-property]

      --rules FILE holds the models against rules of your own (YAML: place, pattern, severity, message), and against \
      the built-in set where FILE says extends: style; --rules style takes that set alone.

        lamina-api check api.yaml --rules rules.yaml
        api.yaml:12:20: error: The name "GetItems" does not begin with a small letter. [operation-words]

      RAML 0.8 and 1.0 are read, OpenAPI 3.0, 3.1 and 3.2, and Swagger 2.0, in YAML and JSON, with all files that \
      they name. A file may be -, the standard input, or a pattern: apis/**/*.raml.

      --json prints a list of {severity, code, message, file, line, column, end, trace, repair}. Lines and \
      columns count from 1, columns in Unicode characters; end is {line, column} in the same file; trace lists \
      the includes that lead to the file, {file, line, column}, nearest first.

      Exit codes: 0 no error, 1 errors, 2 the command was called wrongly.
      """)

  @Argument(
    help: ArgumentHelp(
      "The files to check; - is the standard input, * and ** stand for names.", valueName: "file"))
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "Rules that the models must keep: a file, or style for the built-in set.",
      valueName: "file"))
  var rules: String?

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Warnings make the exit code 1, too.")
  var strict = false

  @OptionGroup var sources: SourceOptions

  func run() throws {
    let rules = try rules.map(RuleBook.init)
    let found = try files.flatMap(FilePattern.files).flatMap { file in
      let project = try sources.project(of: file)
      let document = project.document()
      let broken = rules?.diagnostics(of: project, document) ?? []
      return (document.diagnostics + broken).map(project.named)
    }
    let diagnostics = (rules?.problems ?? []) + found
    if json {
      print(DiagnosticList(diagnostics).json)
    } else {
      DiagnosticPrinter().print(diagnostics)
    }
    let least: Severity = strict ? .warning : .error
    if diagnostics.contains(where: { $0.severity >= least }) { throw ExitCode(1) }
  }
}
