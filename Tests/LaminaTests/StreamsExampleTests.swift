import Lamina
import LaminaTesting
import Testing

// LaminaBindings.docc/StreamsAndViews.md shows what stands between the two lines.
// begin
@MainActor final class SearchModel {
  let query = CurrentValue("")
  let hits: EventStream<[String], Never>

  init(clock: any StreamClock, find: @escaping @Sendable (String) async -> [String]) {
    hits = query.stream
      .debounce(.milliseconds(250), clock: clock)
      .distinctUntilChanged()
      .flatMapLatest { query async in await find(query) }
      .share(replay: 1)
  }
}

struct SearchView: View {
  let model: SearchModel

  var body: some View {
    TextField("Search", text: model.query.binding)
    Observing(model.hits, initial: []) { hits in
      ForEach(hits, id: \.self) { Text($0) }
    }
  }
}
// end

/// The article's example of streams does what is said of it.
struct StreamsExampleTests {
  @Test("What is typed is looked for after a pause, and what is found is shown")
  func finds() async {
    let clock = MarbleClock()
    let model = SearchModel(clock: clock) { query in
      query.isEmpty ? [] : ["\(query)a", "\(query)b"]
    }
    let harness = Harness { SearchView(model: model) }
    harness.tap("Search")
    harness.type("al")
    clock.advance(by: .milliseconds(249))
    #expect(!harness.exists("ala"))
    clock.advance(by: .milliseconds(1))
    let found = await model.hits.filter { !$0.isEmpty }.first()
    #expect(found == ["ala", "alb"])
    harness.settle()
    #expect(harness.exists("ala"))
    #expect(harness.exists("alb"))
  }

  @Test("The article shows it as it is compiled")
  func isShown() throws {
    func text(_ path: String) throws -> String {
      let root = (#filePath as NSString).deletingLastPathComponent + "/../../"
      return try String(contentsOfFile: root + path, encoding: .utf8)
    }
    let source = try text("Tests/LaminaTests/StreamsExampleTests.swift")
    let example = source.components(separatedBy: "\n// begin\n").dropFirst().first?
      .components(separatedBy: "// end\n").first
    let block = "```swift\n" + (try #require(example)) + "```"
    let article = try text("Sources/LaminaBindings/LaminaBindings.docc/StreamsAndViews.md")
    #expect(article.contains(block))
  }
}
