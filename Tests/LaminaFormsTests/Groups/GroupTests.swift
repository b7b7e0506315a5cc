import Foundation
import Lamina
import LaminaTesting
import Testing

@MainActor @Suite("Groups of views", .timeLimit(.minutes(5)))
struct GroupTests {
  @Test("A box stands around its views, below its label")
  func groupBox() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      GroupBox("Margins") { Text("Top") }.padding()
    }
    let (label, text) = (harness.frame(of: "Margins") ?? .zero, harness.frame(of: "Top") ?? .zero)
    #expect(label.maxY < text.minY && label.minX == text.minX)
  }

  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("Framed")
        GroupBox(configuration)
      }
    }
  }

  @Test("A style builds on the box around it")
  func groupBoxStyle() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      GroupBox("Margins") { Text("Top") }.groupBoxStyle(Framed())
    }
    #expect(harness.exists("Framed") && harness.exists("Margins") && harness.exists("Top"))
  }

  private struct Titled: GroupBoxStyle {
    let title: String
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(title)
        configuration.content
      }
    }
  }

  private struct Restyled: View {
    @State var title = "Old"
    var body: some View {
      VStack {
        GroupBox("Margins") { Text("Top") }.groupBoxStyle(Framed())
          .groupBoxStyle(Titled(title: title))
        Button("Change") { title = "New" }
      }
    }
  }

  @Test("What a style builds on may change")
  func changedAround() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Restyled() }
    #expect(harness.exists("Framed") && harness.exists("Old"))
    harness.tap("Change")
    #expect(harness.exists("Framed") && harness.exists("New") && !harness.exists("Old"))
  }

  @Test("Boxes in a box have the style that is set around both")
  func nestedBoxes() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      GroupBox("Outer") {
        GroupBox("Inner") { Text("Top") }
      }
      .groupBoxStyle(Framed())
    }
    #expect(harness.find(.text, "Framed").elements.count == 2)
    #expect(harness.exists("Outer") && harness.exists("Inner") && harness.exists("Top"))
  }

  private struct Tray: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("Tray")
        ControlGroup(configuration)
      }
    }
  }

  @Test("Groups of controls in a group have the style that is set around both")
  func nestedControlGroups() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) {
      ControlGroup {
        ControlGroup { Button("Back") {} }
      }
      .controlGroupStyle(Tray())
    }
    #expect(harness.find(.text, "Tray").elements.count == 2)
    #expect(harness.button("Back").elements.count == 1)
  }

  private struct Advanced: View {
    @State var isOpen = false
    var body: some View {
      VStack(alignment: .leading) {
        DisclosureGroup("Advanced", isExpanded: $isOpen) { Text("Details") }
        DisclosureGroup("Own") { Text("Inner") }
        Text(isOpen ? "open" : "closed").accessibilityIdentifier("sum")
      }
      .padding()
    }
  }

  @Test("A group opens at a press, and closes at the next")
  func disclosure() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Advanced() }
    #expect(!harness.exists("Details"))
    #expect(harness.element("Advanced")?.semantics.isExpanded == false)
    harness.tap("Advanced")
    harness.advance(by: 1)
    #expect(harness.exists("Details") && harness.text(of: "sum") == "open")
    harness.tap("Advanced")
    harness.advance(by: 1)
    #expect(!harness.exists("Details"))
    harness.tap("Own")
    #expect(harness.exists("Inner"))
  }

  @Test("The arrow that leads on opens a group, the one back closes it")
  func disclosureKeys() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Advanced() }
    harness.press(.tab)
    harness.press(.rightArrow)
    #expect(harness.text(of: "sum") == "open")
    harness.press(.rightArrow)
    #expect(harness.text(of: "sum") == "open")
    harness.press(.leftArrow)
    #expect(harness.text(of: "sum") == "closed")
    harness.press(.space)
    #expect(harness.text(of: "sum") == "open")
  }

  private struct File: Identifiable {
    let id: String
    var children: [File]?
  }

  private let files = [
    File(id: "src", children: [File(id: "main.swift"), File(id: "lib", children: [])]),
    File(id: "README"),
  ]

  @Test("A tree shows the children of what is open")
  func outline() {
    let files = files
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      VStack(alignment: .leading) {
        OutlineGroup(files, children: \.children) { Text($0.id) }
      }
    }
    #expect(harness.exists("README") && !harness.exists("main.swift"))
    harness.tap("src")
    harness.advance(by: 1)
    #expect(harness.exists("main.swift") && harness.exists("lib"))
  }

  private struct Pair: View {
    @State var pressed = ""
    var body: some View {
      VStack {
        ControlGroup {
          Button("Back") { pressed += "b" }
          Button("Forward") { pressed += "f" }
        }
        ControlGroup("More") {
          Button("Copy") { pressed += "c" }
        }
        .controlGroupStyle(.menu)
        Text(pressed).accessibilityIdentifier("sum")
      }
    }
  }

  @Test("Controls of a group stand side by side; a menu's are its items")
  func controlGroup() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Pair() }
    let (back, forward) = (
      harness.frame(of: "Back") ?? .zero, harness.frame(of: "Forward") ?? .zero
    )
    #expect(back.maxX <= forward.minX && forward.minX - back.maxX < 3)
    harness.tap("Back")
    harness.tap("Forward")
    harness.tap("More")
    harness.tap("Copy")
    #expect(harness.text(of: "sum") == "bfc")
  }

  @Test("A group of controls is called what its label says, which is no text beside it")
  func controlGroupName() {
    for style in [AnyGroup(AutomaticControlGroupStyle()), AnyGroup(PaletteControlGroupStyle())] {
      let harness = Harness(size: CGSize(width: 300, height: 300)) { style.view }
      let inside = harness.element("Zoom")?.all.filter { $0.role == .button }.map(\.text)
      #expect(inside == ["In", "Out"])
      #expect(harness.elements(role: .text).isEmpty)
    }
  }

  /// A group with a name, in a style.
  @MainActor private struct AnyGroup {
    let view: AnyView

    init(_ style: some ControlGroupStyle) {
      view = AnyView(
        ControlGroup("Zoom") {
          Button("In") {}
          Button("Out") {}
        }
        .controlGroupStyle(style))
    }
  }

  private struct Panes: View {
    var body: some View {
      HSplitView {
        Color.red.frame(minWidth: 50, idealWidth: 100, maxWidth: .infinity)
          .accessibilityElement().accessibilityIdentifier("left")
        Color.blue.frame(minWidth: 60, maxWidth: .infinity)
          .accessibilityElement().accessibilityIdentifier("right")
      }
    }
  }

  @Test("A line between panes is dragged as far as their least breadths")
  func split() {
    let harness = Harness(size: CGSize(width: 301, height: 100)) { Panes() }
    #expect(harness.frame(of: "left")?.width == 100)
    #expect(harness.frame(of: "right")?.width == 200)
    harness.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 140, y: 50))
    #expect(harness.frame(of: "left")?.width == 140)
    harness.drag(from: CGPoint(x: 140, y: 50), to: CGPoint(x: 0, y: 50))
    #expect(harness.frame(of: "left")?.width == 50)
    harness.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 300, y: 50))
    #expect(harness.frame(of: "right")?.width == 60)
  }

  private struct ThreePanes: View {
    @State var showsFirst = true
    var body: some View {
      VStack(spacing: 0) {
        HSplitView {
          if showsFirst {
            Color.red.frame(minWidth: 20, idealWidth: 50, maxWidth: .infinity)
          }
          Color.green.frame(minWidth: 20, idealWidth: 60, maxWidth: .infinity)
            .accessibilityElement().accessibilityIdentifier("middle")
          Color.blue.frame(minWidth: 20, maxWidth: .infinity)
        }
        Button("Toggle") { showsFirst.toggle() }
      }
    }
  }

  @Test("A pane keeps the breadth to which it was dragged when one before it goes, or comes")
  func splitKeepsPanes() {
    let harness = Harness(size: CGSize(width: 302, height: 100)) { ThreePanes() }
    #expect(harness.frame(of: "middle")?.width == 60)
    harness.drag(from: CGPoint(x: 111, y: 30), to: CGPoint(x: 131, y: 30))
    #expect(harness.frame(of: "middle")?.width == 80)
    harness.tap("Toggle")
    harness.advance(by: 1)
    #expect(harness.frame(of: "middle")?.minX == 0 && harness.frame(of: "middle")?.width == 80)
    harness.tap("Toggle")
    harness.advance(by: 1)
    #expect(harness.frame(of: "middle")?.minX == 51 && harness.frame(of: "middle")?.width == 80)
  }

  @Test("Arrows move a line that has the focus")
  func splitKeys() {
    let harness = Harness(size: CGSize(width: 301, height: 100)) { Panes() }
    harness.press(.tab)
    harness.press(.rightArrow)
    #expect(harness.frame(of: "left")?.width == 110)
    harness.press(.leftArrow)
    harness.press(.leftArrow)
    #expect(harness.frame(of: "left")?.width == 90)
  }

  @Test("From right to left the first pane is at the right, and a drag follows the pointer")
  func splitMirrored() {
    let harness = Harness(size: CGSize(width: 301, height: 100)) {
      Panes().environment(\.layoutDirection, .rightToLeft)
    }
    #expect(harness.frame(of: "left")?.minX == 201)
    harness.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 180, y: 50))
    #expect(harness.frame(of: "left")?.width == 120)
  }

  @Test("Panes below each other are dragged, too")
  func vertical() {
    let harness = Harness(size: CGSize(width: 100, height: 301)) {
      VSplitView {
        Color.red.frame(minHeight: 50, idealHeight: 100, maxHeight: .infinity)
          .accessibilityElement().accessibilityIdentifier("top")
        Color.blue.frame(minHeight: 60, maxHeight: .infinity)
          .accessibilityElement().accessibilityIdentifier("bottom")
      }
    }
    harness.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 130))
    #expect(harness.frame(of: "top")?.height == 130)
  }
}
