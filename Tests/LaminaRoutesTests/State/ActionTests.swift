import LaminaRoutes
import Testing

@Suite("Actions on a navigation's state")
struct ActionTests {
  private let start = NavigationState(.stack("Home"))

  private func codes(_ state: NavigationState) -> [String] { state.screens.map(\.code) }

  private func refusal(_ state: NavigationState, _ action: NavigationAction) -> NavigationRefusal? {
    let (next, outcome) = state.navigate(action)
    guard case .refused(let reason) = outcome else { return nil }
    #expect(next == state)
    #expect(reason.description.hasSuffix("."))
    return reason
  }

  @Test("A push puts screens on top, and says from where to where")
  func push() throws {
    let (state, outcome) = start.navigate(.push(["Seller", "Product"], from: .front))
    #expect(codes(state) == ["Home", "Seller", "Product"])
    guard case .done(let change) = outcome else {
      Issue.record("The push was refused.")
      return
    }
    #expect(change.motion == .push)
    #expect(change.from?.code == "Home")
    #expect(change.to?.code == "Product")
    #expect(state.problems.isEmpty)
  }

  @Test("Pops go back by count, to a screen and to the root")
  func pops() throws {
    var state = start
    state.apply(.push(["A", "B", "C", "D"], from: .front))
    let place = state.screens[1].id
    #expect(codes(state.navigate(.pop(2, from: .front)).0) == ["Home", "A", "B"])
    #expect(codes(state.navigate(.popTo(place)).0) == ["Home", "A"])
    #expect(codes(state.navigate(.popToRoot(from: .front)).0) == ["Home"])
  }

  @Test("What a stack cannot do is refused with the reason")
  func refusedStacks() {
    let bare = NavigationState(.screen("Home"))
    #expect(refusal(bare, .push(["A"], from: .front)) == .noStack(screen: "Home"))
    #expect(refusal(bare, .pop(1, from: .front)) == .noStack(screen: "Home"))
    #expect(refusal(start, .pop(1, from: .front)) == .popBelowRoot(count: 1, available: 0))
    #expect(refusal(start, .pop(0, from: .front)) == .invalidCount(0))
    #expect(refusal(start, .push([], from: .front)) == .nothingToPush)
    let stranger = NavigationID(rawValue: 99)
    #expect(refusal(start, .push(["A"], from: .item(stranger))) == .unknownPlace(stranger))
    #expect(refusal(start, .popTo(stranger)) == .unknownPlace(stranger))
    #expect(refusal(NavigationState(), .push(["A"], from: .front)) == .noWindow)
  }

  @Test("A path that is set whole keeps the screens that stay")
  func path() throws {
    var state = start
    state.apply(.push(["A", "B", "C"], from: .front))
    let before = state.screens.map(\.id)
    state.apply(.setPath(["A", "B", "D", "E"], of: .front))
    #expect(codes(state) == ["Home", "A", "B", "D", "E"])
    #expect(state.screens.map(\.id).prefix(3) == before.prefix(3))
    #expect(!before.contains(state.screens[3].id))
    let changed: [ScreenRequest] = ["A", ScreenRequest("B", ["page": 2])]
    state.apply(.setPath(changed, of: .front))
    #expect(state.screens[1].id == before[1])
    #expect(state.screens[2].id != before[2])
  }

  @Test("The motion of a path says whether it was a push, a pop or more")
  func motions() {
    var state = start
    state.apply(.push(["A", "B"], from: .front))
    let expected: [([ScreenRequest], NavigationChange.Motion)] = [
      (["A", "B"], .none), (["A", "B", "C"], .push), (["A"], .pop), ([], .pop), (["B"], .path),
    ]
    for (path, motion) in expected {
      guard case .done(let change) = state.navigate(.setPath(path, of: .front)).1 else {
        Issue.record("A path was refused.")
        continue
      }
      #expect(change.motion == motion)
    }
  }

  @Test("Replacing gives the screen another identity and leaves what is above")
  func replacing() {
    var state = start
    state.apply(.push(["A", "B"], from: .front))
    let middle = state.screens[1].id
    state.apply(.replace("X", at: .item(middle)))
    #expect(codes(state) == ["Home", "X", "B"])
    #expect(refusal(state, .pop(1, from: .item(middle))) == .unknownPlace(middle))
  }

  @Test("Sheets stand on each other, and are dismissed with all above them")
  func presentations() throws {
    var state = start
    state.apply(.present(.stack("Sheet"), as: .sheet, from: .front))
    state.apply(.push(["Inner"], from: .front))
    state.apply(.present(.screen("Alert"), as: .alert, from: .front))
    #expect(codes(state) == ["Home", "Sheet", "Inner", "Alert"])
    let window = try #require(state.front)
    #expect(window.presented.map(\.style) == [.sheet, .alert])
    let sheet = window.presented[0].id
    #expect(codes(state.navigate(.dismissAbove(.item(sheet))).0) == ["Home", "Sheet", "Inner"])
    #expect(codes(state.navigate(.dismiss(.item(sheet))).0) == ["Home"])
    #expect(codes(state.navigate(.dismiss(.front)).0) == ["Home", "Sheet", "Inner"])
    #expect(codes(state.navigate(.dismissAbove(.item(window.id))).0) == ["Home"])
  }

  @Test("What cannot be presented or dismissed is refused")
  func refusedPresentations() throws {
    var state = start
    #expect(refusal(state, .dismiss(.front)) == .nothingPresented(screen: "Home"))
    let home = state.screens[0].id
    state.apply(.present(.screen("Sheet"), as: .sheet, from: .front))
    let sheet = try #require(state.front?.presented.first?.id)
    let second = NavigationAction.present(.screen("Other"), as: .sheet, from: .item(home))
    #expect(refusal(state, second) == .covered(by: sheet))
    let alert = NavigationAction.present(.stack("Alert"), as: .alert, from: .front)
    guard case .invalid(let problems) = refusal(state, alert), problems.count == 1 else {
      Issue.record("An alert holds one screen.")
      return
    }
  }

  @Test("What is presented goes with the screen that presents it")
  func orphans() {
    var state = start
    state.apply(.push(["Row"], from: .front))
    state.apply(.present(.stack("Sheet"), as: .sheet, from: .front))
    state.apply(.present(.screen("Cover"), as: .cover, from: .front))
    let home = state.screens[0].id
    #expect(codes(state.navigate(.popToRoot(from: .item(home))).0) == ["Home"])
    let (pushed, _) = state.navigate(.push(["More"], from: .item(home)))
    #expect(codes(pushed) == ["Home", "Row", "More", "Sheet", "Cover"])
  }

  @Test("Tabs are selected by name in the innermost group that has it")
  func tabs() throws {
    let inner = NavigationTemplate.tabs(
      [.init("x", .screen("X")), .init("y", .screen("Y"))], selection: "x")
    var state = NavigationState(
      .tabs([.init("a", inner), .init("b", .stack("B"))], selection: "a"))
    #expect(state.front?.visible.code == "X")
    state.apply(.selectTab("y", from: .front))
    #expect(state.front?.visible.code == "Y")
    state.apply(.selectTab("b", from: .front))
    #expect(state.front?.visible.code == "B")
    #expect(refusal(state, .selectTab("y", from: .front)) == .unknownTab("y", known: ["a", "b"]))
    state.apply(.push(["C"], from: .front))
    state.apply(.selectTab("a", from: .front))
    #expect(state.front?.visible.code == "Y")
    #expect(codes(state) == ["X", "Y", "B", "C"])
  }

  @Test("Panes are activated by number, and actions go to the active one")
  func panes() {
    var state = NavigationState(.split([.screen("Side"), .stack("Detail")], active: 0))
    #expect(refusal(state, .push(["A"], from: .front)) == .noStack(screen: "Side"))
    state.apply(.activatePane(1, from: .front))
    state.apply(.push(["A"], from: .front))
    #expect(codes(state) == ["Side", "Detail", "A"])
    #expect(refusal(state, .activatePane(2, from: .front)) == .unknownPane(2, count: 2))
  }

  @Test("Windows open in front, are activated, closed and put back")
  func windows() throws {
    var state = start
    let first = try #require(state.front?.id)
    state.apply(.openWindow(scene: "editor", .screen("Editor")))
    let second = try #require(state.front)
    #expect(second.scene == "editor")
    state.apply(.activateWindow(first))
    #expect(state.windows.map(\.id) == [second.id, first])
    state.apply(.closeWindow(second.id))
    #expect(refusal(state, .closeWindow(second.id)) == .unknownWindow(second.id))
    state.apply(.restoreWindow(second))
    #expect(state.front == second)
    state.apply(.closeWindow(first))
    state.apply(.closeWindow(second.id))
    #expect(state.windows.isEmpty && state.problems.isEmpty)
  }

  @Test("An earlier window is put back whole: undo")
  func undo() throws {
    var state = start
    state.apply(.push(["A"], from: .front))
    let before = try #require(state.front)
    state.apply(.present(.screen("Sheet"), as: .sheet, from: .front))
    state.apply(.popToRoot(from: .item(state.screens[0].id)))
    state.apply(.restoreWindow(before))
    #expect(state.front == before)
    state.apply(.push(["B"], from: .front))
    #expect(state.problems.isEmpty)
  }

  @Test("Templates that cannot be are refused")
  func invalidTemplates() {
    let bad: [NavigationTemplate] = [
      .tabs([], selection: ""), .tabs([.init("a", .screen("A"))], selection: "b"),
      .tabs([.init("a", .screen("A")), .init("a", .screen("B"))], selection: "a"),
      .split([], active: 0), .split([.screen("A")], active: 1), .split([.screen("A")], active: -1),
      .screen(ScreenRequest("A", ["x": .real(.nan)])),
      (0..<30).reduce(.screen("A")) { inner, _ in .split([inner], active: 0) },
    ]
    for template in bad {
      guard case .invalid = refusal(start, .openWindow(scene: "x", template)) else {
        Issue.record("\(template) was taken.")
        continue
      }
      #expect(refusal(start, .setContent(template, of: .front)) != nil)
    }
  }

  @Test("A stack of 1,000 screens takes pushes as an empty one does")
  func deep() {
    var state = start
    for _ in 0..<1_000 { state.apply(.push(["A"], from: .front)) }
    #expect(state.front?.visible.code == "A")
    #expect(state.screens.count == 1_001)
    #expect(state.problems.isEmpty)
  }
}
