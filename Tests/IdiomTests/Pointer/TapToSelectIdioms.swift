// Rows and tiles that are tapped: with spacers, content shapes, buttons inside, and double taps.
import Lamina
import LaminaTesting
import Testing

private struct Person: Identifiable, Hashable {
  let id: Int
  let name: String
}

private let people = [
  Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace"), Person(id: 3, name: "Alan"),
]

private struct PersonRow: View {
  let person: Person
  let isSelected: Bool

  var body: some View {
    HStack {
      Text(person.name)
      Spacer()
      if isSelected { Image(systemName: "checkmark") }
    }
    .frame(height: 30)
    .contentShape(Rectangle())
  }
}

private struct PeoplePicker: View {
  @State private var selected: Person?

  var body: some View {
    VStack(spacing: 0) {
      ForEach(people) { person in
        PersonRow(person: person, isSelected: selected == person)
          .onTapGesture { selected = selected == person ? nil : person }
      }
      Text("selected: \(selected?.name ?? "nobody")")
    }
  }
}

/// The same without a content shape: only the name is tapped.
private struct ThinRow: View {
  @State private var taps = 0

  var body: some View {
    VStack {
      HStack {
        Text("Name")
        Spacer()
        Text("12")
      }
      .onTapGesture { taps += 1 }
      Text("taps \(taps)")
    }
  }
}

/// A set of tags, chosen by buttons with a style that draws no ground.
private struct Tags: View {
  @State private var chosen: Set<String> = []

  var body: some View {
    HStack {
      ForEach(["red", "green", "blue"], id: \.self) { tag in
        Button {
          if chosen.contains(tag) { chosen.remove(tag) } else { chosen.insert(tag) }
        } label: {
          Text(tag).padding(8)
            .background(Capsule().fill(chosen.contains(tag) ? Color.blue : Color.gray.opacity(0.2)))
        }
        .buttonStyle(.plain)
      }
      Text(chosen.sorted().joined(separator: "+"))
    }
  }
}

/// A row that opens, with a button inside that does something else.
private struct Mail: View {
  @State private var isOpen = false
  @State private var isFlagged = false

  var body: some View {
    VStack {
      HStack {
        Text("Subject")
        Spacer()
        Button {
          isFlagged.toggle()
        } label: {
          Image(systemName: isFlagged ? "star.fill" : "star")
        }
        .accessibilityLabel("Flag")
        .buttonStyle(.borderless)
      }
      .padding()
      .background(Color.gray.opacity(0.1))
      .onTapGesture { isOpen.toggle() }
      Text("open \(isOpen ? "yes" : "no"), flagged \(isFlagged ? "yes" : "no")")
    }
  }
}

/// A whole card in a button.
private struct CardButton: View {
  @State private var count = 0

  var body: some View {
    Button {
      count += 1
    } label: {
      VStack(alignment: .leading, spacing: 20) {
        Text("Title").font(.headline)
        Text("Count \(count)")
      }
      .padding(20)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.background, in: RoundedRectangle(cornerRadius: 12))
    }
    .buttonStyle(.plain)
  }
}

/// Chess by taps on a grid.
private struct Board: View {
  @State private var marked: Set<Int> = []

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<3, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { column in
            Rectangle()
              .fill(marked.contains(row * 3 + column) ? Color.black : .white)
              .border(.gray)
              .onTapGesture { marked.insert(row * 3 + column) }
          }
        }
      }
      Text(marked.sorted().map(String.init).joined())
    }
  }
}

@MainActor @Suite("Idioms: tap to select")
struct TapToSelectIdioms {
  @Test("A row with a content shape is selected in its gap, and deselected by another tap")
  func row() {
    let harness = Harness(size: CGSize(width: 300, height: 120)) { PeoplePicker() }
    let row = harness.frame(of: "Grace") ?? .zero
    harness.tap(at: CGPoint(x: 200, y: row.midY))
    #expect(harness.exists("selected: Grace"))
    harness.tap("Alan")
    #expect(harness.exists("selected: Alan"))
    harness.tap(at: CGPoint(x: 150, y: row.midY + 30))
    #expect(harness.exists("selected: nobody"))
  }

  @Test("Without a content shape a row's gap is not tapped")
  func thin() {
    let harness = Harness(size: CGSize(width: 300, height: 120)) { ThinRow() }
    let name = harness.frame(of: "Name") ?? .zero
    harness.tap(at: CGPoint(x: 150, y: name.midY))
    #expect(harness.exists("taps 0"))
    harness.tap("Name")
    harness.tap("12")
    #expect(harness.exists("taps 2"))
  }

  @Test("Tags in capsules are chosen and given up")
  func tags() {
    let harness = Harness(size: CGSize(width: 400, height: 60)) { Tags() }
    harness.tap("red")
    harness.tap("blue")
    #expect(harness.exists("blue+red"))
    harness.tap("red")
    #expect(!harness.exists("blue+red"))
  }

  @Test("A button inside a tappable row acts alone")
  func button() {
    let harness = Harness(size: CGSize(width: 300, height: 120)) { Mail() }
    harness.tap("Flag")
    #expect(harness.exists("open no, flagged yes"))
    let subject = harness.frame(of: "Subject") ?? .zero
    harness.tap(at: CGPoint(x: 150, y: subject.midY))
    #expect(harness.exists("open yes, flagged yes"))
  }

  @Test("A card with a ground is pressed between its texts")
  func card() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { CardButton() }
    let title = harness.frame(of: "Title") ?? CGRect(x: 0, y: 100, width: 10, height: 1)
    harness.tap(at: CGPoint(x: 250, y: title.maxY + 10))
    #expect(harness.semanticTree.description.contains("Count 1"))
  }

  @Test("Squares of a board are tapped each at its place")
  func board() {
    let harness = Harness(size: CGSize(width: 150, height: 170)) { Board() }
    harness.tap(at: CGPoint(x: 25, y: 25))
    harness.tap(at: CGPoint(x: 75, y: 75))
    harness.tap(at: CGPoint(x: 125, y: 120))
    #expect(harness.exists("048"))
  }
}
