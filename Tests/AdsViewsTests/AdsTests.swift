import AdsViews
import Lamina
import LaminaAPI
import LaminaTesting
import Testing

/// The window: a fault is marked and mended, requests are sent and listed.
@MainActor @Suite("Ads")
struct AdsTests {
  private func shown(
    _ desk: AdsDesk, size: CGSize = CGSize(width: 1_100, height: 760)
  ) -> Harness {
    Harness(size: size) { AdsView(desk, isServed: false) }
  }

  /// Lets others run until something is so; gives up after very many turns.
  private func wait(_ isDone: () -> Bool) async {
    for _ in 0..<3_000_000 where !isDone() { await Task.yield() }
  }

  /// The pixels of the description that are as red as a mark.
  private func marked(_ harness: Harness) throws -> Int {
    let frame = try #require(harness.frame(of: "Description"))
    let picture = harness.picture()
    let scale = CGFloat(picture.size.width) / 1_100
    var count = 0
    for y in Int(frame.minY * scale)..<Int(frame.maxY * scale) {
      for x in Int(frame.minX * scale)..<Int(frame.maxX * scale) {
        let pixel = picture.pixel(x: x, y: y)
        let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        if red > 180, green < 110, blue < 110 { count += 1 }
      }
    }
    return count
  }

  @Test("Its own project has no error and no warning, and the window says that it is shown")
  func own() {
    let desk = AdsDesk(.own)
    #expect(desk.findings.map(\.diagnostic.severity).allSatisfy { $0 == .hint } && !desk.isBroken)
    #expect(shown(desk).exists("Lamina's own project"))
  }

  @Test("A fault that is typed is marked and listed; mended, it is gone")
  func fault() async throws {
    let desk = AdsDesk(.own)
    let harness = shown(desk)
    #expect(try marked(harness) == 0)
    harness.tap("Description")
    harness.press(.home, modifiers: .command)
    harness.press(.downArrow)
    harness.type("x")
    await desk.settle()
    harness.settle()
    let finding = try #require(desk.findings.first { $0.diagnostic.severity == .error })
    #expect(desk.isBroken && finding.diagnostic.place.line == 2)
    #expect(try marked(harness) > 20)
    #expect(harness.exists("The description has an error: this is what it said before."))
    harness.press(.delete)
    await desk.settle()
    harness.settle()
    #expect(!desk.isBroken && desk.findings.allSatisfy { $0.diagnostic.severity == .hint })
    #expect(try marked(harness) == 0)
  }

  @Test("A problem that is pressed is selected in the description")
  func selection() async throws {
    let desk = AdsDesk(.own)
    desk.text = desk.text.replacingOccurrences(of: "mediaType:", with: "mediaTyp:")
    await desk.settle()
    let harness = shown(desk)
    let finding = try #require(desk.findings.first { $0.diagnostic.severity == .error })
    let row = try #require(
      harness.elements(role: .button).first { $0.text.contains("error") })
    harness.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
    guard case .selection(let range)? = desk.selection?.indices else { return #expect(Bool(false)) }
    #expect(desk.text[range].hasPrefix("mediaTyp") && finding.utf8.count > 0)
  }

  @Test("The newest text wins, however many are typed while one is checked")
  func newest() async {
    let desk = AdsDesk(.own)
    let good = desk.text
    for number in 0..<20 { desk.text = good + "/more\(number):\n  gett:\n" }
    desk.text = good + "/last:\n  get:\n"
    await desk.settle()
    #expect(!desk.isBroken && desk.api?.allResources.last?.uri == "/last")
  }

  @Test("The documents lead to a method and back, and follow the text")
  func documents() async {
    let desk = AdsDesk(.own)
    let harness = shown(desk)
    harness.tap("POST Reports a click.")
    await harness.run(for: 2)
    #expect(harness.exists("POST /ads/{adItemId}/clicks") && harness.exists("Status 204"))
    desk.text = desk.text.replacingOccurrences(of: "Reports a click.", with: "Notes a click.")
    await desk.settle()
    harness.settle()
    #expect(harness.exists("Notes a click."))
    desk.text = desk.text.replacingOccurrences(of: "/{adItemId}/clicks:", with: "/{adItemId}/taps:")
    await desk.settle()
    harness.settle()
    #expect(harness.exists("The description has this no longer."))
  }

  @Test("A request of the window goes over the port, is answered by the newest text, and listed")
  func requests() async throws {
    let desk = AdsDesk(.own)
    let harness = shown(desk)
    let serving = Task { await desk.mock.serve() }
    await wait { desk.mock.port != nil || desk.mock.fault != nil }
    #expect(desk.mock.fault == nil)
    await desk.mock.send(.ads, width: 320, height: 568)
    #expect(desk.mock.outcome == "2 ads, 1 items: Tea from the hills")
    await desk.mock.send(.stranger, width: 320, height: 568)
    #expect(desk.mock.outcome == "Status 401.")
    desk.text = desk.text.replacingOccurrences(of: "maximum: 10000", with: "maximum: 300")
    await desk.settle()
    await desk.mock.send(.ads, width: 320, height: 568)
    #expect(desk.mock.outcome == "Status 400.")
    await wait { desk.mock.records.count == 3 }
    harness.settle()
    #expect(desk.mock.records.map(\.status) == [400, 401, 200])
    #expect(harness.semanticTree.all.contains { $0.text.contains("GET /ads/320/568") })
    serving.cancel()
    await serving.value
  }

  @Test("Ads that were got are seen on a screen of that size")
  func screen() async throws {
    let desk = AdsDesk(.own)
    let harness = shown(desk)
    #expect(!harness.exists("On a screen"))
    let serving = Task { await desk.mock.serve() }
    await wait { desk.mock.port != nil || desk.mock.fault != nil }
    await desk.mock.send(.ads, width: 320, height: 568)
    harness.settle()
    #expect(harness.exists("On a screen") && harness.exists("320 × 568"))
    #expect(harness.semanticTree.all.contains { $0.text.contains("Tea from the hills") })
    await desk.mock.send(.stranger, width: 1, height: 1)
    #expect(desk.mock.screen?.ads.map(\.id) == [1021])
    serving.cancel()
    await serving.value
  }

  @Test(
    "A description of another API has calls of its own, and one that is broken from the start says so"
  )
  func strangers() async throws {
    let desk = AdsDesk(.own)
    desk.text = """
      #%RAML 0.8
      title: Shelf
      mediaType: text/plain
      /books:
        get: {responses: {200: {body: {example: Tea}}}}
        /{id}: {get: {}}
      """
    await desk.settle()
    let harness = shown(desk)
    #expect(!harness.exists("Get ads") && harness.exists("GET /books"))
    let serving = Task { await desk.mock.serve() }
    await wait { desk.mock.port != nil || desk.mock.fault != nil }
    await desk.mock.send(.get(path: "/books"), width: 0, height: 0)
    #expect(desk.mock.outcome == "Status 200: Tea")
    serving.cancel()
    await serving.value
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("#%RAML 0.8\n".utf8).write(to: folder.appendingPathComponent("api.raml"))
    let broken = shown(AdsDesk(AdsProject(folder: folder.path)))
    #expect(broken.exists("The description has an error: its documents come when it is mended."))
  }

  @Test("When the mock is served a second time, it still lists what is asked")
  func again() async throws {
    let desk = AdsDesk(.own)
    for round in 1...2 {
      let serving = Task { await desk.mock.serve() }
      await wait { desk.mock.port != nil || desk.mock.fault != nil }
      await desk.mock.send(.types, width: 1, height: 1)
      await wait { desk.mock.records.count == round }
      #expect(desk.mock.records.count == round)
      serving.cancel()
      await serving.value
      #expect(desk.mock.port == nil)
    }
  }

  @Test("A button of the window sends")
  func button() async throws {
    let desk = AdsDesk(.own)
    let harness = shown(desk)
    let serving = Task { await desk.mock.serve() }
    await wait { desk.mock.port != nil || desk.mock.fault != nil }
    harness.tap("Get the kinds")
    await wait { !desk.mock.outcome.isEmpty }
    harness.settle()
    #expect(harness.exists("31 Opening, 32 Feed"))
    serving.cancel()
    await serving.value
  }
}
