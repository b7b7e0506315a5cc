import Lamina
import LaminaTesting
import Testing

private struct FancySwitch: View {
  @Binding var isOn: Bool

  var body: some View {
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule()
        .fill(isOn ? Color.pureGreen : Color.pureRed)
        .frame(width: 100, height: 40)
      Circle()
        .fill(Color.black)
        .frame(width: 30, height: 30)
        .padding(5)
    }
    .onTapGesture { isOn.toggle() }
    .animation(.linear(duration: 1), value: isOn)
  }
}

private struct SwitchScreen: View {
  @State private var isOn = false
  var body: some View { FancySwitch(isOn: $isOn) }
}

@MainActor @Suite("Idioms: switches of one's own")
struct SwitchIdioms {
  @Test("The knob slides over while the track changes its colour")
  func slide() {
    let harness = Harness(size: CGSize(width: 120, height: 60)) { SwitchScreen() }
    #expect(near(harness.box(.black)?.midX, 30))
    harness.tap(at: CGPoint(x: 60, y: 30))
    harness.advance(by: 0.5)
    #expect(near(harness.box(.black)?.midX, 60, 3))
    let track = harness.pixel(100, 20)
    #expect(track != 0xFF0000 && track != 0x00FF00)
    harness.advance(by: 0.6)
    #expect(near(harness.box(.black)?.midX, 90))
    #expect(harness.pixel(30, 30) == 0x00FF00)
  }
}
