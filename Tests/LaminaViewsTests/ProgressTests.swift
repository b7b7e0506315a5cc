import LaminaTesting
import Observation
import Testing

@Suite struct ProgressTests {
  @Test("an open ring turns while it is there, and asks for no frame afterwards")
  func ring() {
    let isBusy = Busy()
    let harness = Harness(size: CGSize(width: 60, height: 60)) { Screen(busy: isBusy) }
    harness.advance(by: 0.25)
    let quarter = harness.presentCount
    harness.advance(by: 0.25)
    #expect(harness.presentCount >= quarter + 10)
    isBusy.value = false
    harness.settle()
    let rest = harness.presentCount
    harness.advance(by: 0.5)
    #expect(harness.presentCount == rest)
  }

  @Observable final class Busy { var value = true }

  struct Screen: View {
    let busy: Busy
    var body: some View { if busy.value { ProgressView() } }
  }
}
