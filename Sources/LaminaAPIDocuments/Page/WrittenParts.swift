import LaminaAPIModel
import LaminaAPISource

/// What stands in the page already, so that what comes again becomes a link.
struct WrittenParts {
  /// A place in the page, and what a reader calls it.
  struct Part {
    let anchor: String
    let title: String
  }

  private struct Text: Hashable {
    let text: String
    /// The file that references in the text are relative to.
    let file: String?
  }

  /// Shorter texts are written again: a link says less.
  static let shortest = 160

  private var fields: [SchemaTarget: Part] = [:]
  private var texts: [Text: Part] = [:]
  private var answers: [APIResponse: Part] = [:]
  private var tables: [[APIParameter]: Part] = [:]

  /// Where the fields of a part of a schema stand.
  func fields(of target: SchemaTarget) -> Part? { fields[target] }

  mutating func add(_ target: SchemaTarget, _ part: Part) { fields[target] = part }

  /// Where a schema or an example stands that is long enough.
  func text(_ text: String, in file: String? = nil) -> Part? {
    Self.isLong(text) ? texts[Text(text: text, file: file)] : nil
  }

  mutating func add(_ text: String, in file: String? = nil, _ part: Part) {
    texts[Text(text: text, file: file)] = part
  }

  /// Where an answer stands that says the same.
  func answer(_ response: APIResponse) -> Part? { answers[response.withoutPlaces] }

  mutating func add(_ response: APIResponse, _ part: Part) {
    answers[response.withoutPlaces] = part
  }

  /// Where a table of the same parameters stands.
  func table(_ parameters: [APIParameter]) -> Part? { tables[parameters.map(\.withoutPlace)] }

  mutating func add(_ parameters: [APIParameter], _ part: Part) {
    tables[parameters.map(\.withoutPlace)] = part
  }

  static func isLong(_ text: String) -> Bool { text.utf8.count >= shortest }
}

extension APIResponse {
  /// The answer as a reader sees it: a schema keeps its file, to which its references are relative.
  fileprivate var withoutPlaces: APIResponse {
    var response = self
    response.place = nil
    response.headers = headers.map(\.withoutPlace)
    response.links = links.map { link in
      var link = link
      link.place = nil
      return link
    }
    response.bodies = bodies.map { body in
      var body = body
      body.place = nil
      body.examples = body.examples.map { example in
        var example = example
        example.place = nil
        return example
      }
      body.formParameters = body.formParameters.map(\.withoutPlace)
      let file = body.schema?.place?.file
      body.schema?.place = file.map { Place(file: $0, line: 1, column: 1) }
      return body
    }
    return response
  }
}

extension APIParameter {
  fileprivate var withoutPlace: APIParameter {
    var parameter = self
    parameter.place = nil
    return parameter
  }
}
