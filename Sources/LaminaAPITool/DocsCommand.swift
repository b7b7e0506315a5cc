import ArgumentParser
import LaminaAPI
import LaminaJSON

/// `lamina-api docs`: writes the documents of a model.
struct DocsCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable { case html, markdown }

  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Writes the documents of a model: one page of HTML, or Markdown.",
    discussion: """
      Example:
        lamina-api docs api.raml --output api.html
        lamina-api docs api.raml --format markdown > api.md

      The page needs nothing else: no network, no other file. It can be read without a script, and prints. \
      With a script its methods can be called, at the base URI alone (--no-calls leaves that out).

      --json prints {format, text} instead.

      Exit codes: 0 no error, 1 errors in the model (listed on the standard error; the documents hold what can \
      be read), 2 the command was called wrongly.
      """)

  @Argument(help: ArgumentHelp("The file to read.", valueName: "file"))
  var file: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write (default: the standard output).", valueName: "file"))
  var output: String?

  @Option(help: "html or markdown.")
  var format = Format.html

  @Option(help: "The language of the page's own words, en or zh (default: that of the model).")
  var language: String?

  @Flag(inversion: .prefixedNo, help: "Let methods be called from the page.")
  var calls = true

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var sources: SourceOptions

  func validate() throws {
    if let language, PageWords.Language(rawValue: language) == nil {
      throw ValidationError("--language \(language): write en or zh.")
    }
  }

  func run() throws {
    let project = try sources.project(of: file)
    let document = project.document()
    let language = language.flatMap(PageWords.Language.init(rawValue:))
    let api = document.model()
    let text =
      switch format {
      case .html: APIPage(api, language: language, canCall: calls, loader: project.loader).html
      case .markdown: APIText(api, language: language).markdown
      }
    let shown = JSONValue.map([("format", .text(format.rawValue)), ("text", .text(text))])
    try Output.write(json ? shown.text() : text, to: output)
    try project.end(document)
  }
}
