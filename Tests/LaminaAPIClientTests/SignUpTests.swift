import Foundation
import LaminaAPI
import LaminaAPIMock
import LaminaAPIServer
import Testing

/// Carries the requests of the sign-up's client to a mock that keeps what is posted.
private struct SignUpMock: SignUpAPI.Transport {
  private let line: MockLine

  /// A mock in the same process.
  init(_ api: MockAPI) { line = MockLine(api) }

  /// A mock at a port.
  init(port: Int) throws { line = try MockLine(port: port) }

  func send(_ request: SignUpAPI.Request) async throws -> SignUpAPI.Answer {
    let fields =
      request.headers.map { MockHeader($0.name, $0.value) }
      + [MockHeader("X-Forwarded-Proto", "https")]
    let answer = try await line.send(request.method, request.url, fields, request.body)
    let headers = answer.headers.fields.map { SignUpAPI.Header($0.name, $0.value) }
    return SignUpAPI.Answer(status: answer.status, headers: headers, body: Data(answer.body))
  }
}

/// The client that is written of the sign-up's contract, which talks to a mock of it; and of the given API, where
/// that is.
@Suite("Sign-up, generated")
struct SignUpTests {
  /// A contract, and a name that is taken in it.
  struct Contract: Sendable {
    let folder: String
    let file: String
    let taken: String
  }

  private static let contracts =
    [Contract(folder: Models.contract, file: "sign-up.raml", taken: "ada")]
    + (Models.areSharedThere
      ? [Contract(folder: "\(Models.shared)/apis/signup", file: "api.raml", taken: "octocat")] : [])

  private static func api(_ contract: Contract, rate: Int = 0) -> MockAPI {
    var options = MockOptions()
    options.isStateful = true
    options.rateLimit = rate
    let loader = FolderLoader(contract.folder)
    let model = RAMLDocument.read(contract.file, from: loader).model()
    return MockAPI(model, options: options, loader: loader)
  }

  private func client(_ transport: SignUpMock) -> SignUpAPI {
    SignUpAPI(base: "http://127.0.0.1/v1", transport: transport)
  }

  private func wish(_ name: String, _ password: String = "s3cr3t") -> SignUpAPI.Wish {
    SignUpAPI.Wish(username: name, password: password, repeatedPassword: password)
  }

  private func run(_ client: SignUpAPI, taken: String) async throws {
    #expect(try await client.headUsers(username: taken) == .ok)
    #expect(try await client.headUsers(username: "hubot") == .notFound)
    guard case .created(let account, let head) = try await client.postSignups(body: wish("hubot"))
    else { return #expect(Bool(false), "It was not made.") }
    #expect(account.login == "hubot" && head.location?.hasSuffix("/users/hubot") == true)
    #expect(try await client.headUsers(username: "hubot") == .ok)
    #expect(try await client.getUsers(username: "hubot").get() == account)
    #expect(try await client.postSignups(body: wish("hubot")).status == 409)
    #expect(try await client.postSignups(body: wish("eve", "abc")).status == 422)
    var unequal = wish("eve")
    unequal.repeatedPassword = "another"
    #expect(try await client.postSignups(body: unequal).status == 422)
    #expect(try await client.headUsers(username: "eve") == .notFound)
  }

  @Test("A name is free, is signed up and is taken; what is wrong is refused", arguments: contracts)
  func signUp(_ contract: Contract) async throws {
    try await run(client(SignUpMock(Self.api(contract))), taken: contract.taken)
  }

  @Test("Who asks too often is told when to come again", arguments: contracts)
  func limited(_ contract: Contract) async throws {
    let client = client(SignUpMock(Self.api(contract, rate: 2)))
    for _ in 0..<2 { #expect(try await client.headUsers(username: "eve") == .notFound) }
    let answer = try await client.headUsers(username: "eve")
    guard case .tooManyRequests(let head) = answer else {
      return #expect(Bool(false), "\(answer)")
    }
    #expect(head.retryAfter == 1)
  }

  @Test("The same goes over a socket, and over URLSession", arguments: contracts)
  func sockets(_ contract: Contract) async throws {
    let server = try await MockServer.start(MockDesk(Self.api(contract)), loops: 1)
    let result: Result<Void, any Error>
    do {
      result = .success(
        try await run(client(try SignUpMock(port: server.port)), taken: contract.taken))
    } catch {
      result = .failure(error)
    }
    let session = SignUpAPI(
      base: "http://127.0.0.1:\(server.port)/v1", transport: SignUpAPI.URLSessionTransport())
    let known = try? await session.headUsers(username: "hubot")
    await server.stop()
    try result.get()
    #expect(known == .ok)
  }
}
