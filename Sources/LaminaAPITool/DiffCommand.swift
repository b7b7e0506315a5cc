import ArgumentParser
import Foundation
import LaminaAPI

/// `lamina-api diff`: says what changed between two versions of a model, and what breaks callers.
struct DiffCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, markdown }

  /// Which changes make the exit code 1.
  enum Failure: String, ExpressibleByArgument, CaseIterable { case breaking, warning, any, never }

  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Says what changed between two versions of a model, and what of it breaks callers.",
    discussion: """
      Example:
        lamina-api diff old/api.raml new/api.raml
        old/api.raml:7:5 -> new/api.raml:7:5: breaking: GET /items: The query's parameter page is required.
          [parameter-required]
        lamina-api diff old/api.raml new/api.raml --format markdown --output CHANGES.md

      A method that is gone is a warning only if it was deprecated and its x-sunset is not after --today.

      A change breaks callers, is a warning (a part is deprecated, has another name in code, an answer may hold a \
      value that is new), or is compatible.

      --json prints a list of {kind, level, breaking, code, subjects, message, old, new}; level is breaking, warning \
      or compatible; old and new are {file, line, column} in either version, or null.

      Exit codes: 0 nothing breaks callers (with --fail-on warning or any: nor is there such a change), 1 something does, or a model \
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

  @Option(
    help: "Which changes make the exit code 1: breaking, warning (and breaking), any or never.")
  var failOn = Failure.breaking

  @Option(
    help: ArgumentHelp(
      "The day on which callers find the new version (default: that of the clock, in UTC).",
      valueName: "yyyy-mm-dd"))
  var today: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write (default: the standard output).", valueName: "file"))
  var output: String?

  @OptionGroup var sources: SourceOptions

  func validate() throws {
    if let today, today.wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/) == nil {
      throw ValidationError("--today \(today): write a day as 2026-11-29.")
    }
  }

  private static func day(of date: Date) -> String {
    date.formatted(.iso8601.year().month().day().dateSeparator(.dash))
  }

  func run() throws {
    let (before, after) = (try sources.project(of: old), try sources.project(of: new))
    let (known, next) = (before.document(), after.document())
    let (one, other) = (known.model(), next.model())
    let found = APIChanges(
      from: one, to: other, oldLoader: before.loader, newLoader: after.loader,
      today: today ?? Self.day(of: Date()))
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
    case .warning: changes.contains { $0.level >= .warning }
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
    let warnings = changes.count { $0.level == .warning }
    let more = warnings == 0 ? "" : "; \(warnings) warning\(warnings == 1 ? "" : "s")"
    return
      "\(words), \(breaking == 0 ? "none" : "\(breaking)") of which break\(breaking == 1 ? "s" : "")"
      + " callers\(more)."
  }
}
