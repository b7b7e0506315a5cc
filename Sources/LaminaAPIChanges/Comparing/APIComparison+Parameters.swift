import LaminaAPIModel
import LaminaAPISource

extension APIComparison {
  /// Two lists of parameters, matched by name; `place` is where new ones would stand.
  mutating func compare(
    _ before: [APIParameter], _ after: [APIParameter], _ side: MessageSide, of subject: String,
    _ place: Place? = nil
  ) {
    for one in before {
      if let other = after.first(where: { $0.name == one.name }) {
        compare(one, other, side, of: subject)
      } else {
        removed(one, side, of: subject, place)
      }
    }
    for one in after where !before.contains(where: { $0.name == one.name }) {
      added(one, side, of: subject)
    }
  }

  private mutating func removed(
    _ parameter: APIParameter, _ side: MessageSide, of subject: String, _ place: Place?
  ) {
    let isAnswer = if case .answer = side { true } else { false }
    note(
      .removed, isAnswer ? "header-removed" : "parameter-removed", of: subject,
      "\(side.parameterWords) \(parameter.name) is no longer there.",
      isBreaking: !isAnswer || parameter.isRequired, old: parameter.place, new: place)
  }

  private mutating func added(
    _ parameter: APIParameter, _ side: MessageSide, of subject: String
  ) {
    let isAnswer = if case .answer = side { true } else { false }
    let word = parameter.isRequired ? "new, and required" : "new"
    note(
      .added, isAnswer ? "header-added" : "parameter-added", of: subject,
      "\(side.parameterWords) \(parameter.name) is \(word).",
      isBreaking: !isAnswer && parameter.isRequired && parameter.usualDefault == nil,
      new: parameter.place)
  }

  /// Two declarations of one parameter.
  mutating func compare(
    _ before: APIParameter, _ after: APIParameter, _ side: MessageSide, of subject: String
  ) {
    func note(_ code: String, _ words: String, _ effect: ChangeEffect) {
      self.note(
        .changed, code, of: subject, "\(side.parameterWords) \(before.name) \(words)",
        isBreaking: side.isBroken(by: effect), old: before.place, new: after.place)
    }
    if before.isRequired != after.isRequired {
      note(
        "parameter-required", after.isRequired ? "is required." : "may be left out.",
        after.isRequired ? .narrower : .wider)
    }
    if before.isRepeated != after.isRepeated {
      note(
        "parameter-repeat",
        after.isRepeated ? "may be given more than once." : "is given once at most.",
        after.isRepeated ? .wider : .narrower)
    }
    if before.usualDefault != after.usualDefault {
      let now = Self.shown(after.usualDefault)
      note(
        "parameter-default", "has the default \(now), and had \(Self.shown(before.usualDefault)).",
        .both)
    }
    for reason in TypeCover.reasons(why: before.types, areNotIn: after.types) {
      note("parameter-narrower", "takes less: \(reason)", .narrower)
    }
    for reason in TypeCover.reasons(why: after.types, areNotIn: before.types) {
      note("parameter-wider", "takes more: \(reason)", .wider)
    }
    compareTexts(before.description, after.description, of: subject, before.place, after.place)
  }
}

extension APIParameter {
  /// What is taken if it is left out.
  var usualDefault: String? { types.lazy.compactMap(\.defaultValue).first }
}
