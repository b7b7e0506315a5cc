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
      level: isAnswer == isReversed || parameter.isRequired ? .breaking : .compatible,
      old: parameter.place,
      new: place)
  }

  private mutating func added(
    _ parameter: APIParameter, _ side: MessageSide, of subject: String
  ) {
    let isAnswer = if case .answer = side { true } else { false }
    let word = parameter.isRequired ? "new, and required" : "new"
    note(
      .added, isAnswer ? "header-added" : "parameter-added", of: subject,
      "\(side.parameterWords) \(parameter.name) is \(word).",
      level: isAnswer == isReversed && parameter.isRequired && parameter.usualDefault == nil
        ? .breaking : .compatible, new: parameter.place)
  }

  /// Two declarations of one parameter.
  mutating func compare(
    _ before: APIParameter, _ after: APIParameter, _ side: MessageSide, of subject: String
  ) {
    func note(
      _ code: String, _ words: String, _ effect: ChangeEffect,
      atMost most: APIChange.Level = .breaking
    ) {
      self.note(
        .changed, code, of: subject, "\(side.parameterWords) \(before.name) \(words)",
        level: min(side.level(of: effect, isReversed: isReversed), most), old: before.place,
        new: after.place)
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
      note("parameter-narrower", "takes less: \(reason.words)", .narrower)
    }
    for reason in TypeCover.reasons(why: after.types, areNotIn: before.types) {
      note(
        "parameter-wider", "takes more: \(reason.words)", .wider,
        atMost: reason.isOfChoices ? .warning : .breaking)
    }
    if before.isDeprecated != after.isDeprecated {
      note(
        "deprecated", after.isDeprecated ? "is deprecated." : "is no longer deprecated.",
        after.isDeprecated ? .notice : .none)
    }
    compareShapes(before, after, side, of: subject)
    compareTexts(before.description, after.description, of: subject, before.place, after.place)
  }

  /// How lists and objects are written, and what their schemas allow.
  private mutating func compareShapes(
    _ before: APIParameter, _ after: APIParameter, _ side: MessageSide, of subject: String
  ) {
    if before.shape?.writing != after.shape?.writing {
      note(
        .changed, "parameter-style", of: subject,
        "\(side.parameterWords) \(before.name) is written in another way.", level: .breaking,
        old: before.place, new: after.place)
    }
    guard let one = before.shape?.schema, let other = after.shape?.schema else { return }
    for change in schemas.changes(one, other) {
      let place = change.pointer.isEmpty ? "" : " at \(change.pointer)"
      note(
        change.kind, change.code, of: subject,
        "\(side.parameterWords) \(before.name)\(place): \(change.message)",
        level: side.level(of: change, isReversed: isReversed), old: change.old ?? before.place,
        new: change.new ?? after.place)
    }
  }
}

extension APIParameter {
  /// What is taken if it is left out.
  var usualDefault: String? { types.lazy.compactMap(\.defaultValue).first }
}
