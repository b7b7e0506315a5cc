// Text composed of pieces: added, interpolated, reduced, formatted.
import Foundation
import Lamina
import LaminaTesting
import Testing

private struct Greeting: View {
  let name: String

  var body: some View {
    VStack {
      Text("Hello, ") + Text(name).bold() + Text("!").italic()
      Text("Dear \(Text(name).bold().foregroundStyle(.red)), welcome")
    }
  }
}

/// Words, each with its own looks, reduced to one text.
private struct Highlight: View {
  let words: [String]
  let marked: String

  private var text: Text {
    words.enumerated().reduce(Text("")) { sum, next in
      let (index, word) = next
      let space = Text(index == 0 ? "" : " ")
      return sum + space + (word == marked ? Text(word).underline().bold() : Text(word))
    }
  }

  var body: some View { text.font(.body) }
}

private struct Rating: View {
  let stars: Int

  var body: some View {
    VStack {
      Text("Rated \(stars) \(Image(systemName: "star.fill")) of 5")
      Text("Press \(Image(systemName: "plus")) to add")
    }
  }
}

private struct Numbers: View {
  let share = 0.256
  let price = 12.5

  var body: some View {
    VStack {
      Text("\(share * 100, specifier: "%.1f") %")
      Text(share, format: .percent.precision(.fractionLength(0)))
      Text("Total: \(price, format: .number.precision(.fractionLength(2)))")
      Text("Sum \(3 + 4), of \([1, 2]), and \(String(describing: share))")
    }
  }
}

private struct Dates: View {
  let start = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    VStack {
      Text(start, style: .date)
      Text("since \(start, style: .date)")
      Text(start, format: .iso8601.year().month().day())
    }
  }
}

/// Titles that come in as keys, texts and strings.
private struct Headline: View {
  let title: LocalizedStringKey
  let subtitle: Text
  let detail: String

  var body: some View {
    VStack {
      Text(title)
      subtitle
      Text(detail)
      Text(verbatim: "\(detail)!")
    }
  }
}

/// What enums of plain data say of themselves, outside of any view.
private enum Priority: CaseIterable {
  case low, high

  var label: Text { self == .high ? Text("High").bold() : Text("Low") }
  var icon: Image { Image(systemName: self == .high ? "star.fill" : "star") }
  static let gradient = LinearGradient(
    colors: [.red, .orange], startPoint: .leading, endPoint: .trailing)
}

private struct Priorities: View {
  var body: some View {
    VStack {
      ForEach(Priority.allCases, id: \.self) { priority in
        HStack {
          priority.icon
          priority.label
        }
        .background(Priority.gradient)
      }
    }
  }
}

@MainActor @Suite("Idioms: text composed of pieces")
struct ComposedTextIdioms {
  private let size = CGSize(width: 360, height: 200)

  @Test("Texts that are added and put into one another are one text")
  func greeting() {
    let harness = Harness(size: size) { Greeting(name: "Ada") }
    #expect(harness.exists("Hello, Ada!"))
    #expect(harness.exists("Dear Ada, welcome"))
  }

  @Test("Words are reduced to one text")
  func highlight() {
    let harness = Harness(size: size) {
      Highlight(words: ["one", "two", "three"], marked: "two")
    }
    #expect(harness.exists("one two three"))
  }

  @Test("Symbols stand among the words, and are said by name")
  func rating() throws {
    let harness = Harness(size: size) { Rating(stars: 4) }
    #expect(harness.exists("Rated 4 Star of 5"))
    let symbol = try #require(harness.frame(of: "Press Add to add"))
    let plain = Harness(size: size) { Text("Press  to add") }
    #expect(symbol.width > (plain.frame(of: "Press  to add")?.width ?? 0) + 5)
    #expect(symbol.height == plain.frame(of: "Press  to add")?.height)
  }

  @Test("Numbers are written as their formats say")
  func numbers() {
    let harness = Harness(size: size) { Numbers() }
    #expect(harness.exists("25.6 %"))
    #expect(harness.exists(0.256.formatted(.percent.precision(.fractionLength(0)))))
    #expect(harness.exists("Total: " + 12.5.formatted(.number.precision(.fractionLength(2)))))
    #expect(harness.exists("Sum 7, of [1, 2], and 0.256"))
  }

  @Test("Dates are written as their styles say")
  func dates() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let harness = Harness(size: size) { Dates() }
    let long = start.formatted(date: .long, time: .omitted)
    #expect(harness.exists(long))
    #expect(harness.exists("since " + long))
    #expect(harness.exists("2001-01-01"))
  }

  @Test("Titles come in as keys, texts and strings")
  func headline() {
    let harness = Harness(size: size) {
      Headline(title: "Title \(1)", subtitle: Text("Sub").italic(), detail: "Detail")
    }
    for words in ["Title 1", "Sub", "Detail", "Detail!"] { #expect(harness.exists(words)) }
  }

  @Test("Enums of data make texts, pictures and gradients outside of views")
  func priorities() {
    let harness = Harness(size: size) { Priorities() }
    #expect(harness.exists("High"))
    #expect(harness.exists("Low"))
  }

  @Test("a text of many pieces is the same however it is put together")
  func manyPieces() {
    let words = (0..<300).map { Text("\($0) ").bold($0 % 3 == 0) }
    let fromTheLeft = words.reduce(Text("")) { $0 + $1 }
    let fromTheRight = Text("") + words.reversed().reduce(Text("")) { $1 + $0 }
    let halves =
      words[..<150].reduce(Text("")) { $0 + $1 } + words[150...].reduce(Text("")) { $0 + $1 }
    let harness = Harness(size: CGSize(width: 400, height: 400)) {
      VStack {
        fromTheLeft.accessibilityIdentifier("left")
        fromTheRight.accessibilityIdentifier("right")
        halves.accessibilityIdentifier("halves")
      }
    }
    let expected = (0..<300).map { "\($0) " }.joined()
    #expect(harness.text(of: "left") == expected && harness.text(of: "right") == expected)
    #expect(harness.text(of: "halves") == expected)
    // A sum is a value: what is added to it later leaves it as it was.
    let long = fromTheLeft + Text("and more")
    #expect(long != fromTheLeft && fromTheLeft == words.reduce(Text("")) { $0 + $1 })
  }
}
