import Foundation
import Lamina
import LaminaTesting
import Testing

@MainActor @Suite("Sizes, shapes and ways of controls", .timeLimit(.minutes(5)))
struct ControlTests {
  @Test("Buttons, fields and pickers have the height of their control size")
  func sizes() {
    for (size, height) in [
      (ControlSize.mini, CGFloat(20)), (.small, 24), (.regular, 28), (.large, 34),
      (.extraLarge, 44),
    ] {
      let harness = Harness(size: CGSize(width: 300, height: 300)) {
        VStack {
          Button("Press") {}
          TextField("Field", text: .constant("x"))
          Picker("Pick", selection: .constant(1)) { Text("One").tag(1) }.labelsHidden()
        }
        .controlSize(size)
      }
      for name in ["Press", "Field"] {
        let found = harness.frame(of: name)?.height ?? 0
        #expect(found == height, "\(name) \(size)")
      }
      #expect(harness.elements(role: .picker).first?.frame.height == height, "\(size)")
    }
  }

  @Test("The size comes down in the environment, clamped into a range")
  func environment() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      VStack {
        SizeName().controlSize(.large)
        SizeName().controlSize(...ControlSize.small)
      }
    }
    #expect(harness.exists("large") && harness.exists("small"))
  }

  private struct SizeName: View {
    @Environment(\.controlSize) private var size
    var body: some View { Text("\(size)") }
  }

  private struct Counter: View {
    @State var count = 0
    var behavior = ButtonRepeatBehavior.automatic
    var body: some View {
      VStack {
        Button("More") { count += 1 }.buttonRepeatBehavior(behavior)
        Text("\(count)").accessibilityIdentifier("sum")
      }
    }
  }

  @Test("A button that repeats acts ten times a second after half a second")
  func repeats() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Counter(behavior: .enabled) }
    let frame = harness.frame(of: "More") ?? .zero
    harness.pointerDown(at: CGPoint(x: frame.midX, y: frame.midY))
    harness.advance(by: 0.4)
    #expect(harness.text(of: "sum") == "0")
    harness.advance(by: 0.65)
    let count = Int(harness.text(of: "sum") ?? "") ?? 0
    #expect((5...7).contains(count), "\(count)")
    harness.pointerUp(at: CGPoint(x: frame.midX, y: frame.midY))
    harness.advance(by: 1)
    #expect((Int(harness.text(of: "sum") ?? "") ?? 0) <= count + 1)
  }

  @Test("Any other button acts once, when it is let go")
  func repeatsNot() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Counter() }
    let frame = harness.frame(of: "More") ?? .zero
    harness.pointerDown(at: CGPoint(x: frame.midX, y: frame.midY))
    harness.advance(by: 2)
    harness.pointerUp(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(harness.text(of: "sum") == "1")
  }

  private struct DoubleClick: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  private struct Opener: View {
    @State var count = 0
    var body: some View {
      VStack {
        Button("Open") { count += 1 }.buttonStyle(DoubleClick())
        Text("\(count)").accessibilityIdentifier("sum")
      }
    }
  }

  @Test("A style says how a button is pressed; keys press it all the same")
  func primitive() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Opener() }
    harness.tap("Open")
    #expect(harness.text(of: "sum") == "0")
    harness.advance(by: 1)
    harness.tap("Open", count: 2)
    #expect(harness.text(of: "sum") == "1")
    harness.press(.tab)
    harness.press(.return)
    #expect(harness.text(of: "sum") == "2")
  }

  private struct Wrapping: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("»")
        Button(configuration)
      }
    }
  }

  private struct Wrapped: View {
    @State var count = 0
    var body: some View {
      VStack {
        Button("Go") { count += 1 }.buttonStyle(Wrapping())
        Text("\(count)").accessibilityIdentifier("sum")
      }
    }
  }

  @Test("A style that builds on the button is pressed as that, and is one stop of Tab")
  func wrapped() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Wrapped() }
    harness.tap("Go")
    #expect(harness.text(of: "sum") == "1")
    #expect(harness.elements(role: .button).count == 1)
  }

  private struct Inverted: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("inverted")
        Button(configuration)
      }
    }
  }

  @Test("A style builds on the one around it that has its own way to press, too")
  func wrappedTwice() {
    var count = 0
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      Button("Go") { count += 1 }.buttonStyle(Wrapping()).buttonStyle(Inverted())
    }
    #expect(harness.exists("»") && harness.exists("inverted"))
    #expect(harness.elements(role: .button).count == 1)
    harness.tap("Go")
    #expect(count == 1)
  }

  @Test("A shortcut presses a button once whose style has its own way to press it")
  func primitiveShortcuts() {
    var pressed: [String] = []
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      VStack {
        Button("Open") { pressed.append("o") }.buttonStyle(DoubleClick()).keyboardShortcut("o")
        Button("Go") { pressed.append("g") }.buttonStyle(Wrapping()).keyboardShortcut("g")
        Button("Not") { pressed.append("n") }.buttonStyle(Wrapping()).keyboardShortcut("n")
          .disabled(true)
      }
    }
    harness.press("o", modifiers: .command)
    harness.press("g", modifiers: .command)
    harness.press("n", modifiers: .command)
    #expect(pressed == ["o", "g"])
  }

  /// A dialog whose buttons have a way of their own to be pressed.
  private struct Asking<Style: PrimitiveButtonStyle>: View {
    let style: Style
    let report: (String) -> Void
    @State var isAsked = false

    var body: some View {
      Button("Ask") { isAsked = true }
        .alert("Sure?", isPresented: asked) {
          Button("Yes") { report("yes") }.buttonStyle(style)
          Button("No", role: .cancel) { report("no") }.buttonStyle(style)
        }
    }

    private var asked: Binding<Bool> {
      Binding(
        get: { isAsked },
        set: {
          isAsked = $0
          report("end")
        })
    }
  }

  @Test("Return and Escape press such buttons in dialogs, which end once")
  func primitiveDialogs() {
    func answers(_ style: some PrimitiveButtonStyle, _ act: (Harness) -> Void) -> [String] {
      var said: [String] = []
      let harness = Harness(size: CGSize(width: 400, height: 300)) {
        Asking(style: style) { said.append($0) }
      }
      harness.tap("Ask")
      harness.advance(by: 1)
      act(harness)
      harness.advance(by: 1)
      #expect(!harness.exists("Sure?"))
      return said
    }
    for key in [Key.return, .escape] {
      let expected = [key == .return ? "yes" : "no", "end"]
      #expect(answers(Wrapping()) { $0.press(key) } == expected)
      #expect(answers(DoubleClick()) { $0.press(key) } == expected)
    }
    #expect(answers(Wrapping()) { $0.tap("Yes") } == ["yes", "end"])
  }

  @Test("A button whose role says all is called what that is called")
  func roles() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      VStack {
        Button(role: .close) {}
        Button(role: .confirm) {}
        Button(role: .cancel) {}
      }
    }
    #expect(harness.elements(role: .button).map(\.text) == ["Close", "Done", "Cancel"])
  }

  private struct Lamps: View {
    @State var lamps = [true, false]
    var body: some View {
      VStack {
        Toggle("All", sources: $lamps, isOn: \.self).toggleStyle(.checkbox)
        Toggle("First", isOn: $lamps[0]).toggleStyle(.button)
        Text("\(lamps.filter { $0 }.count)").accessibilityIdentifier("sum")
      }
    }
  }

  @Test(
    "A toggle of several values is mixed where they differ, and switches all of them on at first")
  func sources() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Lamps() }
    #expect(harness.element("All")?.semantics.isOn == .mixed)
    harness.tap("All")
    #expect(harness.text(of: "sum") == "2")
    #expect(harness.element("All")?.semantics.isOn == .on)
    harness.tap("All")
    #expect(harness.text(of: "sum") == "0")
    harness.tap("First")
    #expect(harness.text(of: "sum") == "1")
    #expect(harness.element("All")?.semantics.isOn == .mixed)
  }

  private struct Tile: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.icon
        configuration.title
        Text("tile")
      }
    }
  }

  private struct Starred: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("star")
        Label(configuration)
      }
    }
  }

  @Test("Styles of labels arrange titles and icons, and build on the one around them")
  func labels() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      Label("Photos", systemImage: "photo")
        .labelStyle(Starred())
        .labelStyle(Tile())
    }
    #expect(harness.exists("star") && harness.exists("tile") && harness.exists("Photos"))
  }
}
