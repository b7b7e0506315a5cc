import Foundation
import Lamina
import LaminaTesting
import Testing

/// What the documentation promises of views that hold others: boxes, groups that open, trees, panes.
@MainActor @Suite("Documented: groups", .timeLimit(.minutes(5)))
struct DocumentedGroupsTests {
  private func shown(@ViewBuilder _ content: @escaping () -> some View) -> Harness {
    Harness(size: CGSize(width: 400, height: 300)) { content() }
  }

  private func frame(_ name: String, _ harness: Harness) -> CGRect {
    harness.frame(of: name) ?? .null
  }

  // MARK: GroupBox

  @Test("A box shows its label above its content")
  func groupBox() {
    let harness = shown { GroupBox("Agreement") { Text("content") } }
    #expect(frame("Agreement", harness).maxY <= frame("content", harness).minY)
  }

  @Test("A box's label may be any view, or be left out")
  func groupBoxLabel() {
    let harness = shown {
      VStack {
        GroupBox {
          Text("content")
        } label: {
          Label("Censorship", systemImage: "eye")
        }
        GroupBox { Text("alone") }
      }
    }
    #expect(harness.exists("Censorship") && harness.exists("content") && harness.exists("alone"))
  }

  @Test("A box has a ground of its own, which sets its content off")
  func groupBoxGround() {
    let harness = shown {
      GroupBox { Color.clear.frame(width: 40, height: 40) }.padding(40)
        .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.white)
    }
    let picture = harness.picture()
    #expect(picture.pixel(x: 200, y: 150) != picture.pixel(x: 2, y: 2))
  }

  @Test("Boxes may stand within boxes")
  func groupBoxNested() {
    let harness = shown { GroupBox("Outer") { GroupBox("Inner") { Text("content") } } }
    #expect(frame("Outer", harness).minX < frame("Inner", harness).minX)
    #expect(frame("Outer", harness).maxY <= frame("Inner", harness).minY)
  }

  private struct Plain: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.content
        configuration.label
      }
    }
  }

  @Test("A style of one's own places label and content where it wants them")
  func groupBoxStyle() {
    let harness = shown { GroupBox("label") { Text("content") }.groupBoxStyle(Plain()) }
    #expect(frame("content", harness).maxX <= frame("label", harness).minX)
  }

  // MARK: DisclosureGroup

  private struct Bound: View {
    @State var isExpanded: Bool
    var body: some View {
      VStack {
        DisclosureGroup("Items", isExpanded: $isExpanded) { Text("content") }
        Text(isExpanded ? "open" : "closed").accessibilityIdentifier("state")
        Button("Flip") { isExpanded.toggle() }
      }
    }
  }

  @Test("A group that opens hides its content at first, and its label shows it")
  func disclosure() {
    let harness = shown { DisclosureGroup("Items") { Text("content") } }
    #expect(!harness.exists("content"))
    harness.tap("Items")
    harness.advance(by: 1)
    #expect(harness.exists("content"))
    #expect(frame("Items", harness).maxY <= frame("content", harness).minY)
  }

  @Test("A binding says whether a group is open, and hears when a person opens or closes it")
  func disclosureBinding() {
    let harness = shown { Bound(isExpanded: true) }
    #expect(harness.exists("content"))
    harness.tap("Items")
    harness.advance(by: 1)
    #expect(!harness.exists("content") && harness.text(of: "state") == "closed")
    harness.tap("Flip")
    harness.advance(by: 1)
    #expect(harness.exists("content"))
  }

  @Test("Groups that open may hold others, each of which opens by itself")
  func disclosureNested() {
    let harness = shown {
      DisclosureGroup("Outer") { DisclosureGroup("Inner") { Text("content") } }
    }
    harness.tap("Outer")
    harness.advance(by: 1)
    #expect(harness.exists("Inner") && !harness.exists("content"))
    harness.tap("Inner")
    harness.advance(by: 1)
    #expect(harness.exists("content"))
  }

  private struct Lettered: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          HStack {
            configuration.label
            Text(configuration.isExpanded ? "hide" : "show")
          }
        }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test("A style of one's own reads whether the group is open, and opens it")
  func disclosureStyle() {
    let harness = shown {
      DisclosureGroup("Items") { Text("content") }.disclosureGroupStyle(Lettered())
    }
    #expect(!harness.exists("content"))
    harness.tap("Items show")
    harness.advance(by: 1)
    #expect(harness.exists("content") && harness.exists("Items hide"))
  }

  // MARK: OutlineGroup

  private struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }

  private let tree = Item(
    id: "users",
    children: [
      Item(id: "ada", children: [Item(id: "photo.jpg")]), Item(id: "empty", children: []),
      Item(id: "readme"),
    ])

  @Test("A tree of one root shows that, and its children once it is opened")
  func outlineRoot() {
    let tree = tree
    let harness = shown { VStack { OutlineGroup(tree, children: \.children) { Text($0.id) } } }
    #expect(harness.exists("users") && !harness.exists("ada"))
    harness.tap("users")
    harness.advance(by: 1)
    #expect(harness.exists("ada") && !harness.exists("photo.jpg"))
    harness.tap("ada")
    harness.advance(by: 1)
    #expect(harness.exists("photo.jpg"))
  }

  @Test("Elements without a list of children are leaves; an empty list can be opened all the same")
  func outlineLeaves() {
    let children = tree.children ?? []
    let harness = shown { VStack { OutlineGroup(children, children: \.children) { Text($0.id) } } }
    #expect(harness.elements(role: .disclosure).map(\.text) == ["ada", "empty"])
    #expect(harness.exists("readme"))
  }

  // MARK: ControlGroup

  private struct Clipboard<Style: ControlGroupStyle>: View {
    let style: Style
    @State private var done = ""
    var body: some View {
      VStack {
        ControlGroup {
          Button("Cut", systemImage: "scissors") { done += "x" }
          Button("Copy", systemImage: "doc.on.doc") { done += "c" }
        } label: {
          Text("Clipboard")
        }
        .controlGroupStyle(style)
        Text(done).accessibilityIdentifier("done")
      }
    }
  }

  @Test("Controls of a group stand together, and each acts by itself")
  func controlGroup() {
    let harness = shown { Clipboard(style: .automatic) }
    let (cut, copy) = (frame("Cut", harness), frame("Copy", harness))
    #expect(cut.minY == copy.minY && cut.maxX <= copy.minX && copy.minX - cut.maxX < 3)
    harness.tap("Copy")
    harness.tap("Cut")
    #expect(harness.text(of: "done") == "cx")
  }

  @Test("The menu style puts the controls of a group into a menu with the group's label")
  func controlGroupMenu() {
    let harness = shown { Clipboard(style: .menu) }
    #expect(!harness.exists("Copy"))
    harness.tap("Clipboard")
    harness.tap("Copy")
    #expect(harness.text(of: "done") == "c")
  }

  @Test(
    "The palette and compact menu styles show their controls as icons, still known by their words")
  func controlGroupPalette() {
    let plain = frame("Copy", shown { Clipboard(style: .automatic) })
    for harness in [shown { Clipboard(style: .palette) }, shown { Clipboard(style: .compactMenu) }]
    {
      #expect(frame("Copy", harness).width < plain.width)
      harness.tap("Copy")
      #expect(harness.text(of: "done") == "c")
    }
  }

  private struct Loud: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }

  @Test("A style of one's own places the label and the controls of a group")
  func controlGroupStyle() {
    let harness = shown { Clipboard(style: Loud()) }
    #expect(frame("Clipboard", harness).maxY <= frame("Cut", harness).minY)
  }

  // MARK: Split views

  @Test("A horizontal split view lays its children out from left to right, with a divider to drag")
  func horizontalSplit() {
    let harness = shown {
      HSplitView {
        Text("left").frame(minWidth: 50, maxWidth: .infinity)
        Text("right").frame(minWidth: 50, maxWidth: .infinity)
      }
    }
    let divider = harness.elements(role: .separator).first?.frame ?? .zero
    #expect(frame("left", harness).maxX <= divider.midX)
    #expect(divider.midX <= frame("right", harness).minX)
    let middle = CGPoint(x: divider.midX, y: divider.midY)
    let target = CGPoint(x: middle.x < 200 ? 260 : 140, y: middle.y)
    harness.drag(from: middle, to: target)
    let moved = harness.elements(role: .separator).first?.frame.midX ?? 0
    #expect(abs(moved - target.x) < 2)
  }

  @Test("A vertical split view lays its children out from top to bottom, with a divider to drag")
  func verticalSplit() {
    let harness = shown {
      VSplitView {
        Text("top").frame(minHeight: 50, maxHeight: .infinity)
        Text("bottom").frame(minHeight: 50, maxHeight: .infinity)
      }
    }
    let divider = harness.elements(role: .separator).first?.frame ?? .zero
    #expect(frame("top", harness).maxY <= divider.midY)
    #expect(divider.midY <= frame("bottom", harness).minY)
    let middle = CGPoint(x: divider.midX, y: divider.midY)
    let target = CGPoint(x: middle.x, y: middle.y < 150 ? 190 : 110)
    harness.drag(from: middle, to: target)
    let moved = harness.elements(role: .separator).first?.frame.midY ?? 0
    #expect(abs(moved - target.y) < 2)
  }

  @Test("The divider of a split view stops where a child would get less than its least breadth")
  func splitLimits() {
    let harness = shown {
      HSplitView {
        Color.red.frame(minWidth: 80, idealWidth: 150, maxWidth: .infinity)
        Color.blue.frame(minWidth: 60, maxWidth: .infinity)
      }
    }
    let divider = harness.elements(role: .separator).first?.frame ?? .zero
    harness.drag(
      from: CGPoint(x: divider.midX, y: divider.midY), to: CGPoint(x: 0, y: divider.midY))
    let moved = harness.elements(role: .separator).first?.frame.midX ?? 0
    #expect(abs(moved - 80) < 2)
  }
}
