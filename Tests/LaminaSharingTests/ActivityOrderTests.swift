import Foundation
import Lamina
import LaminaPrograms
import LaminaSharing
import LaminaTesting
import Testing

/// What activities are asked and told, in order.
@Suite("The order of an activity's calls")
struct ActivityOrderTests {
  @Test("All are asked, one is chosen, prepares, performs and finishes, and then the sheet is over")
  func order() async {
    let log = CallLog()
    let copy = ProbeActivity("Pin", in: log)
    let harness = await Harness.sharing(
      [.text("Three owls")],
      [
        ProbeActivity("Post", .share, in: log), copy, ProbeActivity("Print", in: log),
      ], log: log)
    #expect(log.calls == ["can Post", "can Pin", "can Print"])
    harness.tap("Pin")
    await harness.run(for: 1)
    #expect(
      log.calls.dropFirst(3) == [
        "prepare Pin", "perform Pin", "finish Pin: completed", "completion Pin: completed",
      ])
    #expect(copy.contents?.contents == [.text("Three owls")])
    #expect(!harness.exists("Pin"))
  }

  @Test("Those that do not take the items, and those that are excluded, are not shown")
  func offered() async {
    let log = CallLog()
    let picky = ProbeActivity("Picky", in: log)
    picky.takes = { $0.contains { $0.canBe(.image) } }
    let harness = await Harness.sharing(
      [.text("a")], [picky, ProbeActivity("Pin", in: log), ProbeActivity("Hidden", in: log)],
      log: log, excluded: ["Hidden"])
    #expect(harness.exists("Pin"))
    #expect(!harness.exists("Picky") && !harness.exists("Hidden"))
    #expect(!log.calls.contains("can Hidden"))
  }

  @Test("Items are made for the activity that was chosen, once, and after the choice")
  func lazyItems() async {
    let log = CallLog()
    let first = ProbeActivity("First", in: log)
    let asked = Asked()
    let item = ShareItem(placeholder: .text("The story")) { activity in
      await asked.note(activity)
      return activity == "First" ? .text("for the first") : nil
    }
    let harness = await Harness.sharing([item, .text("more")], [first], log: log)
    #expect(await asked.all.isEmpty)
    #expect(
      harness.exists("The story")
        || harness.semanticTree.all.contains { $0.text.contains("2 items") })
    harness.tap("First")
    await harness.run(for: 1)
    #expect(await asked.all == ["First"])
    #expect(first.contents?.contents == [.text("for the first"), .text("more")])
  }

  @Test("An item that has nothing for an activity is left out, and none at all is a failure")
  func nothing() async {
    let log = CallLog()
    let other = ProbeActivity("Other", in: log)
    let item = ShareItem(placeholder: .text("The story")) { _ in nil }
    let harness = await Harness.sharing([item], [other], log: log)
    harness.tap("Other")
    await harness.run(for: 1)
    #expect(
      log.calls == [
        "can Other", "finish Other: failed(There is nothing to share with Other.)",
        "completion Other: failed(There is nothing to share with Other.)",
      ])
    #expect(harness.exists("There is nothing to share with Other."))
  }

  @Test("A value is given in the type that the activity prefers")
  func preferred() async {
    let log = CallLog()
    let asText = ProbeActivity("Text", in: log)
    asText.preferredTypes = [.plainText]
    let harness = await Harness.sharing([ShareItem(Dream(title: "Owls"))], [asText], log: log)
    harness.tap("Text")
    await harness.run(for: 1)
    #expect(asText.contents?.contents == [.text("Owls")])

    let asIs = ProbeActivity("As is", in: log)
    let other = await Harness.sharing([ShareItem(Dream(title: "Owls"))], [asIs], log: log)
    other.tap("As is")
    await other.run(for: 1)
    #expect(
      asIs.contents?.contents == [
        .data(Data("{\"title\":\"Owls\"}".utf8), type: .json, name: "dream.json")
      ])
  }

  @Test("A link says subject and message beside its items")
  func link() async {
    let log = CallLog()
    let services = ShareServices(DesktopSurroundings([:]), findsStandard: false)
    let harness = Harness(size: CGSize(width: 700, height: 500)) {
      ShareLink(
        "Send", item: "Three owls", subject: Text("A dream"), message: Text("Look at this")
      )
      .environment(\.shareServices, services)
    }
    harness.tap("Send")
    await harness.run(for: 1)
    #expect(
      harness.exists("Three owls")
        || harness.semanticTree.all.contains { $0.text.contains("Three owls") })
    #expect(harness.exists("There is nothing that takes this."))
    #expect(log.calls.isEmpty)
  }
}

private actor Asked {
  private(set) var all: [ShareActivityType] = []
  func note(_ type: ShareActivityType) { all.append(type) }
}

private nonisolated struct Dream: Transferable, Codable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json).suggestedFileName("dream.json")
    ProxyRepresentation(exporting: \.title)
  }
}
