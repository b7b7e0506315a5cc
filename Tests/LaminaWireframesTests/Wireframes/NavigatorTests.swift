import LaminaRoutes
import LaminaWireframes
import Testing

@Suite("Navigators")
struct NavigatorTests {
  @Test("The names are the map's")
  func names() {
    #expect(
      Navigator.allCases.map(\.rawValue) == [
        "animated-present", "instant-present", "animated-dismiss", "instant-dismiss",
        "animated-push", "instant-push", "animated-pop", "instant-pop", "animated-pop-root",
        "instant-pop-root", "sheet", "popover", "replace", "select-tab", "open-window",
      ])
    #expect(Navigator.allCases.filter { !$0.isAnimated }.count == 5)
  }

  @Test("Each is an action", arguments: Navigator.allCases)
  func actions(navigator: Navigator) {
    let effect = navigator.effect
    let action = effect.action(to: "Seller", from: .front)
    let expected: NavigationAction =
      switch navigator {
      case .animatedPresent, .instantPresent: .present(.screen("Seller"), as: .cover, from: .front)
      case .animatedDismiss, .instantDismiss: .dismiss(.front)
      case .animatedPush, .instantPush: .push(["Seller"], from: .front)
      case .animatedPop, .instantPop: .pop(1, from: .front)
      case .animatedPopRoot, .instantPopRoot: .popToRoot(from: .front)
      case .sheet: .present(.screen("Seller"), as: .sheet, from: .front)
      case .popover: .present(.screen("Seller"), as: .popover, from: .front)
      case .replace: .replace("Seller", at: .front)
      case .selectTab: .selectTab("Seller", from: .front)
      case .openWindow: .openWindow(scene: "Seller", .stack("Seller"))
      }
    #expect(action == expected)
    #expect((effect.action(to: nil, from: .front) == nil) == effect.needsTarget)
  }

  @Test("The article's navigation-wrap presents a stack, and an alert never has one")
  func wrap() {
    #expect(
      NavigatorEffect.present(.cover, inStack: true).action(to: "A", from: .front)
        == .present(.stack("A"), as: .cover, from: .front))
    #expect(
      NavigatorEffect.present(.alert, inStack: true).action(to: "A", from: .front)
        == .present(.screen("A"), as: .alert, from: .front))
    #expect(NavigatorEffect.custom(needsTarget: true).action(to: "A", from: .front) == nil)
  }
}
