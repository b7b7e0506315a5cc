/// A part of a message: what callers send may become wider, and what they get narrower.
enum MessageSide {
  case uri, query, header, cookie, form, request
  /// Of the answer with a status.
  case answer(String)

  /// What is said of the part before a colon.
  var words: String {
    switch self {
    case .uri: "The URI's parameter"
    case .query: "The query's parameter"
    case .header: "The header"
    case .cookie: "The cookie"
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

  /// What a change of what values may be means to callers; reversed where the API calls, as in a callback.
  func level(of effect: ChangeEffect, isReversed: Bool = false) -> APIChange.Level {
    switch effect {
    case .both: .breaking
    case .narrower: isAnswer == isReversed ? .breaking : .compatible
    case .wider: isAnswer == isReversed ? .compatible : .breaking
    case .notice: .warning
    case .none: .compatible
    }
  }

  /// What a change of a schema means: a property that is gone breaks callers on either side, and callers are
  /// expected to bear a value that is new in an answer.
  func level(of change: SchemaChange, isReversed: Bool = false) -> APIChange.Level {
    if change.code == "property-removed" { return .breaking }
    let level = level(of: change.effect, isReversed: isReversed)
    return change.code == "enum-value-added" ? min(level, .warning) : level
  }
}

/// What becomes of the set of values that are allowed.
enum ChangeEffect: Hashable, Sendable {
  /// Values are no longer allowed, values are allowed besides, or both.
  case narrower, wider, both
  /// The set is the same, and callers had better look.
  case notice
  case none
}
