import Lamina
import LaminaAPI
import LaminaAPIMock

/// Models of web APIs: a description that is checked while one types, what it says, and answers made for it.
struct WebAPIsPage: View {
  @State private var text = ShelfCheck.sample

  var body: some View {
    let check = ShelfCheck(text)
    PageScaffold(.webAPIs) {
      Sample("A description", "RAML or OpenAPI, checked as one types: here “gett” is no method.") {
        VStack(alignment: .leading, spacing: 12) {
          TextEditor(text: $text)
            .font(.system(size: 13).monospaced())
            .textMarks(check.marks)
            .accessibilityLabel("Description")
            .frame(height: 300)
          HStack(spacing: 10) {
            Button("Mend it") { text = text.replacingOccurrences(of: "gett:", with: "get:") }
            Button("As it was") { text = ShelfCheck.sample }
          }
          Problems(check: check)
        }
      }
      Sample("What it says", "The same model makes documents, clients, comparisons and a mock.") {
        Methods(check: check)
      }
    }
  }
}

/// A description that was read, and what is wrong with it.
private struct ShelfCheck {
  let problems: [Diagnostic]
  let model: APIModel
  let marks: [TextMark]

  init(_ text: String) {
    let document = RAMLDocument.read("api.raml", from: MemoryLoader(["api.raml": text]))
    problems = document.diagnostics
    model = document.model()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    marks = problems.compactMap { problem in
      let index = problem.place.line - 1
      guard lines.indices.contains(index) else { return nil }
      let indent = lines[index].prefix { $0 == " " }.utf8.count
      let start = lines[..<index].reduce(0) { $0 + $1.utf8.count + 1 }
      return TextMark(
        utf8: (start + indent)..<(start + lines[index].utf8.count),
        color: problem.severity == .error ? .red : .orange)
    }
  }

  /// The methods with their addresses, and what a mock answers to each.
  var methods: [(name: String, address: String, words: String, answer: String)] {
    let mock = MockDesk(MockAPI(model))
    return model.allResources.flatMap { resource in
      resource.methods.map { method in
        let target = resource.uri.replacingOccurrences(of: "{id}", with: "7")
        let answer = mock.answer(MockRequest(method.name, target), now: 0)
        let body = String(decoding: answer.body.prefix(160), as: UTF8.self)
        return (
          method.name, resource.uri, method.description ?? "",
          "\(answer.status) \(body.split(whereSeparator: \.isNewline).joined(separator: " "))"
        )
      }
    }
  }

  static let sample = """
    #%RAML 0.8
    title: Shelf
    mediaType: application/json
    /books:
      get:
        description: Lists the books.
        responses:
          200:
            body: {example: '[{"id": 7, "title": "Tea"}]'}
      /{id}:
        gett:
          description: Gets a book.
        delete:
          description: Takes a book from the shelf.
          responses: {204: {description: It is gone.}}
    """
}

/// What is wrong, with its line and the repair.
private struct Problems: View {
  let check: ShelfCheck

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if check.problems.isEmpty { Text("Nothing is wrong with it.").foregroundStyle(.secondary) }
      ForEach(check.problems.indices, id: \.self) { index in
        let problem = check.problems[index]
        Text(
          "Line \(problem.place.line), \(problem.severity.rawValue): \(problem.message) \(problem.repair ?? "")"
        )
        .font(.callout)
      }
    }
  }
}

/// The methods of the model, each with an answer.
private struct Methods: View {
  let check: ShelfCheck

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      ForEach(check.methods.indices, id: \.self) { index in
        let method = check.methods[index]
        VStack(alignment: .leading, spacing: 3) {
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text(method.name).font(.callout.monospaced().bold())
            Text(method.address).font(.callout.monospaced())
          }
          if !method.words.isEmpty { Text(method.words) }
          Text(method.answer).font(.caption.monospaced()).foregroundStyle(.secondary)
        }
      }
    }
  }
}
