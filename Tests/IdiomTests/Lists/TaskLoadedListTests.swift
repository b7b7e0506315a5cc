import Lamina
import LaminaTesting
import Testing

import Observation

@MainActor private final class Library {
  var waiting: CheckedContinuation<[String], Never>?
  func books() async -> [String] { await withCheckedContinuation { waiting = $0 } }
}

private struct Books: View {
  let library: Library
  @State private var books: [String]?
  let done: () -> Void

  var body: some View {
    Group {
      if let books {
        List(books, id: \.self) { Text($0) }
      } else {
        ProgressView("Loading")
      }
    }
    .task {
      books = await library.books()
      done()
    }
  }
}

@MainActor @Suite("Idioms: a list that a task loads")
struct TaskLoadedListTests {
  @Test("There is a spinner until the rows are there")
  func load() async {
    let library = Library()
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      Books(library: library) { continuation.yield() }
    }
    #expect(harness.exists("Loading"))
    while library.waiting == nil { await _Concurrency.Task.yield() }
    library.waiting?.resume(returning: ["Emma", "Middlemarch"])
    var events = stream.makeAsyncIterator()
    await events.next()
    harness.advance(by: 0.1)
    #expect(harness.exists("Emma") && harness.exists("Middlemarch"))
    #expect(!harness.exists("Loading"))
  }
}
