import AccountViews
import Lamina
import LaminaTesting
import LaminaWireframeViews
import Testing

/// The module alone, without the market.
@MainActor @Suite("Account")
struct AccountTests {
  private func shown() -> (wireframe: Wireframe, account: Account, harness: Harness) {
    let wireframe = Wireframe(WireframeTree(AccountModule.map))
    let account = Account(name: "Ada")
    AccountModule.register(in: wireframe, account: account)
    wireframe.start(.stack("Profile"))
    let harness = Harness(size: CGSize(width: 500, height: 400)) { WireframeView(wireframe) }
    return (wireframe, account, harness)
  }

  @Test("Its map has no fault")
  func valid() { #expect(shown().wireframe.validate().isEmpty) }

  @Test("A name that is given is taken over, one that is not leaves things as they are")
  func rename() async {
    let (_, account, harness) = shown()
    harness.tap("Rename")
    await harness.run(for: 2)
    harness.press("a", modifiers: .command)
    harness.type("Grace")
    harness.press(.return)
    await harness.run(for: 2)
    #expect(account.name == "Grace")
    #expect(harness.exists("Grace"))
    harness.tap("Rename")
    await harness.run(for: 2)
    harness.type("Nobody")
    harness.press(.escape)
    await harness.run(for: 2)
    #expect(account.name == "Grace")
  }
}
