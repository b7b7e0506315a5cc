/// A part of a message: what callers send may become wider, and what they get narrower.
enum MessageSide {
  case uri, query, header, form, request
  /// Of the answer with a status.
  case answer(String)

  /// What is said of the part before a colon.
  var words: String {
    switch self {
    case .uri: "The URI's parameter"
    case .query: "The query's parameter"
    case .header: "The header"
    case .form: "The form's field"
    case .request: "The request's body"
    case .answer(let status): "The answer \(status)'s body"
    }
  }

  /// What is said of a parameter.
  var parameterWords: String {
    if case .answer(let status) = self { "The answer \(status)'s header" } else { words }
  }

  private var isAnswer: Bool { if case .answer = self { true } else { false } }

  /// Whether a change of what values may be breaks callers.
  func isBroken(by effect: ChangeEffect) -> Bool {
    switch effect {
    case .both: true
    case .narrower: !isAnswer
    case .wider: isAnswer
    case .none: false
    }
  }

  /// Whether a change of a schema breaks callers: a property that is gone does on either side.
  func isBroken(by change: SchemaChange) -> Bool {
    if change.code == "property-added" { return false }
    return change.code == "property-removed" || isBroken(by: change.effect)
  }
}

/// What becomes of the set of values that are allowed.
enum ChangeEffect: Hashable, Sendable {
  /// Values are no longer allowed, values are allowed besides, or both.
  case narrower, wider, both
  case none
}
