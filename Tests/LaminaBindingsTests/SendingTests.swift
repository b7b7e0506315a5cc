import LaminaBindings
import LaminaStreams
import LaminaTesting
import Testing

/// What people do with views comes to streams.
@Suite struct SendingTests {
  @Test func `Presses of a button are sent, by pointer and by key`() {
    let (taps, choices) = (Subject<Void, Never>(), Subject<String, Never>())
    var heard: [String] = []
    let bag = DisposeBag()
    taps.stream.subscribe { heard.append("tap") }.disposed(by: bag)
    choices.stream.subscribe { heard.append($0) }.disposed(by: bag)
    let harness = Harness {
      VStack {
        Button("Add", taps: taps)
        Button("Tea", taps: choices, sending: "tea")
        Button(taps: taps) { Text("Label") }
      }
    }
    harness.tap("Add")
    harness.tap("Tea")
    harness.tap("Label")
    #expect(heard == ["tap", "tea", "tap"])
    harness.press(.tab)
    harness.press(.space)
    #expect(heard.count == 4)
  }

  @Test func `Taps on any view are sent`() {
    let (taps, colours) = (Subject<Void, Never>(), Subject<String, Never>())
    var heard: [String] = []
    let bag = DisposeBag()
    taps.stream.subscribe { heard.append("tap") }.disposed(by: bag)
    colours.stream.subscribe { heard.append($0) }.disposed(by: bag)
    let harness = Harness {
      VStack {
        Text("Plain").onTap(send: taps)
        Text("Red").onTap(send: "red", to: colours)
      }
    }
    harness.tap("Plain")
    harness.tap("Red")
    #expect(heard == ["tap", "red"])
  }

  @Test func `Fields, sliders and switches write values, and show what is set elsewhere`() {
    let (name, volume, isOn) = (CurrentValue("Ada"), CurrentValue(0.0), CurrentValue(false))
    let harness = Harness { Form(name: name, volume: volume, isOn: isOn) }
    harness.tap("Name")
    harness.press(.end)
    harness.type("!")
    #expect(name.value == "Ada!")
    harness.tap("Loud")
    #expect(isOn.value)
    name.value = "Bob"
    isOn.value = false
    harness.settle()
    #expect(harness.element("Name")?.value == "Bob")
    #expect(harness.element("Loud")?.value != harness.element("Quiet")?.value)
    harness.tap("Volume")
    #expect(volume.value > 0)
  }

  @Test func `Writing an equal value sends nothing`() {
    let name = CurrentValue("Ada")
    var heard: [String] = []
    let token = name.stream.subscribe { heard.append($0) }
    name.binding.wrappedValue = "Ada"
    name.binding.wrappedValue = "Bob"
    #expect(heard == ["Ada", "Bob"])
    token.dispose()
  }

  @Test func `A changed value is sent`() {
    let sent = Subject<Int, Never>()
    var heard: [Int] = []
    let token = sent.stream.subscribe { heard.append($0) }
    let count = StateValue(0)
    let harness = Harness { Watching(count: count, sent: sent) }
    #expect(heard.isEmpty)
    count.value = 2
    harness.settle()
    #expect(heard == [2])
    token.dispose()
  }
}

private struct Form: View {
  let name: CurrentValue<String>
  let volume: CurrentValue<Double>
  let isOn: CurrentValue<Bool>

  var body: some View {
    VStack {
      TextField("Name", text: name.binding)
      Slider(value: volume.binding, in: 0...1) { Text("Volume") }
      Toggle("Loud", isOn: isOn.binding)
      Toggle("Quiet", isOn: .constant(true))
    }
  }
}

private struct Watching: View {
  let count: StateValue<Int>
  let sent: Subject<Int, Never>
  var body: some View { Text("\(count.value)").onChange(of: count.value, send: sent) }
}
