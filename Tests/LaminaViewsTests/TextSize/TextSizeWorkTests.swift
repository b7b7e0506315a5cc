import LaminaGeometry
import LaminaTesting
import LaminaText
import LaminaViews
import Testing

/// What another size of text costs.
@Suite("The work of another size of text")
struct TextSizeWorkTests {
  private struct Plain: View {
    var body: some View { Color.red.frame(width: 10, height: 10) }
  }

  private struct Words: View {
    var body: some View { Text("words") }
  }

  private struct Adapting: View {
    @Environment(\.dynamicTypeSize) private var size
    var body: some View { Text(size.isAccessibilitySize ? "large" : "usual") }
  }

  private struct Measuring: View {
    @ScaledMetric private var side = 10.0
    var body: some View { Color.blue.frame(width: side, height: side) }
  }

  private struct Fixed: View {
    @ScaledMetric private var side = 10.0
    var body: some View { Color.green.frame(width: side, height: side) }
  }

  private func window() -> Harness {
    Harness(size: CGSize(width: 400, height: 400)) {
      VStack {
        Plain()
        Words()
        Adapting()
        Measuring()
        Fixed().dynamicTypeSize(.large)
      }
    }
  }

  @Test("Bodies run again where they read the size, and nowhere else")
  func bodies() {
    let harness = window()
    harness.textScale = 1.04
    #expect(harness.evaluations(of: Plain.self) == 1)
    #expect(harness.evaluations(of: Words.self) == 1)
    #expect(harness.evaluations(of: Measuring.self) == 2)
    // The size is the same as long as no other is nearer.
    #expect(harness.evaluations(of: Adapting.self) == 1)
    harness.textScale = 2
    #expect(harness.evaluations(of: Plain.self) == 1)
    #expect(harness.evaluations(of: Words.self) == 1)
    #expect(harness.evaluations(of: Adapting.self) == 2)
    #expect(harness.evaluations(of: Measuring.self) == 3)
    #expect(harness.exists("large"))
  }

  @Test("The same scale again evaluates nothing")
  func same() {
    let harness = window()
    harness.textScale = 2
    let before = harness.evaluations(of: Measuring.self)
    harness.textScale = 2
    #expect(harness.evaluations(of: Measuring.self) == before)
  }

  @Test("Rows without text are not measured again for another size of it")
  func nodes() {
    let harness = Harness(size: CGSize(width: 400, height: 400)) {
      VStack(spacing: 0) { ForEach(0..<200) { _ in Plain() } }
    }
    let before = harness.prepareStatistics
    harness.textScale = 2
    let after = harness.prepareStatistics
    #expect(after.listsRecorded == before.listsRecorded)
    #expect(after.nodesMeasured - before.nodesMeasured < 10)
  }
}
