import Foundation
import Lamina
import LaminaPrograms
import LaminaSharing
import LaminaTesting
import Testing

/// What the documentation promises of links that share.
@MainActor @Suite("Documented: share links", .timeLimit(.minutes(5)))
struct DocumentedSharingTests {
  private func shown(@ViewBuilder _ content: @escaping () -> some View) -> Harness {
    let services = ShareServices(DesktopSurroundings([:]), findsStandard: false)
    return Harness(size: CGSize(width: 700, height: 560)) {
      content().environment(\.shareServices, services)
    }
  }

  private let address = URL(filePath: "/pages/owls.html")

  @Test("A share link without a label of its own has a standard one")
  func standardLabel() {
    let address = address
    #expect(shown { ShareLink(item: address) }.button("Share…").exists)
  }

  @Test("A share link may have a title, or any label")
  func labels() {
    let address = address
    #expect(shown { ShareLink("Send the page", item: address) }.button("Send the page").exists)
    let harness = shown { ShareLink(item: address) { Label("Pass on", systemImage: "paperplane") } }
    #expect(harness.button("Pass on").exists)
  }

  @Test("A press on a share link shows where to share, with the preview that was given")
  func preview() async {
    let harness = shown {
      ShareLink(item: "Three owls", preview: SharePreview("A poem of owls"))
    }
    #expect(!harness.semanticTree.all.contains { $0.text.contains("A poem of owls") })
    harness.tap("Share…")
    await harness.run(for: 1)
    #expect(harness.semanticTree.all.contains { $0.text.contains("A poem of owls") })
  }

  @Test("A share link to several items says how many there are")
  func several() async {
    let harness = shown { ShareLink(items: ["one", "two", "three"]) }
    harness.tap("Share…")
    await harness.run(for: 1)
    #expect(harness.semanticTree.all.contains { $0.text.contains("3 items") })
  }
}
