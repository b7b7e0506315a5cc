import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// What the documentation promises of text fields, secure fields and what is set around them.
@MainActor @Suite("Documented: text fields", .timeLimit(.minutes(5)))
struct DocumentedFieldsTests {
  private struct Sign: View {
    @State var name = ""
    var prompt: Text?
    var axis = Axis.horizontal
    @State private var submitted: [String] = []
    var body: some View {
      VStack {
        TextField("User name", text: $name, prompt: prompt, axis: axis)
          .onSubmit { submitted.append(name) }
        Text(name).accessibilityIdentifier("name")
        Text(submitted.joined(separator: ",")).accessibilityIdentifier("submitted")
      }
    }
  }

  private func shown(@ViewBuilder _ content: @escaping () -> some View) -> Harness {
    Harness(size: CGSize(width: 300, height: 200)) { content() }
  }

  private func field(_ harness: Harness) -> SemanticElement? {
    (harness.elements(role: .textField) + harness.elements(role: .editor)).first
  }

  private func focus(_ harness: Harness) { harness.press(.tab) }

  // MARK: Text

  @Test("A text field writes what is typed to its binding at each key")
  func writes() {
    let harness = shown { Sign() }
    focus(harness)
    harness.type("A")
    #expect(harness.text(of: "name") == "A")
    harness.type("da")
    #expect(harness.text(of: "name") == "Ada")
  }

  @Test("A text field shows its binding's text when the program changes that")
  func follows() {
    let harness = shown { Sent() }
    harness.tap("Set")
    #expect(field(harness)?.value == "set")
  }

  private struct Sent: View {
    @State private var name = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Button("Set") { name = "set" }
      }
    }
  }

  @Test("The title of a text field is what assistive tools call it")
  func title() { #expect(field(shown { Sign() })?.label == "User name") }

  @Test("A prompt is shown while the field is empty, in place of the title")
  func prompt() {
    let prompted = shown { Sign(prompt: Text("Required")) }
    #expect(field(prompted)?.label == "User name")
    #expect(field(prompted)?.semantics.details.placeholder == "Required")
    #expect(!prompted.picture().hasSamePixels(as: shown { Sign() }.picture()))
  }

  @Test("A prompt is gone as soon as there is text")
  func promptGone() {
    let prompted = shown { Sign(name: "Ada", prompt: Text("Required")) }
    #expect(prompted.picture().hasSamePixels(as: shown { Sign(name: "Ada") }.picture()))
  }

  // MARK: Values

  private struct Amount: View {
    @State private var amount = 5
    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .number)
        Text("\(amount)").accessibilityIdentifier("amount")
      }
    }
  }

  @Test("A field with a format writes the value that it reads in what is typed")
  func format() {
    let harness = shown { Amount() }
    #expect(field(harness)?.value == "5")
    focus(harness)
    harness.type("42\n")
    #expect(harness.text(of: "amount") == "42")
  }

  @Test("What a format cannot read leaves the value, which is shown again at the end")
  func unreadable() {
    let harness = shown { Amount() }
    focus(harness)
    harness.type("many\n")
    #expect(harness.text(of: "amount") == "5" && field(harness)?.value == "5")
  }

  private struct Perhaps: View {
    @State private var amount: Int? = 5
    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .number)
        Text(amount.map { "\($0)" } ?? "none").accessibilityIdentifier("amount")
      }
    }
  }

  @Test("An empty field of a value that may be missing is no value")
  func missingValue() {
    let harness = shown { Perhaps() }
    focus(harness)
    harness.press("a", modifiers: .command)
    harness.press(.delete)
    harness.press(.return)
    #expect(harness.text(of: "amount") == "none")
  }

  // MARK: Axis

  @Test("A field along the vertical axis grows with its lines")
  func vertical() {
    let one = shown { Sign(name: "one", axis: .vertical) }
    let three = shown { Sign(name: "one\ntwo\nthree", axis: .vertical) }
    #expect((field(three)?.frame.height ?? 0) > (field(one)?.frame.height ?? 999) + 10)
  }

  @Test("A line limit bounds how far such a field grows")
  func lineLimit() {
    func height(_ limit: Int) -> CGFloat {
      let text = (0..<9).map { "line \($0)" }.joined(separator: "\n")
      let harness = shown { Sign(name: text, axis: .vertical).lineLimit(limit) }
      return field(harness)?.frame.height ?? 0
    }
    #expect(height(2) < height(4))
  }

  @Test("A field along the horizontal axis stays one line high")
  func horizontal() {
    let long = String(repeating: "long ", count: 40)
    #expect(
      field(shown { Sign(name: long) })?.frame.height
        == field(shown { Sign(name: "short") })?.frame.height)
  }

  // MARK: Submitting

  @Test("Return submits a field")
  func submits() {
    let harness = shown { Sign() }
    focus(harness)
    harness.type("Ada\n")
    #expect(harness.text(of: "submitted") == "Ada")
  }

  @Test("What is done on submitting may be said around fields, and is done for each of them")
  func submitsAround() {
    var count = 0
    let harness = shown {
      VStack {
        TextField("First", text: .constant(""))
        SecureField("Second", text: .constant(""))
      }
      .onSubmit { count += 1 }
    }
    for _ in 0..<2 {
      harness.press(.tab)
      harness.press(.return)
    }
    #expect(count == 2)
  }

  @Test("A submit scope keeps what is submitted inside from views further out")
  func submitScope() {
    var calls = ""
    let harness = shown {
      VStack {
        TextField("Tags", text: .constant("")).onSubmit { calls += "inner" }.submitScope()
      }
      .onSubmit { calls += "outer" }
    }
    focus(harness)
    harness.press(.return)
    #expect(!calls.contains("outer"))
  }

  @Test("A text field does not submit for the trigger of searches")
  func triggers() {
    var count = 0
    let harness = shown {
      TextField("Name", text: .constant("")).onSubmit(of: .search) { count += 1 }
    }
    focus(harness)
    harness.press(.return)
    #expect(count == 0)
  }

  // MARK: Secrets

  private struct Login: View {
    @State private var password = ""
    @State private var isSent = false
    var body: some View {
      VStack {
        SecureField("Password", text: $password).onSubmit { isSent = true }
        Text(password).accessibilityIdentifier("password")
        Text(isSent ? "sent" : "").accessibilityIdentifier("sent")
      }
    }
  }

  @Test("A secure field writes what is typed, and shows and says none of it")
  func secure() {
    let harness = shown { Login() }
    focus(harness)
    harness.type("secret")
    #expect(harness.text(of: "password") == "secret")
    let field = harness.elements(role: .textField).first
    #expect(
      field?.value?.contains("s") == false && field?.semantics.traits.contains(.isSecure) == true)
  }

  @Test("Return submits a secure field")
  func secureSubmits() {
    let harness = shown { Login() }
    focus(harness)
    harness.press(.return)
    #expect(harness.text(of: "sent") == "sent")
  }

  // MARK: Styles and traits

  @Test("The plain style has no decoration, the rounded border style a border")
  func styles() {
    func height(_ style: some TextFieldStyle) -> CGFloat {
      let harness = shown { Sign(name: "Ada").textFieldStyle(style) }
      return field(harness)?.frame.height ?? 0
    }
    #expect(height(.plain) < height(.roundedBorder))
    #expect(height(.automatic) > 0)
  }

  /// - Difference: A desktop's keyboard has all keys and corrects nothing: it is accepted.
  @Test("Keyboards, corrections, capitals, contents and the name of the submit key are accepted")
  func traits() {
    let harness = shown {
      Sign().keyboardType(.numberPad).autocorrectionDisabled()
        .textInputAutocapitalization(.words).textContentType(.username).submitLabel(.join)
    }
    focus(harness)
    harness.type("any letters")
    #expect(harness.text(of: "name") == "any letters")
  }

  @Test("A field that is disabled takes neither focus nor text")
  func disabled() {
    let harness = shown { Sign(name: "kept").disabled(true) }
    focus(harness)
    harness.type("x")
    #expect(harness.text(of: "name") == "kept" && field(harness)?.isEnabled == false)
  }
}
