import Lamina
import LaminaTesting
import Testing

private struct OldForm: View {
  @State private var name = ""
  @State private var age = 3
  @State private var secret = ""
  @State private var log: [String] = []

  var body: some View {
    VStack {
      TextField(
        "Name", text: $name, onEditingChanged: { log.append($0 ? "begins" : "ends") },
        onCommit: { log.append("signed \(name)") })
      TextField("Age", value: $age, formatter: NumberFormatter()) { log.append("age \(age)") }
      SecureField("Secret", text: $secret, onCommit: { log.append("secret") })
      Text(log.joined(separator: ", ")).accessibilityIdentifier("log")
    }
  }
}

@MainActor @Suite("Idioms: names of SwiftUI's first year")
struct OldSpellingIdioms {
  @Test("A field says when editing begins and ends, and what Return does")
  func fields() {
    let harness = Harness(size: CGSize(width: 300, height: 240)) { OldForm() }
    #expect(harness.text(of: "log") == "")
    harness.tap("Name")
    harness.type("Ada")
    harness.press(.return)
    #expect(harness.text(of: "log") == "begins, signed Ada")
    harness.tap("Age")
    #expect(harness.text(of: "log") == "begins, signed Ada, ends")
    harness.press(.character("a"), modifiers: .command)
    harness.type("41")
    harness.press(.return)
    harness.tap("Secret")
    harness.press(.return)
    #expect(harness.text(of: "log") == "begins, signed Ada, ends, age 41, secret")
  }

  @Test("accessibility(label:) and its kin say what the new names say")
  func accessibility() throws {
    func only<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws
      -> SemanticElement
    { try #require(Harness(content).semanticTree.children.first) }
    let old = try only {
      Color.red.accessibility(label: Text("Red")).accessibility(value: Text("deep"))
        .accessibility(hint: Text("a colour")).accessibility(inputLabels: [Text("Rouge")])
        .accessibility(addTraits: [.isButton, .isSelected]).accessibility(removeTraits: .isSelected)
        .accessibility(activationPoint: .topLeading).accessibility(identifier: "red")
    }
    let new = try only {
      Color.red.accessibilityLabel(Text("Red")).accessibilityValue(Text("deep"))
        .accessibilityHint(Text("a colour")).accessibilityInputLabels([Text("Rouge")])
        .accessibilityAddTraits([.isButton, .isSelected]).accessibilityRemoveTraits(.isSelected)
        .accessibilityActivationPoint(.topLeading).accessibilityIdentifier("red")
    }
    #expect(old.semantics == new.semantics)
    #expect(old.label == "Red" && old.value == "deep" && old.role == .button)
    let order = Harness {
      HStack {
        Text("last").accessibility(sortPriority: 1)
        Text("first").accessibility(sortPriority: 2)
        Text("gone").accessibility(hidden: true)
      }
    }
    #expect(order.semanticTree.children.map(\.label) == ["first", "last"])
  }

  @Test("A symbol is as large as its scale says, around the middle of capital letters")
  func imageScale() throws {
    let harness = Harness(size: CGSize(width: 300, height: 100)) {
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "star").accessibilityIdentifier("plain")
        Image(systemName: "star").imageScale(.medium).accessibilityIdentifier("medium")
        Group {
          Image(systemName: "star").imageScale(.small).accessibilityIdentifier("small")
          Image(systemName: "star").accessibilityIdentifier("large")
        }
        .imageScale(.large)
      }
    }
    func frame(_ name: String) throws -> CGRect { try #require(harness.frame(of: name)) }
    let plain = try frame("plain")
    #expect(try frame("medium").size == plain.size)
    #expect(try frame("small").width < plain.width * 0.85)
    #expect(try frame("large").width > plain.width * 1.25)
    for name in ["small", "large"] { #expect(abs(try frame(name).midY - plain.midY) <= 1) }
  }

  @Test("Stops of a gradient are those of its gradient")
  func stops() {
    let stops: [Gradient.Stop] = [
      .init(color: .red, location: 0), .init(color: .white, location: 0.2),
      .init(color: .blue, location: 1),
    ]
    func picture<S: ShapeStyle>(_ style: S) -> [UInt32] {
      let picture = Harness(size: CGSize(width: 40, height: 40)) { Rectangle().fill(style) }
        .picture()
      return (0..<1_600).map { picture.pixel(x: $0 % 40, y: $0 / 40) }
    }
    let gradient = Gradient(stops: stops)
    let radial = picture(
      RadialGradient(stops: stops, center: .center, startRadius: 2, endRadius: 20))
    #expect(
      radial
        == picture(
          RadialGradient(gradient: gradient, center: .center, startRadius: 2, endRadius: 20)))
    #expect(radial == picture(.radialGradient(stops: stops, startRadius: 2, endRadius: 20)))
    let angular = picture(AngularGradient(stops: stops, center: .center, angle: .degrees(30)))
    #expect(
      angular
        == picture(AngularGradient(gradient: gradient, center: .center, angle: .degrees(30))))
    #expect(angular == picture(.conicGradient(stops: stops, angle: .degrees(30))))
    #expect(angular == picture(.conicGradient(gradient, angle: .degrees(30))))
    #expect(
      picture(.angularGradient(stops: stops, startAngle: .zero, endAngle: .degrees(90)))
        == picture(.angularGradient(gradient, startAngle: .zero, endAngle: .degrees(90))))
    #expect(radial != angular)
  }

  @Test("Styles of navigation views are values with names of their own")
  func navigationStyles() {
    func shown<S: NavigationViewStyle>(_ style: S) -> Bool {
      Harness(size: CGSize(width: 900, height: 300)) {
        NavigationView {
          Text("List")
          Text("Detail")
        }
        .navigationViewStyle(style)
      }
      .exists("Detail")
    }
    #expect(shown(DoubleColumnNavigationViewStyle()) && shown(.columns))
    let stack = Harness(size: CGSize(width: 900, height: 300)) {
      NavigationView { Text("List") }.navigationViewStyle(StackNavigationViewStyle())
    }
    #expect(stack.exists("List"))
  }

  @Test("The modifier that does nothing leaves the view as it is")
  func emptyModifier() {
    let harness = Harness { Text("as it is").modifier(EmptyModifier.identity) }
    #expect(harness.exists("as it is"))
  }
}
