import LaminaInput
import LaminaTesting
import LaminaViews
import SignUpDesk
import SignUpForms
import SignUpViews
import Testing

/// The form as a person sees it, over time that the test moves.
struct SignUpViewTests {
  @Test func `Checking first, then the answer`() {
    let form = ScriptedForm(names: ["a": "-----(y|)"])
    #expect(form.nameVerdict == "Letters and digits")
    form.enter("a", in: "name")
    #expect(form.nameVerdict == "Checking availability")
    form.advance(4)
    #expect(form.nameVerdict == "Checking availability")
    form.advance(1)
    #expect(form.nameVerdict == "Available")
  }

  @Test func `Answers out of order: only the latest shows`() {
    let form = ScriptedForm(names: [
      "a": "---------(n|)", "ad": "------(n|)", "ada": "--(y|)",
    ])
    form.enter("ada", in: "name")
    #expect(form.asked == ["a", "ad", "ada"])
    form.advance(2)
    #expect(form.nameVerdict == "Available")
    form.advance(20)
    #expect(form.nameVerdict == "Available")
  }

  @Test func `What the rules refuse is not asked for, and the words name the repair`() {
    let form = ScriptedForm(names: ["a": "-(n|)"])
    form.enter("%", in: "name")
    #expect(form.asked.isEmpty)
    #expect(form.nameVerdict == "Letters and digits only")
    form.enter("a", in: "name")
    form.advance(1)
    #expect(form.nameVerdict == "Already taken: choose another name")
    form.enter("123", in: "password")
    #expect(form.passwordVerdict == "At least 4 characters")
    form.enter("1234", in: "password")
    form.enter("1235", in: "repeated")
    #expect(form.repeatedVerdict == "Passwords differ: type the same again")
  }

  @Test func `A name that was not answered is asked for again by its button`() {
    let form = ScriptedForm(names: ["a": "-#"])
    form.enter("a", in: "name")
    #expect(!form.harness.exists("Check the name again"))
    form.advance(1)
    #expect(form.nameVerdict == "The server does not answer")
    form.harness.tap("Check the name again")
    #expect(form.nameVerdict == "Checking availability")
    #expect(form.asked == ["a", "a"])
  }

  @Test func `The button is enabled only when all three are valid`() {
    let form = ScriptedForm(names: ["e": "-(y|)"])
    #expect(!form.isEnabled)
    form.fill(name: "e")
    #expect(!form.isEnabled)
    form.advance(1)
    #expect(form.isEnabled)
    form.enter("12345", in: "password")
    #expect(!form.isEnabled)
    form.enter("12345", in: "repeated")
    #expect(form.isEnabled)
    form.enter("%", in: "name")
    #expect(!form.isEnabled)
  }

  @Test func `Signing up: busy, then welcome, then anew`() {
    let form = ScriptedForm(names: ["e": "(y|)"], signUps: ["---(y|)"])
    form.fill(name: "e")
    form.advance(1)
    form.harness.tap("sign up")
    #expect(form.submission == "Signing up…")
    #expect(form.harness.exists("Signing up"))
    #expect(!form.isEnabled)
    form.harness.type("5")
    form.advance(3)
    #expect(form.submission == "Welcome, e. The name is yours.")
    #expect(form.drafts.map(\.name) == ["e"] && form.drafts.map(\.password) == ["1234"])
    form.harness.tap("Sign up another")
    #expect(form.nameVerdict == "Letters and digits")
    #expect(!form.isEnabled)
  }

  @Test func `A failure says what to do, and the next try goes through`() {
    let form = ScriptedForm(names: ["e": "(y|)"], signUps: ["-#", "-(y|)"])
    form.fill(name: "e")
    form.advance(1)
    form.harness.tap("sign up")
    form.advance(1)
    #expect(form.submission == "The server cannot be reached. Try again.")
    form.harness.tap("Try again")
    form.advance(1)
    #expect(form.submission == "Welcome, e. The name is yours.")
    #expect(form.drafts.count == 2)
  }

  @Test func `By keyboard alone, and Return signs up only when all is valid`() {
    let form = ScriptedForm(names: ["e": "(y|)"], signUps: ["-(y|)"])
    let harness = form.harness
    harness.press(.tab)
    harness.type("e\t1234\t12")
    form.advance(1)
    harness.press(.return)
    #expect(form.drafts.isEmpty)
    harness.type("34")
    harness.press(.return)
    form.advance(1)
    #expect(form.submission == "Welcome, e. The name is yours.")
    harness.press(.return)
    #expect(form.submission == "Return signs up when all three are right.")
  }

  @Test func `Passwords are shown nowhere`() {
    let form = ScriptedForm()
    form.enter("hunter22", in: "password")
    form.enter("hunter22", in: "repeated")
    #expect(!"\(form.harness.semanticTree)".contains("hunter22"))
  }
}
