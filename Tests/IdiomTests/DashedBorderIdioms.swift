import Lamina
import LaminaTesting
import Testing

private struct DropZone: View {
  var body: some View {
    Text("Drop files here")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(
        RoundedRectangle(cornerRadius: 10)
          .strokeBorder(Color.blue, style: StrokeStyle(lineWidth: 4, dash: [10, 10])))
  }
}

@MainActor @Suite("Idioms: dashed borders")
struct DashedBorderIdioms {
  @Test("As much is drawn as is left out, all of it inside")
  func dashes() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) { DropZone() }
    let drawn = (20..<180).filter { harness.isBlue($0, 2) }.count
    #expect(drawn > 60 && drawn < 100)
    #expect((20..<180).allSatisfy { !harness.isBlue($0, 8) })
  }
}
