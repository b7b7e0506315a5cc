import ArgumentParser
import LaminaAPI

/// A model that was read, in whichever language it is written.
struct ReadModel {
  let diagnostics: [Diagnostic]
  let model: APIModel
}

extension Project {
  /// Reads the file: RAML by its first line, else OpenAPI by its words.
  func read() -> ReadModel {
    let document = document()
    return ReadModel(diagnostics: document.diagnostics, model: document.model())
  }

  func named(_ place: Place) -> Place {
    Place(file: name(of: place.file), line: place.line, column: place.column)
  }

  /// Lists the errors of a model that was used nevertheless, and ends with 1 if there are some.
  func end(_ read: ReadModel) throws {
    let errors = read.diagnostics.filter { $0.severity == .error }
    for error in errors { Output.complain(named(error).description) }
    if !errors.isEmpty { throw ExitCode(1) }
  }
}
