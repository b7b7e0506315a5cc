import Foundation
import LaminaAPI
import LaminaAPIMock
import LaminaJSON
import Testing

/// Where the two example APIs stand, outside of the package.
enum GivenAPIs {
  static let folder = "/work/shared/data/raml/apis"
  static var areThere: Bool { FileManager.default.fileExists(atPath: folder) }
}

/// The two example APIs, where they are.
@Suite(.enabled(if: GivenAPIs.areThere)) struct GivenAPITests {

  private func mock(_ name: String, _ options: MockOptions = MockOptions()) -> MockTransport {
    let loader = FolderLoader("\(GivenAPIs.folder)/\(name)")
    let document = RAMLDocument.read("api.raml", from: loader)
    return MockTransport(MockAPI(document.model(), options: options, loader: loader))
  }

  private let agent = "normandy/1.2.0 (iPhone; iOS 9.2)"

  @Test(
    "Ads are asked for rightly or wrongly",
    arguments: [
      ("/ads/320/568", 200), ("/ads/abc/568", 400), ("/ads/0/568", 400),
      ("/ads/1/1?adType=31&adType=32", 200), ("/ads/1/1?scale=1&scale=2", 400), ("/ads/types", 200),
      ("/v2/ads/types", 200),
    ])
  func ads(_ target: String, _ status: Int) {
    let mock = mock("ads")
    let answer = mock.send(MockRequest("GET", target, headers: ["Hujiang-Agent": agent]))
    #expect(answer.status == status, "\(answer.text)")
    if status == 400 { #expect(answer.rule?.hasPrefix("api.raml:") == true) }
    if !target.hasSuffix("types") { #expect(mock.send(MockRequest("GET", target)).status == 401) }
  }

  @Test("Clicks are posted over HTTPS, with a date as HTTP has it")
  func clicks() {
    let mock = mock("ads")
    func click(_ body: String, _ isSecure: Bool = true) -> Int {
      mock.send(
        MockRequest(
          "POST", "/ads/7/clicks",
          headers: [
            "Hujiang-Agent": agent, "Content-Type": "application/x-www-form-urlencoded",
          ], body: Array(body.utf8), isSecure: isSecure)
      ).status
    }
    let good = "clickedAt=Mon%2C+29+Feb+2016+09%3A54%3A46+GMT"
    #expect(click(good) == 204 && click(good, false) == 426 && click("clickedAt=2016") == 400)
  }

  @Test("Made ads are never seven")
  func made() throws {
    let mock = mock("ads")
    for seed in 0..<100 {
      let answer = mock.send(
        MockRequest(
          "GET", "/ads/1/1?seed=\(seed)",
          headers: ["Hujiang-Agent": agent, "Prefer": "dynamic=true"]))
      let count =
        answer.json?.array?.count ?? answer.json?.object?.members.first?.value.array?.count
      #expect(answer.status == 200 && (count ?? 0) <= 6, "\(answer.text.prefix(300))")
    }
  }

  @Test("The sign-up runs through: free, made, taken, refused, too often")
  func signUp() {
    var options = MockOptions()
    options.isStateful = true
    options.rateLimit = 4
    let mock = mock("signup", options)
    func head(_ name: String) -> Int { mock.send(MockRequest("HEAD", "/users/\(name)")).status }
    func post(_ password: String) -> MockAnswer {
      let body =
        #"{"username": "hubot", "password": "\#(password)", "repeatedPassword": "\#(password)"}"#
      return mock.send(
        MockRequest(
          "POST", "/signups", headers: ["Content-Type": "application/json"], body: Array(body.utf8))
      )
    }
    #expect(head("octocat") == 200 && head("hubot") == 404)
    #expect(post("s3cr3t").headers["Location"] == "/v1/users/hubot")
    #expect(head("hubot") == 200 && post("s3cr3t").status == 409)
    let short = post("abc")
    #expect(short.status == 422 && short.json?["field"]?.string == "password")
    mock.advance(by: 1)
    #expect((0..<5).map { _ in head("octocat") } == [200, 200, 200, 200, 429])
  }
}
