// Only this is imported, as in most files of a program: Foundation has a `Stream` of its own.
import Lamina

/// What a stream sent last, by the short name of its wrapper.
struct Score: View {
  @Stream private var score: Int

  init(_ stream: EventStream<Int, Never>) { _score = Stream(wrappedValue: 0, stream) }

  var body: some View { Text("\(score)").accessibilityIdentifier("score") }
}
