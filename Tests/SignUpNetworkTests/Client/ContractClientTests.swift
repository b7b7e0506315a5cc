import Foundation
import LaminaAPI
import LaminaAPIMock
import LaminaAPIServer
import SignUpForms
import SignUpNetwork
import Testing

/// The form's client, with a mock of the contract for its server.
@Suite struct ContractClientTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../Examples/SignUpNetwork/API")
    .standardizedFileURL.path

  /// Calls a test with a client of a mock that is there as long as the test.
  private func ask(
    rate: Int = 0, _ test: @Sendable (ContractClient) async throws -> Void
  ) async throws {
    let document = RAMLDocument.read("sign-up.raml", from: FolderLoader(Self.folder))
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics)")
    var options = MockOptions()
    options.isStateful = true
    options.rateLimit = rate
    let desk = MockDesk(MockAPI(document.model(), options: options))
    let server = try await MockServer.start(desk, loops: 1)
    let root = try #require(URL(string: "http://127.0.0.1:\(server.port)/v1"))
    let result = await Result { try await test(ContractClient(root)) }
    await server.stop()
    try result.get()
  }

  @Test("A free name is signed up, and is taken from then on")
  func signUp() async throws {
    try await ask { client in
      let (ada, eve) = (try await client.isFree("ada"), try await client.isFree("eve"))
      #expect(!ada && eve)
      try await client.signUp(name: "eve", password: "s3cr3t")
      let isFree = try await client.isFree("eve")
      #expect(!isFree)
      await #expect(throws: SignUpFailure.taken(name: "eve")) {
        try await client.signUp(name: "eve", password: "s3cr3t")
      }
    }
  }

  @Test("A short password is refused with the schema's sentence, a wrong name is not free")
  func refused() async throws {
    try await ask { client in
      let reason = "The text has 3 characters; at least 4 are needed."
      await #expect(throws: SignUpFailure.refused(reason: reason)) {
        try await client.signUp(name: "eve", password: "abc")
      }
      let isFree = try await client.isFree("a b")
      #expect(!isFree)
    }
  }

  @Test("Who asks too often is told the status")
  func limited() async throws {
    try await ask(rate: 1) { client in
      _ = try await client.isFree("eve")
      await #expect(throws: SignUpFailure.status(429)) { try await client.isFree("eve") }
    }
  }
}

extension Result where Failure == any Error {
  /// What an asynchronous step comes to.
  init(_ step: () async throws -> Success) async {
    do { self = .success(try await step()) } catch { self = .failure(error) }
  }
}
