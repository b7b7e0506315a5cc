import AdsClient
import Foundation
import LaminaAPI
import LaminaAPIMock
import LaminaAPIServer
import Testing

/// The example's client, which talks to a mock of its project; and of the given API, where that is.
@Suite struct AdsTests {
  private static let folders =
    [Models.project] + (Models.areSharedThere ? ["\(Models.shared)/apis/ads"] : [])
  private static let agent = AdsClient.Credential.agent(hujiangAgent: "reader/1.2.0 (Linux)")

  private func client(_ transport: AdsMock, _ credential: AdsClient.Credential? = agent)
    -> AdsClient
  {
    AdsClient(apiDomain: .test, transport: transport, credential: credential)
  }

  @Test("Ads are fetched, and known again by their tag", arguments: folders)
  func ads(_ folder: String) async throws {
    let ads = client(AdsMock(AdsMock.api(in: folder)))
    let answer = try await ads.getAds(screenWidth: 320, screenHeight: 568, adType: [31, 32])
    guard case .ok(let list, let head) = answer else { return #expect(Bool(false), "\(answer)") }
    let item = try #require(list.first?.adItemList.first)
    #expect(list.map(\.adType) == [31, 32] && item.fillColor == 1_023_123_123_123)
    #expect(item.actionType == .value1 && item.startTime != nil && list[1].adItemList.isEmpty)
    let again = try await ads.getAds(screenWidth: 320, screenHeight: 568, ifNoneMatch: head.eTag)
    #expect(again == .notModified)
  }

  @Test("Who does not prove itself is refused, but where that is allowed", arguments: folders)
  func credentials(_ folder: String) async throws {
    let stranger = client(AdsMock(AdsMock.api(in: folder)), nil)
    #expect(try await stranger.getAds(screenWidth: 1, screenHeight: 1) == .unauthorized)
    let known = try await client(AdsMock(AdsMock.api(in: folder))).getAdsTypes().get()
    #expect(known.map(\.adType) == [31, 32])
  }

  @Test(
    "Clicks are reported as a form, with a date as HTTP has it, and over TLS", arguments: folders)
  func clicks(_ folder: String) async throws {
    let ads = client(AdsMock(AdsMock.api(in: folder)))
    let form = AdsClient.PostAdsClicksByAdItemId.Form(
      clickedAt: Date(timeIntervalSince1970: 784_111_777), channel: .banner)
    #expect(
      try await ads.postAdsClicks(adItemId: 7, body: .form(form), xMeta: ["A": "1"]) == .noContent)
    let file = AdsClient.File(name: "a\"b.png", mediaType: "image/png", content: Data([0, 1]))
    let picture = AdsClient.PostAdsClicksByAdItemId.Multipart(screenshot: .file(file))
    #expect(try await ads.postAdsClicks(adItemId: 7, body: .multipart(picture)) == .noContent)
    let text = AdsClient.PostAdsClicksByAdItemId.Multipart(screenshot: .string("AAE="))
    #expect(try await ads.postAdsClicks(adItemId: 7, body: .multipart(text)) == .noContent)
    var wrong = form
    wrong.channel = .init(rawValue: "radio")
    guard case .badRequest = try? await ads.postAdsClicks(adItemId: 7, body: .form(wrong)) else {
      // The mock's own words for a refusal are no body of the schema error.
      await #expect(throws: AdsClient.Failure.self) {
        try await ads.postAdsClicks(adItemId: 7, body: .form(wrong))
      }
      return
    }
  }

  @Test("A wrong value is refused", arguments: folders)
  func refused(_ folder: String) async throws {
    let ads = client(AdsMock(AdsMock.api(in: folder)))
    let answer = try await ads.getAds(screenWidth: 0, screenHeight: 568)
    #expect(answer.status == 400)
    #expect(throws: AdsClient.Failure.self) { try answer.get() }
  }

  @Test("The same goes over a socket")
  func socket() async throws {
    let server = try await MockServer.start(
      MockDesk(AdsMock.api(in: Models.project)), loops: 1)
    let ads = client(try AdsMock(port: server.port))
    let list = try? await ads.getAds(screenWidth: 320, screenHeight: 568, page: 2, scale: 2.5).get()
    let picture = AdsClient.File(name: "a.png", content: Data([0, 255]))
    let click = try? await ads.postAdsClicks(
      adItemId: 7, body: .multipart(.init(screenshot: .file(picture))))
    await server.stop()
    #expect(list?.count == 2 && click == .noContent)
  }

  @Test("And over URLSession")
  func session() async throws {
    let server = try await MockServer.start(
      MockDesk(AdsMock.api(in: Models.project)), loops: 1)
    let ads = AdsClient(
      base: "http://127.0.0.1:\(server.port)/v2", transport: AdsClient.URLSessionTransport(),
      credential: Self.agent)
    let answer = try? await ads.getAds(screenWidth: 320, screenHeight: 568, adType: [31])
    await server.stop()
    guard case .ok(let list, let head) = answer else {
      return #expect(Bool(false), "\(answer as Any)")
    }
    #expect(list.count == 2 && head.eTag != nil)
  }
}
