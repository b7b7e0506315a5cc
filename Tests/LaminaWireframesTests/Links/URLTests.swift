import LaminaRoutes
import LaminaWireframes
import Testing

@Suite("URL patterns")
struct URLTests {
  @Test(
    "Addresses are normalised",
    arguments: [
      ("myapp:///////user///<id>//hello/??/#abc=/def", "myapp://user/<id>/hello"),
      ("myapp://user/<id>/hello", "myapp://user/<id>/hello"), ("myapp://", "myapp://"),
      ("myapp:/user", "myapp://user"), ("myapp://user/?a=b", "myapp://user"),
      ("myapp://user#a?b", "myapp://user"), ("/user//<int:id>/", "/user/<int:id>"),
      ("user/<int:id>", "/user/<int:id>"), ("", "/"), ("<path:a:/b>", "/<path:a:/b>"),
      ("a+b-c.d://x", "a+b-c.d://x"), ("1a://x", "/1a:/x"),
    ])
  func normalised(text: String, expected: String) {
    #expect(URLAddress(text).normalised == expected)
    #expect(URLAddress(URLAddress(text).normalised).normalised == expected)
  }

  @Test(
    "Patterns that are none are errors",
    arguments: [
      ("a://<id", URLPatternError.malformed("<id")), ("a://id>", .malformed("id>")),
      ("a://<>", .malformed("<>")), ("a://<int:>", .malformed("<int:>")),
      ("a://<int:a:b>", .malformed("<int:a:b>")), ("a://<hue:x>", .unknownConverter("hue")),
      ("a://<path:x>/b", .pathInTheMiddle("<path:x>")), ("a://<x>/<int:x>", .repeatedName("x")),
    ])
  func errors(text: String, expected: URLPatternError) {
    let error = #expect(throws: URLPatternError.self) { try URLPattern(text) }
    #expect(error == expected)
    #expect(error?.description.hasSuffix("Change this part.") == true)
  }

  private func links() throws -> DeepLinks {
    try DeepLinks(
      ResolutionTests.tree, scheme: "market", converters: Self.converters)
  }

  private static var converters: URLConverters {
    var converters = URLConverters.standard
    converters.add("color") { ["red", "blue"].contains($0) ? .string($0) : nil }
    return converters
  }

  @Test("Every URL that leads to screens has a URL again that leads to the same")
  func roundTrips() throws {
    let links = try links()
    for one in ResolutionTests.cases where one.question.hasPrefix("url ") && one.answer != "-" {
      let link = try links.link(for: String(one.question.dropFirst(4)))
      let url = try links.url(for: link.screens)
      let again = try links.link(for: url)
      #expect(again.screens.map(\.code) == link.screens.map(\.code), "\(url)")
      #expect(
        again.screens.last?.words.replacing("\"", with: "")
          == link.screens.last?.words.replacing("\"", with: ""), "\(url)")
    }
  }

  @Test("A state has the URL of its visible screen and those below")
  func state() throws {
    let links = try links()
    var state = NavigationState(.stack("Home"))
    let window = try #require(state.front?.id)
    let link = try links.link(for: "market://home/detail/detail?name=a%20b")
    var navigators: [String: NavigatorEffect] = [:]
    for navigator in Navigator.allCases { navigators[navigator.rawValue] = navigator.effect }
    for action in link.actions(in: window, navigators: navigators) {
      // Seller is a sheet without a stack around, so its push is refused and reported.
      let outcome = state.apply(action)
      #expect(outcome.isDone || outcome == .refused(.noStack(screen: "Seller")))
    }
    #expect(state.screens.map(\.code) == ["Home", "Seller"])
    #expect(state.front?.presented.map(\.style) == [.sheet])
    #expect(try links.url(for: #require(state.front)) == "market://user/me")
  }

  @Test("Links open above the content that is there, which is put away")
  func opening() throws {
    let links = try links()
    var state = NavigationState(.tabs([.init("a", .stack("X"))], selection: "a"))
    state.apply(.present(.screen("Old"), as: .sheet, from: .front))
    let window = try #require(state.front?.id)
    for action in try links.link(for: "market://user/7").actions(in: window, navigators: [:]) {
      #expect(state.apply(action).isDone)
    }
    #expect(state.screens.map(\.request.words) == ["Home", "Search(id: 7)"])
    #expect(try links.url(for: #require(state.front)) == "market://user/7")
  }

  @Test("What has no URL is an error with the reason")
  func noURL() throws {
    let links = try links()
    let error = { (screens: [ScreenRequest]) in
      #expect(throws: DeepLinkError.self) { try links.url(for: screens) }
    }
    #expect(error(["Product", "Home"]) == .noWay(from: "Product", to: "Home"))
    #expect(
      error([ScreenRequest("Home", ["a": .array([])])]) == .unwritableParameters(code: "Home"))
    #expect(error([]) == .noScreen(url: ""))
    #expect(error(["Stranger"]) == .ambiguous(codes: ["Stranger"]))
  }
}
