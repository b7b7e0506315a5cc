import Lamina
import LaminaTesting
import Testing

@Suite("Previews of a module")
struct PreviewTests {
  private static let module = "LaminaPreviewsTests"

  private func preview(_ title: String) throws -> Preview {
    try #require(Preview.all(in: Self.module).first { $0.title == title })
  }

  private func harness(_ title: String) async throws -> Harness {
    try await Harness(preview: preview(title))
  }

  @Test("All are found, by file and line, then those of providers by type")
  func all() {
    let lines = Preview.all(in: Self.module).map(\.title)
    #expect(lines.prefix(4) == ["A name", "DeclaredPreviews.swift:4", "Fits", "Fixed"])
    #expect(
      lines.suffix(6) == [
        "Hidden", "Place.Nested_Previews", "Named first", "Several_Previews 2",
        "Several_Previews 3",
        "Several_Previews 4",
      ])
    #expect(lines.contains("Inside of a type") && lines.contains("Only in a debug build"))
  }

  @Test("Every one can be shown, and all are found each time")
  func shown() async throws {
    let all = Preview.all(in: Self.module).filter { $0.title != "No context" }
    for preview in all {
      let harness = try await Harness(preview: preview)
      #expect(harness.diagnostics.isEmpty, "\(preview.title)")
      #expect(harness.picture().size.width > 0)
    }
    #expect(Preview.all(in: Self.module).count == all.count + 1)
    #expect(Preview.all(in: "Nothing").isEmpty)
  }

  @Test(
    "A preview is as large as its traits say",
    arguments: [
      ("A name", 800, 600), ("Fits", 40, 30), ("Fixed", 120, 80), ("Turned", 80, 120),
      ("Wide", 800, 600), ("Several_Previews 2", 60, 50), ("Several_Previews 4", 852, 393),
    ])
  func sizes(_ title: String, _ width: Int, _ height: Int) async throws {
    let size = try await harness(title).picture().size
    #expect(size.width == width && size.height == height, "\(size)")
  }

  @Test("Previewable state lasts and moves the preview")
  func state() async throws {
    let harness = try await harness("State")
    #expect(harness.exists("Twice is 2, density 3"))
    harness.tap("More")
    #expect(harness.exists("Twice is 4, density 3"))
    #expect(try await self.harness("State").exists("Twice is 2, density 3"))
  }

  @Test("Modifiers are around the view, the first innermost, and share one context")
  func modifiers() async throws {
    let harness = try await harness("Sample")
    #expect(harness.exists("Frame") && harness.exists("shared"))
    #expect(try await self.harness("Sample again").exists("shared"))
    #expect(SampleWords.made == 1)
  }

  @Test("A context that cannot be made is an error of who shows the preview")
  func noContext() async throws {
    let preview = try preview("No context")
    await #expect(throws: NoContext.Failure()) { try await Harness(preview: preview) }
  }

  @Test("A provider's views are previews of their own, with what each says")
  func providers() async throws {
    #expect(try await harness("Named first").exists("First"))
    #expect(try await harness("Several_Previews 3").exists("b"))
    #expect(try preview("Several_Previews 3").device == "iPhone SE (3rd generation)")
    #expect(try preview("Several_Previews 4").orientation == .landscapeRight)
    #expect(try preview("Hidden").layout == .sizeThatFits)
    #expect(!Preview.all(in: Self.module).contains { $0.title == "Empty_Previews" })
  }

  @Test("A preview can be made by hand")
  func byHand() async throws {
    let preview = Preview("Mine", traits: .fixedLayout(width: 20, height: 10)) { Color.blue }
    #expect(preview.title == "Mine" && preview.module == "")
    #expect(try await Harness(preview: preview, scale: 2).picture().size.width == 40)
    #expect(
      try await Harness(preview: preview, size: CGSize(width: 9, height: 9)).picture().size.width
        == 9)
  }

  @Test("Several views of one preview stand below each other")
  func several() async throws {
    let harness = try await harness("Two of a kind")
    #expect(harness.exists("One") && harness.exists("Two"))
    #expect(try await self.harness("With a return").exists("returned"))
  }
}
