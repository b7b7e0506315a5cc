import LaminaBindings
import LaminaStreams
import LaminaTesting
import Observation
import Testing

/// `<->`: both sides are equal, without echoes.
@Suite struct TwoWayTests {
  @Test func `The left takes over the right, then each follows the other`() {
    let (a, b) = (CurrentValue("a"), CurrentValue("b"))
    let token = a <-> b
    #expect((a.value, b.value) == ("b", "b"))
    a.value = "1"
    #expect(b.value == "1")
    b.value = "2"
    #expect(a.value == "2")
    token.dispose()
    b.value = "3"
    #expect(a.value == "2")
  }

  @Test func `Each value goes over once`() {
    let (a, b) = (CurrentValue(0), CurrentValue(0))
    var heard: [String] = []
    let bag = DisposeBag()
    (a <-> b).disposed(by: bag)
    a.stream.subscribe { heard.append("a\($0)") }.disposed(by: bag)
    b.stream.subscribe { heard.append("b\($0)") }.disposed(by: bag)
    heard = []
    a.value = 1
    #expect(heard == ["b1", "a1"])
    a.value = 1
    #expect(heard == ["b1", "a1", "a1"])
  }

  @Test func `Who changes a value while it goes over has the last word on both sides`() {
    let (a, b) = (CurrentValue(0), CurrentValue(0))
    let bag = DisposeBag()
    b.stream.subscribe { [weak b] in if $0 == 1 { b?.value = 10 } }.disposed(by: bag)
    (a <-> b).disposed(by: bag)
    a.value = 1
    #expect((a.value, b.value) == (10, 10))
  }

  @Test func `A chain and a ring of values come to rest`() {
    let values = (0..<5).map { CurrentValue($0) }
    let bag = DisposeBag()
    for (left, right) in zip(values, values.dropFirst() + values.prefix(1)) {
      (left <-> right).disposed(by: bag)
    }
    values[2].value = 9
    #expect(values.map(\.value) == [9, 9, 9, 9, 9])
  }

  @Test func `The same letter in other bytes goes over`() {
    let (a, b) = (CurrentValue("\u{e9}"), CurrentValue("\u{e9}"))
    let token = a <-> b
    a.value = "e\u{301}"
    #expect(Array(b.value.utf8) == Array("e\u{301}".utf8))
    token.dispose()
  }

  @Test func `Neither keeps the other, and the token is all there is`() {
    let leaks = LeakCounter()
    leaks.measure {
      var a: CurrentValue<Int>? = CurrentValue(0)
      let b = CurrentValue(1)
      weak let gone = a
      let token = a.map { $0 <-> b }
      #expect(gone?.value == 1)
      a = nil
      #expect(gone == nil)
      b.value = 3
      token?.dispose()
    }
    #expect(leaks.alive == 0)
  }

  @Test func `A token that goes ends it`() {
    let (a, b) = (CurrentValue(0), CurrentValue(0))
    do {
      let token = a <-> b
      a.value = 1
      withExtendedLifetime(token) {}
    }
    a.value = 2
    #expect(b.value == 1)
  }

  @Test func `An observable object's property is bound, at once`() {
    let model = Model()
    let name = CurrentValue("Ada")
    let token = Bindable(model).name <-> name
    #expect(model.name == "Ada")
    model.name = "Bob"
    #expect(name.value == "Bob")
    name.value = "Eve"
    #expect(model.name == "Eve")
    token.dispose()
    model.name = "Ann"
    #expect(name.value == "Eve")
  }

  @Test func `A subject is sent what changed, and not what came from it`() {
    let model = Model()
    let names = Subject<String, Never>()
    var heard: [String] = []
    let bag = DisposeBag()
    names.stream.subscribe { heard.append($0) }.disposed(by: bag)
    (Bindable(model).name <-> names).disposed(by: bag)
    model.name = "Ada"
    names.send("Bob")
    #expect(model.name == "Bob")
    model.name = "Eve"
    #expect(heard == ["Ada", "Bob", "Eve"])
  }
}

@Observable private final class Model {
  var name = ""
}

/// `<->` with a field: what was decided on goes over, what is composed does not.
@Suite struct ComposingTests {
  @Test(arguments: [false, true])
  func `Composing text stays in the field, committed text goes over`(_ usesState: Bool) {
    let name = CurrentValue("")
    let harness = Harness { NameForm(name: name, usesState: usesState) }
    var heard: [String] = []
    let token = name.stream.subscribe { heard.append($0) }
    harness.tap("Name")
    for text in ["b", "be", "bei jing"] { harness.compose(text) }
    #expect(heard == [""])
    harness.commit("北京")
    #expect(heard == ["", "北京"])
    #expect(harness.element("Name")?.value == "北京")
    token.dispose()
  }

  @Test(arguments: [false, true])
  func `A value that comes meanwhile leaves the composition`(_ usesState: Bool) {
    let name = CurrentValue("")
    let harness = Harness { NameForm(name: name, usesState: usesState) }
    harness.tap("Name")
    harness.compose("bei")
    let ends = harness.textInputEndCount
    name.value = "大学"
    harness.settle()
    #expect(harness.textInputEndCount == ends)
    harness.compose("bei jing")
    harness.commit("北京")
    #expect(harness.element("Name")?.value.map { Set($0) } == Set("大学北京"))
    #expect(name.value == harness.element("Name")?.value)
  }

  @Test(arguments: [false, true])
  func `Typing and values from outside take turns`(_ usesState: Bool) {
    let name = CurrentValue("")
    let harness = Harness { NameForm(name: name, usesState: usesState) }
    harness.tap("Name")
    harness.type("Ad")
    #expect(name.value == "Ad")
    name.value = "Bo"
    harness.settle()
    harness.press(.end)
    harness.type("b")
    #expect(name.value == "Bob")
    #expect(harness.element("Name")?.value == "Bob")
  }

  @Test func `The token of a view goes with it`() {
    let leaks = LeakCounter()
    let name = CurrentValue("")
    leaks.measure {
      let harness = Harness { NameForm(name: name, usesState: true) }
      #expect(leaks.alive > 0)
      withExtendedLifetime(harness) {}
    }
    #expect(leaks.alive == 0)
  }
}

private struct NameForm: View {
  let name: CurrentValue<String>
  let usesState: Bool

  var body: some View {
    if usesState { StateField(name: name) } else { TextField("Name", text: name.binding) }
  }
}

private struct StateField: View {
  let name: CurrentValue<String>
  @State private var text = ""
  @State private var token: Subscription?

  var body: some View {
    TextField("Name", text: $text).onAppear { token = $text <-> name }
  }
}
