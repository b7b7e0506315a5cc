import ArgumentParser
import LaminaAPI

/// `lamina-api diff`: says what changed between two versions of a model, and what breaks callers.
struct DiffCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, markdown }

  /// Which changes make the exit code 1.
  enum Failure: String, ExpressibleByArgument, CaseIterable { case breaking, any, never }

  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Says what changed between two versions of a model, and what of it breaks callers.",
    discussion: """
      Example:
        lamina-api diff old/api.raml new/api.raml
        old/api.raml:7:5 -> new/api.raml:7:5: breaking: GET /items: The query's parameter page is required.
          [parameter-required]
        lamina-api diff old/api.raml new/api.raml --format markdown --output CHANGES.md

      --json prints a list of {kind, breaking, code, subjects, message, old, new}; old and new are {file, line, \
      column} in either version, or null.

      Exit codes: 0 nothing breaks callers (with --fail-on any: nothing changed), 1 something does, or a model \
      has errors (listed on the standard error), 2 the command was called wrongly.
      """)

  @Argument(help: ArgumentHelp("The version that callers know.", valueName: "old"))
  var old: String

  @Argument(help: ArgumentHelp("The version that they will find.", valueName: "new"))
  var new: String

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: "text or markdown.")
  var format = Format.text

  @Option(help: "Which changes make the exit code 1: breaking, any or never.")
  var failOn = Failure.breaking

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write (default: the standard output).", valueName: "file"))
  var output: String?

  @OptionGroup var sources: SourceOptions

  func run() throws {
    let (before, after) = (try sources.project(of: old), try sources.project(of: new))
    let (known, next) = (before.document(), after.document())
    let (one, other) = (known.model(), next.model())
    let found = APIChanges(
      from: one, to: other, oldLoader: before.loader, newLoader: after.loader)
    let changes = found.changes.map { change in
      var change = change
      change.old = change.old.map(before.named)
      change.new = change.new.map(after.named)
      return change
    }
    try Output.write(text(changes, title: title(one, other)), to: output)
    if !json, format == .text { Output.complain(Self.summary(changes)) }
    let isWrong = [before.complain(about: known), after.complain(about: next)].contains(true)
    if isWrong { throw ExitCode(1) }
    if fails(changes) { throw ExitCode(1) }
  }

  private func fails(_ changes: [APIChange]) -> Bool {
    switch failOn {
    case .breaking: changes.contains(where: \.isBreaking)
    case .any: !changes.isEmpty
    case .never: false
    }
  }

  private func text(_ changes: [APIChange], title: String) -> String {
    if json { return ChangeList(changes).json }
    switch format {
    case .markdown: return APIChanges(changes).markdown(title: title)
    case .text: return changes.map { $0.description + "\n" }.joined()
    }
  }

  private func title(_ one: APIModel, _ other: APIModel) -> String {
    let versions = [one.version, other.version].compactMap(\.self)
    let words = versions.count == 2 ? " from \(versions[0]) to \(versions[1])" : ""
    return "\(other.title): changes\(words)"
  }

  private static func summary(_ changes: [APIChange]) -> String {
    if changes.isEmpty { return "Nothing differs." }
    let breaking = changes.count(where: \.isBreaking)
    let words = changes.count == 1 ? "1 change" : "\(changes.count) changes"
    return
      "\(words), \(breaking == 0 ? "none" : "\(breaking)") of which break\(breaking == 1 ? "s" : "") callers."
  }
}
