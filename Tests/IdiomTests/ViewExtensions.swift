// Extensions of View that every project has, and what people chain on shapes and texts.
import Lamina
import LaminaTesting
import Testing

extension View {
  @ViewBuilder fileprivate func `if`<Content: View>(
    _ condition: Bool, transform: (Self) -> Content
  ) -> some View {
    if condition { transform(self) } else { self }
  }

  fileprivate func eraseToAnyView() -> AnyView { AnyView(self) }

  fileprivate func card(cornerRadius: CGFloat = 8) -> some View {
    padding()
      .background(.background, in: RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
      .overlay(
        RoundedRectangle(cornerRadius: cornerRadius, style: .continuous).stroke(.gray, lineWidth: 1)
      )
  }

  fileprivate func readWidth(onChange: @escaping (CGFloat) -> Void) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
      }
    )
    .onPreferenceChange(WidthKey.self, perform: onChange)
  }

  fileprivate func badge(count: Int) -> some View {
    overlay(alignment: .topTrailing) {
      if count > 0 { Text("\(count)").padding(2).background(Circle().fill(.red)) }
    }
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Chained: View {
  @State private var isMarked = false
  @State private var count = 0
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("Card").if(isMarked) { $0.bold().border(Color.red) }.card()
      Button("Mark") { isMarked.toggle() }.badge(count: count)
      Button("Count") { count += 1 }.eraseToAnyView()
      Color.clear.frame(width: 120, height: 10).readWidth { width = $0 }
      Text("width \(Int(width))")
    }
  }
}

/// Two fills and a line on one shape, and looks of text for a whole view.
private struct Looks: View {
  @State private var isDone = false

  var body: some View {
    VStack {
      Circle().fill(.yellow).stroke(.orange, lineWidth: 2).frame(width: 20, height: 20)
      Capsule(style: .continuous).strokeBorder(lineWidth: 2).frame(width: 40, height: 20)
      Image(systemName: "star").foregroundStyle(.red, .blue)
      VStack {
        Text("Shopping")
        Text("Milk")
      }
      .strikethrough(isDone)
      .underline()
      .kerning(1)
      Toggle("Done", isOn: $isDone).tint(.green)
    }
  }
}

private struct Wide: ViewModifier {
  let isActive: Bool
  @State private var taps = 0

  func body(content: Content) -> some View {
    HStack {
      content
      if isActive { Button("Tapped \(taps)") { taps += 1 } }
    }
  }
}

extension View {
  fileprivate func wide(_ isActive: Bool = true) -> some View {
    modifier(Wide(isActive: isActive))
  }
}

private struct Modified: View {
  var body: some View { Text("Base").wide() }
}

/// A change that reports the new value only.
private struct Changes: View {
  @State private var number = 1
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Button("Up") { number += 1 }
      Text(log.joined(separator: ","))
    }
    .onChange(of: number) { new in log.append("\(new)") }
    .onChange(of: number) { log.append("!") }
    .onChange(of: number) { old, new in log.append("\(old)>\(new)") }
  }
}

@MainActor @Suite("Idioms: extensions of View")
struct ViewExtensionIdioms {
  private let size = CGSize(width: 360, height: 320)

  @Test("Conditional modifiers, cards, badges and readers of sizes")
  func chained() {
    let harness = Harness(size: size) { Chained() }
    harness.tap("Mark")
    harness.tap("Count")
    #expect(harness.exists("Card"))
    #expect(harness.exists("1"))
    #expect(harness.exists("width 120"))
  }

  @Test("Shapes are filled and stroked; looks of text go for a whole view")
  func looks() {
    let harness = Harness(size: size) { Looks() }
    let before = harness.picture()
    harness.tap("Done")
    harness.settle()
    #expect(harness.exists("Shopping"))
    #expect(!PictureComparison().compare(harness.picture(), with: before).isMatch)
  }

  @Test("A modifier with state")
  func modified() {
    let harness = Harness(size: size) { Modified() }
    harness.tap("Tapped 0")
    #expect(harness.exists("Tapped 1"))
  }

  @Test("Changes are told with no value, the new one or both")
  func changes() {
    let harness = Harness(size: size) { Changes() }
    harness.tap("Up")
    let words = harness.find(.text).elements.compactMap(\.semantics.label).joined()
    for part in ["2", "!", "1>2"] { #expect(words.contains(part)) }
  }
}
