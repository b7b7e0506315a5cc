import LaminaAPIModel
import LaminaAPISource

extension APIComparison {
  mutating func compare(_ before: APIMethod, _ after: APIMethod, of subject: String) {
    compareTexts(before.description, after.description, of: subject, before.place, after.place)
    compareTexts(
      before.summary, after.summary, of: subject, before.place, after.place, code: "summary")
    compareNames(before, after, of: subject)
    compareDeprecation(before, after, of: subject)
    compareProtocols(
      before.protocols, after.protocols, of: subject, old: before.place, new: after.place)
    compareSecurity(before, after, of: subject)
    compare(before.queryParameters, after.queryParameters, .query, of: subject, after.place)
    compare(before.headers, after.headers, .header, of: subject, after.place)
    compare(before.cookies, after.cookies, .cookie, of: subject, after.place)
    compareRequests(before, after, of: subject)
    compareResponses(before, after, of: subject)
    compareCallbacks(before, after, of: subject)
  }

  mutating func compareTexts(
    _ before: String?, _ after: String?, of subject: String, _ old: Place?, _ new: Place?,
    code: String = "description"
  ) {
    if before == after { return }
    note(.changed, code, of: subject, "The \(code) is another one.", old: old, new: new)
  }

  // MARK: Requests

  private mutating func compareRequests(
    _ before: APIMethod, _ after: APIMethod, of subject: String
  ) {
    if before.bodies.isEmpty, let body = after.bodies.first {
      note(
        .added, "request-body-added", of: subject,
        "A request has a body of \(after.bodies.map(\.mediaType).joined(separator: " or ")).",
        level: isNeeded(body) && after.isBodyRequired && !isReversed ? .breaking : .compatible,
        old: before.place,
        new: body.place)
      return
    }
    // Where schemas or fields come or go, these are what is said.
    let hasSameKind = before.hasBodyRules == after.hasBodyRules
    if before.isBodyRequired != after.isBodyRequired, hasSameKind, !after.bodies.isEmpty {
      note(
        .changed, "request-body-required", of: subject,
        after.isBodyRequired ? "A request must have a body." : "A request may leave its body out.",
        level: after.isBodyRequired != isReversed ? .breaking : .compatible, old: before.place,
        new: after.place)
    }
    for body in before.bodies {
      guard let other = after.bodies.first(where: { $0.mediaType == body.mediaType }) else {
        note(
          .removed, "request-media-type-removed", of: subject,
          "A body of \(body.mediaType) is no longer \(isReversed ? "sent" : "taken").",
          level: isReversed ? .compatible : .breaking, old: body.place, new: after.place)
        continue
      }
      compare(body.schema, other.schema, .request, body, other, of: subject)
      compare(body.formParameters, other.formParameters, .form, of: subject, other.place)
    }
    for body in after.bodies
    where !before.bodies.contains(where: { $0.mediaType == body.mediaType }) {
      note(
        .added, "request-media-type-added", of: subject,
        "A body of \(body.mediaType) is \(isReversed ? "sent" : "taken"), too.",
        level: isReversed ? .breaking : .compatible, old: before.place, new: body.place)
    }
  }

  /// Whether a request without a body breaks a rule.
  private func isNeeded(_ body: APIBody) -> Bool {
    body.schema != nil || body.formParameters.contains(where: \.isRequired)
  }

  // MARK: Answers

  private mutating func compareResponses(
    _ before: APIMethod, _ after: APIMethod, of subject: String
  ) {
    let (before, after) = (before.withAllResponses, after.withAllResponses)
    for response in before.responses {
      guard let other = after.responses.first(where: { $0.label == response.label }) else {
        note(
          .removed, "response-removed", of: subject,
          "There is no answer \(response.label) any more.",
          level: .breaking, old: response.place, new: after.place)
        continue
      }
      compare(response, other, of: subject)
    }
    for response in after.responses
    where !before.responses.contains(where: { $0.label == response.label }) {
      note(
        .added, "response-added", of: subject, "There is an answer \(response.label).",
        old: before.place, new: response.place)
    }
  }

  private mutating func compare(
    _ before: APIResponse, _ after: APIResponse, of subject: String
  ) {
    compareTexts(before.description, after.description, of: subject, before.place, after.place)
    let name = before.label
    compare(before.headers, after.headers, .answer(name), of: subject, after.place)
    for body in before.bodies {
      guard let other = after.bodies.first(where: { $0.mediaType == body.mediaType }) else {
        note(
          .removed, "response-media-type-removed", of: subject,
          "The answer \(name) no longer has a body of \(body.mediaType).", level: .breaking,
          old: body.place, new: after.place)
        continue
      }
      compare(body.schema, other.schema, .answer(name), body, other, of: subject)
    }
    for body in after.bodies
    where !before.bodies.contains(where: { $0.mediaType == body.mediaType }) {
      note(
        .added, "response-media-type-added", of: subject,
        "The answer \(name) may have a body of \(body.mediaType).", old: before.place,
        new: body.place)
    }
  }

  // MARK: Bodies

  /// The schemas of two bodies.
  private mutating func compare(
    _ before: APISchema?, _ after: APISchema?, _ side: MessageSide, _ old: APIBody, _ new: APIBody,
    of subject: String
  ) {
    if before == nil, after == nil { return }
    guard let before, let after else {
      let isNarrower = before == nil
      return note(
        .changed, isNarrower ? "schema-added" : "schema-removed", of: subject,
        isNarrower
          ? "\(side.words) (\(new.mediaType)) has a schema."
          : "\(side.words) (\(old.mediaType)) has no schema any more.",
        level: side.level(of: isNarrower ? .narrower : .wider, isReversed: isReversed),
        old: before?.place ?? old.place, new: after?.place ?? new.place)
    }
    for change in schemas.changes(before, after) {
      let place = change.pointer.isEmpty ? "" : " at \(change.pointer)"
      note(
        change.kind, change.code, of: subject,
        "\(side.words)\(place): \(change.message)",
        level: side.level(of: change, isReversed: isReversed), old: change.old ?? before.place,
        new: change.new ?? after.place)
    }
  }
}

extension APIMethod {
  /// The method with all its answers in one list.
  fileprivate var withAllResponses: APIMethod {
    var method = self
    method.responses += otherResponses
    return method
  }
}

extension APIResponse {
  /// What stands for its statuses: `404`, `4XX`, `default`.
  fileprivate var label: String {
    switch coverage {
    case .status: "\(status)"
    case .statusClass: "\(status / 100)XX"
    case .others: "default"
    }
  }
}
