import Foundation
import Testing

/// What a written client sends.
@Suite struct RequestTests {
  private func client(
    _ transport: RecordingTransport, _ credential: ZooClient.Credential? = nil
  ) -> ZooClient {
    ZooClient(transport: transport, credential: credential)
  }

  @Test("Values stand in path, query and head as they must")
  func places() async throws {
    let transport = RecordingTransport(200, "[]")
    _ = try await client(transport).getVisits(
      day: "a/b ü", size: .veryLarge, limit: 3, tags: ["x&y", "z"], xTrace: "t")
    let request = try #require(transport.requests.first)
    #expect(
      request.url
        == "https://zoo.example.org/v1/visits/a%2Fb%20%C3%BC?size=very-large&limit=3&tags=x%26y&tags=z"
    )
    #expect(request.method == "GET" && request.header("X-Trace") == "t" && request.body == nil)
    #expect(request.header("Accept") == "application/json, text/plain")
  }

  @Test("The address is that of the API, or another one")
  func base() async throws {
    let transport = RecordingTransport(200, "{}")
    _ = try? await ZooClient(version: "v 2", transport: transport).getPrices()
    _ = try? await ZooClient(base: "http://127.0.0.1:80/x/", transport: transport).getPrices()
    #expect(
      transport.requests.map(\.url) == [
        "https://zoo.example.org/v%202/prices", "http://127.0.0.1:80/x/prices",
      ])
  }

  @Test("Each scheme proves who calls in its way; a call's own comes first")
  func credentials() async throws {
    let transport = RecordingTransport(200, "[]")
    let zoo = client(transport, .keeper(user: "Ada", password: "p:w"))
    _ = try await zoo.getVisits(day: "d")
    _ = try await zoo.getVisits(day: "d", credential: .visitor(token: "t"))
    _ = try await zoo.getVisits(day: "d", credential: .gate(xGate: "7", side: "left"))
    let proofs = transport.requests.map { $0.header("Authorization") ?? $0.header("X-Gate") }
    #expect(proofs == ["Basic QWRhOnA6dw==", "Bearer t", "7"])
    #expect(transport.requests[2].url.hasSuffix("?side=left"))
  }

  @Test("JSON has what is there, null where it must be, and members without a name")
  func json() async throws {
    let transport = RecordingTransport(204)
    let visit = ZooClient.Visit(
      at: Date(timeIntervalSince1970: 784_111_777.5),
      day: ZooClient.DateOnly(year: 1994, month: 11, day: 6),
      opens: ZooClient.TimeOnly(hour: 8, minute: 0, second: 0),
      closes: try #require(
        ZooClient.TimeOnly("18:30:00.25").map {
          ZooClient.DateTimeOnly(
            date: ZooClient.DateOnly(year: 1994, month: 11, day: 6), time: $0)
        }),
      note: nil, mixed: .integer(3),
      pets: [.cat(.init(kind: .cat, lives: 9)), .other(.object(["kind": .string("snake")]))],
      class: true, aB: "minus")
    let answer = try await client(transport).putVisits(day: "d", body: visit)
    #expect(answer == .noContent)
    #expect(
      transport.requests.first?.text
        == #"{"a-b":"minus","at":"1994-11-06T08:49:37.500Z","class":true,"closes":"1994-11-06T18:30:00.25","#
        + #""day":"1994-11-06","mixed":3,"note":null,"opens":"08:00:00","#
        + #""pets":[{"kind":"cat","lives":9},{"kind":"snake"}]}"#)
  }

  @Test("A body goes out as the type it is given for")
  func bodies() async throws {
    let transport = RecordingTransport(201, #"{"node": "a", "left": null}"#)
    let zoo = client(transport)
    let since = Date(timeIntervalSince1970: 0)
    _ = try await zoo.postKeepers(
      body: .form(.init(name: "A&B", age: 7, pets: ["x", "y z"], since: since)))
    _ = try await zoo.postKeepers(body: .json(.init(name: "Ada", boss: .init(name: "Bob"))))
    _ = try await zoo.postKeepers(body: .text("Ada"))
    _ = try await zoo.postKeepers(body: .octetStream(Data([0])))
    #expect(
      transport.requests.map { $0.header("Content-Type") } == [
        "application/x-www-form-urlencoded", "application/json", "text/plain",
        "application/octet-stream",
      ])
    #expect(
      transport.requests.prefix(3).map(\.text) == [
        "name=A%26B&age=7&pets=x&pets=y%20z&since=1970-01-01T00%3A00%3A00Z",
        #"{"boss":{"name":"Bob"},"name":"Ada"}"#, "Ada",
      ])
  }
}
