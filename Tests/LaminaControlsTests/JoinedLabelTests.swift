import Lamina
import LaminaTesting
import Testing

/// Labels that an author writes as several views without a stack around them.
@MainActor @Suite("Labels of several views")
struct JoinedLabelTests {
  /// Where views are seen, by name.
  private final class Places { var frames: [String: CGRect] = [:] }

  /// A view that notes where it is.
  private struct Mark: View {
    let name: String
    let places: Places
    var body: some View {
      Text(name).onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        places.frames[name] = $0
      }
    }
  }

  /// How the views of a control's label stand, and where the control ends.
  private func shown<V: View>(
    _ control: @escaping (Mark, Mark) -> V
  ) throws -> (first: CGRect, second: CGRect, all: CGRect) {
    let places = Places()
    let harness = Harness(size: CGSize(width: 400, height: 200)) {
      VStack {
        control(Mark(name: "AAA", places: places), Mark(name: "BBB", places: places))
          .onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
          } action: {
            places.frames["all"] = $0
          }
      }
    }
    harness.settle()
    return (
      try #require(places.frames["AAA"]), try #require(places.frames["BBB"]),
      try #require(places.frames["all"])
    )
  }

  private func expectRow<V: View>(
    _ name: String, gap: CGFloat = 6, _ control: @escaping (Mark, Mark) -> V
  ) throws {
    let (first, second, all) = try shown(control)
    #expect(abs(first.midY - second.midY) < 0.5, "\(name): side by side")
    #expect(abs(second.minX - first.maxX - gap) < 0.5, "\(name): \(first) \(second)")
    #expect(all.insetBy(dx: -0.5, dy: -0.5).contains(first.union(second)), "\(name): in one box")
  }

  @Test("A button's label of two views stands in one box, in a row, in each style")
  func buttons() throws {
    func button(_ first: Mark, _ second: Mark) -> some View {
      Button {
      } label: {
        first
        second
      }
    }
    try expectRow("bordered") { button($0, $1).buttonStyle(.bordered) }
    try expectRow("prominent") { button($0, $1).buttonStyle(.borderedProminent) }
    try expectRow("borderless") { button($0, $1).buttonStyle(.borderless) }
    try expectRow("plain") { button($0, $1).buttonStyle(.plain) }
    try expectRow("link") { button($0, $1).buttonStyle(.link) }
    try expectRow("glass") { button($0, $1).buttonStyle(.glass) }
    try expectRow("own") { button($0, $1).buttonStyle(Chip()) }
    try expectRow("own way") { button($0, $1).buttonStyle(Once()) }
    try expectRow("flexible") { button($0, $1).buttonSizing(.flexible) }
  }

  private struct Chip: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(6).background(.gray)
    }
  }

  private struct Once: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(6).onTapGesture { configuration.trigger() }
    }
  }

  @Test("A button has one box: it is as much wider than its label as one with a label of one view")
  func oneBox() throws {
    let two = try shown { first, second in
      Button {
      } label: {
        first
        second
      }
    }
    let one = try shown { first, second in
      Button {
      } label: {
        HStack(spacing: 6) {
          first
          second
        }
      }
    }
    #expect(two.all == one.all && two.first == one.first)
  }

  @Test("So do the labels of menus, links, and toggles that are buttons")
  func others() throws {
    try expectRow("menu") { first, second in
      Menu {
        Button("Item") {}
      } label: {
        first
        second
      }
    }
    try expectRow("own menu style") { first, second in
      Menu {
        Button("Item") {}
      } label: {
        first
        second
      }
      .menuStyle(.borderlessButton)
    }
    let address = try #require(URL(string: "https://swift.org"))
    try expectRow("link") { first, second in
      Link(destination: address) {
        first
        second
      }
    }
    for style in 0..<3 {
      try expectRow("toggle \(style)") { first, second in
        let toggle = Toggle(isOn: .constant(true)) {
          first
          second
        }
        return Group {
          switch style {
          case 0: toggle.toggleStyle(.button)
          case 1: toggle.toggleStyle(.checkbox)
          default: toggle.toggleStyle(.switch)
          }
        }
      }
    }
  }

  // MARK: Titles with what explains them

  private func labelled(in form: Bool) -> Harness {
    Harness(size: CGSize(width: 420, height: 300)) {
      let content = LabeledContent {
        Text("Value")
      } label: {
        Text("Title")
        Text("Explains it")
      }
      if form { Form { content } } else { content }
    }
  }

  @Test("A second text in a label stands below the first, smaller", arguments: [true, false])
  func subtitle(inForm: Bool) throws {
    let harness = labelled(in: inForm)
    let title = try #require(harness.frame(of: "Title"))
    let subtitle = try #require(harness.frame(of: "Explains it"))
    let value = try #require(harness.frame(of: "Value"))
    #expect(subtitle.minY >= title.maxY && subtitle.minX == title.minX)
    #expect(subtitle.height < title.height && value.minX > subtitle.maxX)
  }

  @Test("In a form of columns it ends where the title ends, and the value stands beside the title")
  func columns() throws {
    let harness = Harness(size: CGSize(width: 420, height: 300)) {
      Form {
        LabeledContent {
          Text("Value")
        } label: {
          Text("Title")
          Text("Explains it")
        }
      }
      .formStyle(.columns)
    }
    let title = try #require(harness.frame(of: "Title"))
    let subtitle = try #require(harness.frame(of: "Explains it"))
    let value = try #require(harness.frame(of: "Value"))
    #expect(subtitle.minY >= title.maxY && abs(subtitle.maxX - title.maxX) < 0.5)
    #expect(abs(value.midY - title.midY) < 1 && value.minX > title.maxX)
  }

  /// How high a control is in a form, with a label of one text or of two.
  private func height<V: View>(_ control: V) throws -> CGFloat {
    let places = Places()
    let harness = Harness(size: CGSize(width: 420, height: 300)) {
      Form {
        control.onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          places.frames["all"] = $0
        }
      }
    }
    harness.settle()
    return try #require(places.frames["all"]).height
  }

  private struct Titles: View {
    let count: Int
    var body: some View {
      Text("Title")
      if count > 1 { Text("Explains it") }
    }
  }

  @Test("It stands below also in toggles, steppers, pickers, sliders, fields and pickers of dates")
  func controls() throws {
    func isHigher<V: View>(_ name: String, _ make: (Int) -> V) throws {
      #expect(try height(make(2)) > height(make(1)) + 5, "\(name)")
    }
    try isHigher("toggle") { count in
      Toggle(isOn: .constant(true)) {
        Text("Title")
        if count > 1 { Text("Explains it") }
      }
    }
    try isHigher("stepper") { count in
      Stepper(value: .constant(1)) {
        Text("Title")
        if count > 1 { Text("Explains it") }
      }
    }
    try isHigher("picker") { count in
      Picker(selection: .constant(1)) {
        Text("One").tag(1)
      } label: {
        Text("Title")
        if count > 1 { Text("Explains it") }
      }
    }
    try isHigher("slider") { count in
      Slider(value: .constant(0.5)) {
        Text("Title")
        if count > 1 { Text("Explains it") }
      }
    }
    try isHigher("field") { count in
      TextField(text: .constant("words")) {
        Text("Title")
        if count > 1 { Text("Explains it") }
      }
    }
    try isHigher("date") { count in
      DatePicker(selection: .constant(Date(timeIntervalSinceReferenceDate: 0))) {
        Text("Title")
        if count > 1 { Text("Explains it") }
      }
    }
    try isHigher("progress") { count in
      ProgressView(value: 0.5) {
        Text("Title")
        if count > 1 { Text("Explains it") }
      }
    }
    try isHigher("view of one's own") { count in
      Toggle(isOn: .constant(true)) { Titles(count: count) }
    }
  }

  @Test("An icon stands in front of the title and of what explains it")
  func icon() throws {
    let harness = Harness(size: CGSize(width: 420, height: 300)) {
      LabeledContent {
        Text("Value")
      } label: {
        Color.red.frame(width: 20, height: 20).accessibilityElement().accessibilityLabel("Icon")
        Text("Title")
        Text("Explains it")
      }
    }
    let icon = try #require(harness.frame(of: "Icon"))
    let title = try #require(harness.frame(of: "Title"))
    let subtitle = try #require(harness.frame(of: "Explains it"))
    #expect(icon.maxX < title.minX && icon.maxX < subtitle.minX)
    #expect(abs(icon.midY - title.union(subtitle).midY) < 1)
  }

  @Test("An item of a menu with two texts is a title above what explains it")
  func item() throws {
    func height(_ count: Int) throws -> CGFloat {
      let harness = Harness(size: CGSize(width: 300, height: 300)) {
        Menu("Open") {
          Button {
          } label: {
            Text("Title")
            if count > 1 { Text("Explains it") }
          }
        }
      }
      harness.tap("Open")
      return try #require(harness.elements(role: .menuItem).first).frame.height
    }
    #expect(try height(2) > height(1) + 5)
  }

  @Test("What assistive tools call a control is all of its label")
  func words() {
    let harness = Harness {
      Toggle(isOn: .constant(true)) {
        Text("Title")
        Text("Explains it")
      }
    }
    #expect(harness.elements(role: .toggle).map(\.text) == ["Title Explains it"])
  }
}
