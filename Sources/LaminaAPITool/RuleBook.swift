import ArgumentParser
import Foundation
import LaminaAPI

/// The rules that `--rules` names: those of a file, or the set for style.
struct RuleBook {
  private let rules: APIRules
  /// What is wrong with the rules themselves.
  let problems: [Diagnostic]

  init(_ name: String) throws {
    let url = URL(fileURLWithPath: name)
    guard FileManager.default.fileExists(atPath: url.path) else {
      guard name == "style" else {
        throw ValidationError(
          "There is no file \(name), and no set of rules of that name but style.")
      }
      (rules, problems) = (.style, [])
      return
    }
    let folder = FolderLoader(url.deletingLastPathComponent().path)
    rules = APIRules.read(url.lastPathComponent, from: folder)
    let shown = name.dropLast(url.lastPathComponent.count)
    problems = rules.diagnostics.map { problem in
      var problem = problem
      problem.place.file = shown + problem.place.file
      problem.end.file = problem.place.file
      return problem
    }
  }

  /// What a model breaks.
  func diagnostics(of project: Project, _ document: ReadModel) -> [Diagnostic] {
    rules.diagnostics(of: project.path, from: project.loader, document.model())
  }
}
