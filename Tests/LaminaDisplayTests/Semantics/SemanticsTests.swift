import LaminaDisplay
import Testing

/// What a node says of itself, as a value.
struct SemanticsTests {
  @Test("Nodes stay small: what few of them say is behind one reference")
  func size() {
    #expect(MemoryLayout<Semantics>.size <= 72)
    #expect(MemoryLayout<Semantics?>.size <= 72)
  }

  @Test("What is said outside goes before what is said inside, and the rest stays")
  func merging() {
    var inner = Semantics(role: .slider, label: "Volume", value: "3")
    inner.number = .init(3, in: 0...10, step: 1)
    inner.hint = "inner"
    inner.actions = [.increment]
    inner.customActions = ["Mute"]
    var outer = Semantics(label: "Loudness")
    outer.hint = "outer"
    outer.actions = [.press]
    outer.customActions = ["Mute", "Louder"]
    let merged = outer.merged(over: inner)
    #expect(merged.role == .slider)
    #expect(merged.label == "Loudness")
    #expect(merged.value == "3")
    #expect(merged.hint == "outer")
    #expect(merged.number == .init(3, in: 0...10, step: 1))
    #expect(merged.actions == [.press, .increment])
    #expect(merged.customActions == ["Mute", "Louder"])
  }

  @Test("What can be switched has its state as value, unless words say more")
  func onState() {
    var semantics = Semantics(role: .toggle)
    semantics.isOn = .mixed
    #expect(semantics.value == "mixed")
    let outer = Semantics(value: "some of them")
    #expect(outer.merged(over: semantics).value == "some of them")
    #expect(outer.merged(over: semantics).isOn == .mixed)
  }

  @Test("Values are equal by what they say, however they came to it")
  func equality() {
    var (a, b) = (Semantics(role: .text), Semantics(role: .text))
    a.hint = "x"
    #expect(a != b)
    b.hint = "x"
    #expect(a == b && a.hashValue == b.hashValue)
    a.hint = nil
    #expect(a == Semantics(role: .text))
  }
}
