// Hover: highlights, buttons that appear, tracking places, rows that move below the pointer.
import Lamina
import LaminaTesting
import Testing

private struct HoverCard: View {
  @State private var isHovered = false

  var body: some View {
    Text(isHovered ? "hot" : "cold")
      .padding(20)
      .background(RoundedRectangle(cornerRadius: 8).fill(isHovered ? Color.yellow : .white))
      .scaleEffect(isHovered ? 1.1 : 1)
      .onHover { isHovered = $0 }
  }
}

/// A row whose background is clear until the pointer comes.
private struct SidebarRow: View {
  let title: String
  @State private var isHovered = false

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      if isHovered { Text("…\(title)") }
    }
    .frame(height: 30)
    .background(isHovered ? Color.gray.opacity(0.2) : .clear)
    .onHover { isHovered = $0 }
  }
}

private struct Sidebar: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(["Inbox", "Sent", "Drafts"], id: \.self) { SidebarRow(title: $0) }
    }
  }
}

/// A button that shows only while the row is hovered, and can be pressed then.
private struct RowWithDelete: View {
  let title: String
  let delete: () -> Void
  @State private var isHovered = false

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Button("Delete \(title)", action: delete).opacity(isHovered ? 1 : 0)
    }
    .padding(.horizontal)
    .frame(height: 40)
    .contentShape(Rectangle())
    .onHover { isHovered = $0 }
  }
}

private struct Downloads: View {
  @State private var files = ["one", "two", "three"]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(files, id: \.self) { file in
        RowWithDelete(title: file) { files.removeAll { $0 == file } }
      }
      Spacer()
      Text(files.joined(separator: " "))
    }
  }
}

private struct Spotlight: View {
  @State private var phase = "nowhere"

  var body: some View {
    ZStack(alignment: .bottom) {
      Color.black
      Text(phase).allowsHitTesting(false)
    }
    .onContinuousHover { hover in
      switch hover {
      case .active(let point): phase = "at \(Int(point.x)),\(Int(point.y))"
      case .ended: phase = "nowhere"
      }
    }
  }
}

/// Each row of a scrolling list follows the pointer.
private struct ScrollingRows: View {
  @State private var hovered: Int?

  var body: some View {
    VStack(spacing: 0) {
      Text("over \(hovered.map { "\($0)" } ?? "none")").frame(height: 20)
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30, id: \.self) { row in
            Text("Row \(row)")
              .frame(maxWidth: .infinity).frame(height: 30)
              .onHover { inside in
                if inside { hovered = row } else if hovered == row { hovered = nil }
              }
          }
        }
      }
    }
  }
}

private struct Badge: View {
  @State private var isHovered = false

  var body: some View {
    RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 60, height: 60)
      .overlay(alignment: .topTrailing) {
        Circle().fill(.red).frame(width: 20, height: 20).offset(x: 30, y: -30)
          .onHover { isHovered = $0 }
      }
      .overlay { Text(isHovered ? "badge" : "plain") }
  }
}

@MainActor @Suite("Idioms: hover")
struct HoverIdioms {
  @Test("A card is hot while the pointer is over it")
  func card() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) { HoverCard() }
    harness.move(to: CGPoint(x: 100, y: 88))
    #expect(harness.exists("hot"))
    harness.move(to: CGPoint(x: 10, y: 10))
    #expect(harness.exists("cold"))
  }

  @Test("A row of a sidebar lights up in its gap, and its neighbour goes out")
  func sidebar() {
    let harness = Harness(size: CGSize(width: 200, height: 90)) { Sidebar() }
    harness.move(to: CGPoint(x: 100, y: 15))
    #expect(harness.exists("…Inbox"))
    harness.move(to: CGPoint(x: 100, y: 45))
    #expect(harness.exists("…Sent"))
    #expect(!harness.exists("…Inbox"))
  }

  @Test("After a click on a button that removes its row the next row is the hovered one")
  func downloads() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Downloads() }
    let button = CGPoint(x: 240, y: 20)
    harness.tap(at: button)
    #expect(harness.exists("one two three"))
    harness.move(to: button)
    harness.tap(at: button)
    #expect(harness.exists("two three"))
    harness.tap(at: button)
    #expect(harness.exists("three"))
  }

  @Test("A spotlight follows the pointer and goes out")
  func spotlight() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Spotlight() }
    harness.move(to: CGPoint(x: 30, y: 40))
    #expect(harness.exists("at 30,40"))
    harness.move(to: CGPoint(x: 100, y: 190))
    #expect(harness.exists("at 100,190"))
    harness.move(to: CGPoint(x: -10, y: 40))
    #expect(harness.exists("nowhere"))
  }

  @Test("The wheel brings another row under a resting pointer")
  func scrolling() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) { ScrollingRows() }
    harness.move(to: CGPoint(x: 100, y: 35))
    #expect(harness.exists("over 0"))
    harness.scroll(down: 90)
    harness.settle()
    #expect(harness.exists("over 3"))
  }

  @Test("A badge that sticks out is hovered where it is")
  func badge() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Badge() }
    harness.move(to: CGPoint(x: 150, y: 50))
    #expect(harness.exists("badge"))
    harness.move(to: CGPoint(x: 122, y: 78))
    #expect(harness.exists("plain"))
  }
}
