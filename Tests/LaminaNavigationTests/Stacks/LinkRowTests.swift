import Lamina
import LaminaTesting
import Testing

/// Links in rows of lists, as programs from the Mac have them.
@MainActor @Suite("Links in rows")
struct LinkRowTests {
  @Test(
    "Cards that scroll sideways within a row are links of their own size, without the row's mark")
  func cards() throws {
    let harness = Harness(size: CGSize(width: 500, height: 300)) {
      NavigationStack {
        List {
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(["Lake", "Wood"], id: \.self) { name in
                NavigationLink {
                  Text("all of \(name)")
                } label: {
                  Text(name).frame(width: 100, height: 60)
                }
                .buttonStyle(.plain)
              }
            }
          }
          NavigationLink("Whole row") { Text("row") }
        }
      }
    }
    let (lake, wood) = (
      try #require(harness.frame(of: "Lake")), try #require(harness.frame(of: "Wood"))
    )
    #expect(lake.width == 100)
    #expect(wood.minX - lake.minX == 100)
    #expect(try #require(harness.frame(of: "Whole row")).width > 400)
    harness.tap("Wood")
    harness.advance(by: 1)
    #expect(harness.exists("all of Wood"))
  }

  @Test("A link looks as the style of buttons around it says")
  func style() throws {
    let harness = Harness(size: CGSize(width: 500, height: 300)) {
      NavigationStack {
        HStack {
          NavigationLink("Standard") { Text("a") }
          NavigationLink("Plain") { Text("b") }.buttonStyle(.plain)
        }
      }
    }
    let (standard, plain) = (
      try #require(harness.frame(of: "Standard")), try #require(harness.frame(of: "Plain"))
    )
    #expect(standard.height == 28)
    #expect(plain.height < 24)
  }

  private struct Places: View {
    @State private var selection: Int?

    var body: some View {
      NavigationSplitView {
        List(selection: $selection) {
          ForEach(0..<3) { number in
            NavigationLink("Place \(number)") { Text("about \(number)") }.tag(number)
          }
        }
      } detail: {
        Text("nothing")
      }
      .overlay(alignment: .bottom) { Text(selection.map { "chosen \($0)" } ?? "none chosen") }
    }
  }

  @Test("A sidebar's link to a view selects its row by the row's tag", arguments: [400, 800])
  func selection(width: CGFloat) {
    let harness = Harness(size: CGSize(width: width, height: 300)) { Places() }
    #expect(harness.exists("none chosen"))
    for number in [1, 2] {
      harness.tap("Place \(number)")
      harness.advance(by: 1)
      #expect(harness.exists("chosen \(number)"))
      #expect(harness.exists("about \(number)"))
      guard width < 500 else { continue }
      harness.tap("Back")
      harness.advance(by: 1)
      #expect(harness.exists("Place 1"))
    }
  }

  @Test("Links of a sidebar have the row's mark while it stands alone, as those of a stack have")
  func marks() {
    struct Mails: View {
      @State private var choice: Int?
      var body: some View {
        NavigationSplitView {
          List(0..<3, id: \.self, selection: $choice) { number in
            NavigationLink("Mail \(number)", value: number)
          }
        } detail: {
          Text("nothing")
        }
      }
    }
    struct Texts: View {
      var body: some View {
        NavigationSplitView {
          List(0..<3, id: \.self) { number in NavigationLink("Mail \(number)") { Text("about") } }
        } detail: {
          Text("nothing")
        }
      }
    }
    func hasMark(_ harness: Harness) -> Bool {
      guard let row = harness.elements(role: .row).dropFirst().first?.frame else { return false }
      let picture = harness.picture()
      let colors = (Int(row.midX)..<Int(row.maxX) - 1).map {
        picture.pixel(x: $0, y: Int(row.midY))
      }
      return Set(colors).count > 1
    }
    for harness in [
      Harness(size: CGSize(width: 390, height: 300)) { Mails() },
      Harness(size: CGSize(width: 390, height: 300)) { Texts() },
    ] {
      #expect(hasMark(harness))
      harness.resize(to: CGSize(width: 900, height: 300))
      harness.advance(by: 1)
      #expect(!hasMark(harness))
      harness.resize(to: CGSize(width: 390, height: 300))
      harness.advance(by: 1)
      #expect(hasMark(harness))
    }
  }
}
