import Foundation
import LaminaRoutes
import SeededRandom
import Testing

@Suite("Restoring a navigation")
struct RestorationTests {
  private var state: NavigationState {
    var state = NavigationState(
      .tabs(
        [
          .init("shop", .stack("Home", "Seller", ScreenRequest("Product", ["name": "tea"]))),
          .init("account", .split([.screen("Menu"), .stack("Profile")], active: 1)),
        ], selection: "shop"))
    state.apply(.present(.stack("Sheet", "Inner"), as: .sheet, from: .front))
    state.apply(.present(.screen("Alert"), as: .alert, from: .front))
    return state
  }

  private func restored(without codes: Set<String>) throws -> RestoredNavigation {
    let restored = try NavigationState.restored(from: state.encoded()) { !codes.contains($0) }
    #expect(restored.state.problems.isEmpty)
    return restored
  }

  @Test("What was saved is restored, and bytes are the same for the same state")
  func same() throws {
    let restored = try restored(without: [])
    #expect(restored.state == state)
    #expect(restored.dropped.isEmpty)
    #expect(try state.encoded() == state.encoded())
  }

  @Test(
    "Screens that are not known any more are dropped, and what then is empty",
    arguments: [
      (["Seller"], "Home Product Menu Profile Sheet Inner Alert", "Seller"),
      (["Home"], "Seller Product Menu Profile Sheet Inner Alert", "Home"),
      (["Product"], "Home Seller Menu Profile", "Product Sheet Inner Alert"),
      (["Sheet"], "Home Seller Product Menu Profile Inner Alert", "Sheet"),
      (["Inner"], "Home Seller Product Menu Profile Sheet", "Inner Alert"),
      (["Alert"], "Home Seller Product Menu Profile Sheet Inner", "Alert"),
      (["Profile"], "Home Seller Product Menu Sheet Inner Alert", "Profile"),
      (["Menu", "Profile"], "Home Seller Product Sheet Inner Alert", "Menu Profile"),
      (["Home", "Seller", "Product"], "Menu Profile", "Home Seller Product Sheet Inner Alert"),
    ])
  func dropped(codes: [String], kept: String, dropped: String) throws {
    let restored = try restored(without: Set(codes))
    #expect(restored.state.screens.map(\.code).joined(separator: " ") == kept)
    #expect(restored.dropped.map(\.code).joined(separator: " ") == dropped)
  }

  @Test("A window goes with its last screen, and a state without windows is valid")
  func nothingLeft() throws {
    let restored = try NavigationState.restored(from: state.encoded()) { _ in false }
    #expect(restored.state.windows.isEmpty)
    #expect(restored.dropped.count == 8)
    var next = restored.state
    next.apply(.openWindow(scene: "main", .stack("Home")))
    #expect(next.screens[0].id.rawValue >= state.nextID)
  }

  @Test("Damaged bytes end in a valid state or in an error that is a sentence")
  func damage() throws {
    let bytes = Array(try state.encoded())
    for seed in 0..<UInt64(rounds(1_000, of: 10_000)) {
      var numbers = SeededNumbers(seed: seed)
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let place = Int.random(in: 0..<damaged.count, using: &numbers)
        if Bool.random(using: &numbers) {
          damaged[place] = bytes[Int.random(in: 0..<bytes.count, using: &numbers)]
        } else {
          damaged.remove(at: place)
        }
      }
      do throws(RestorationError) {
        let restored = try NavigationState.restored(from: Data(damaged)) { _ in true }
        #expect(restored.state.problems.isEmpty)
        var next = restored.state
        next.apply(.push(["Next"], from: .front))
        #expect(next.problems.isEmpty)
      } catch {
        #expect(error.description.hasSuffix("Start without it."))
      }
    }
  }

  @Test("States that cannot be are errors, not states")
  func invalid() throws {
    let text = String(decoding: try state.encoded(), as: UTF8.self)
    let broken = [
      text.replacing("\"nextID\":\(state.nextID)", with: "\"nextID\":3"),
      text.replacing("\"nextID\":\(state.nextID)", with: "\"nextID\":9223372036854775807"),
      text.replacing("\"selection\":\"shop\"", with: "\"selection\":\"none\""),
      text.replacing("\"active\":1", with: "\"active\":7"),
      String(repeating: "[", count: 100_000), "", "{}", "null",
    ]
    for text in broken {
      #expect(throws: RestorationError.self) {
        try NavigationState.restored(from: Data(text.utf8)) { _ in true }
      }
    }
  }
}
