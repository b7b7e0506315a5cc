import Lamina

#Preview("A name") { Text("Named") }
#Preview { Text("Without a name") }

#Preview("Fits", traits: .sizeThatFitsLayout) {
  Color.red.frame(width: 40, height: 30)
}
#Preview("Fixed", traits: .fixedLayout(width: 120, height: 80)) { Text("Fixed") }
#Preview("Turned", traits: .fixedLayout(width: 120, height: 80), .portrait) { Text("Turned") }
#Preview("Wide", traits: .landscapeLeft) { Text("Wide") }

#Preview("State") {
  @Previewable @State var count = 1
  @Previewable @Environment(\.density) var density
  let twice = count * 2
  VStack {
    Text("Twice is \(twice), density \(density)")
    Button("More") { count += 1 }
  }
}

#if DEBUG
  #Preview("Only in a debug build") { Text("Debug") }
#endif

enum Outer {
  #Preview("Inside of a type", body: { Text("Inside") })
}

#Preview("Two of a kind") {
  Text("One")
  Text("Two")
}

#Preview("With a return") {
  let word = "returned"
  return Text(word)
}

// MARK: Modifiers

@Observable final class Samples {
  let words: [String]
  init(_ words: [String]) { self.words = words }
}

struct SampleWords: PreviewModifier {
  static var made = 0

  static func makeSharedContext() async throws -> Samples {
    made += 1
    return Samples(["shared"])
  }

  func body(content: Content, context: Samples) -> some View {
    content.environment(context)
  }
}

struct Framed: PreviewModifier {
  let title: String

  func body(content: Content, context: Void) -> some View {
    VStack {
      Text(title)
      content
    }
  }
}

struct NoContext: PreviewModifier {
  struct Failure: Error, Equatable {}

  static func makeSharedContext() async throws -> Int { throw Failure() }
  func body(content: Content, context: Int) -> some View { content }
}

private struct Words: View {
  @Environment(Samples.self) private var samples

  var body: some View { Text(samples.words.joined()) }
}

#Preview("Sample", traits: .modifier(SampleWords()), .modifier(Framed(title: "Frame"))) { Words() }
#Preview("Sample again", traits: .modifier(SampleWords())) { Words() }
#Preview("No context", traits: .modifier(NoContext())) { Text("Never") }

// MARK: Providers

struct Several_Previews: PreviewProvider {
  static var previews: some View {
    Text("First").previewDisplayName("Named first")
    Group {
      ForEach(["a", "b"], id: \.self) { Text($0) }
    }
    .previewLayout(.fixed(width: 60, height: 50))
    .previewDevice("iPhone SE (3rd generation)")
    Text("Phone").previewDevice(PreviewDevice(rawValue: "iPhone 15")).previewInterfaceOrientation(
      .landscapeRight)
  }
}

private struct Hidden_Previews: PreviewProvider {
  static var previews: some View {
    Text("Hidden").previewLayout(.sizeThatFits).previewDisplayName("Hidden")
  }
}

enum Place {
  struct Nested_Previews: PreviewProvider {
    static var previews: some View { Text("Nested") }
    static var platform: PreviewPlatform? { .macOS }
  }
}

struct Empty_Previews: PreviewProvider {
  static var previews: some View { EmptyView() }
}

// MARK: Entries

extension EnvironmentValues {
  @Entry var density = 3
}
