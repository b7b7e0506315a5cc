import Foundation
import Testing

/// What a written client makes of answers.
@Suite struct AnswerTests {
  private func visits(
    _ status: Int, _ body: String, _ headers: [ZooClient.Header] = []
  ) async throws -> ZooClient.GetVisitsByDay.Response {
    try await ZooClient(transport: RecordingTransport(status, body, headers)).getVisits(day: "d")
  }

  private let visit = #"""
    [{"at": "1994-11-06T09:49:37.25+01:00", "day": "1994-11-06", "opens": "08:00:00", "closes": "1994-11-06T18:30:00",
      "size": "huge", "note": null, "mixed": "seven", "class": false, "a_b": "low", "additional": {"x": [1, 2.5, null]},
      "pets": [{"kind": "bird"}, {"kind": "snake", "length": 3}, {"kind": "cat", "lives": 9}]}]
    """#

  @Test("A body has the types that the model says, and keeps what it does not know")
  func body() async throws {
    let answer = try await visits(200, visit, [.init("x-total", "1"), .init("Last-Modified", "x")])
    guard case .ok(let visits, let head) = answer else { return #expect(Bool(false)) }
    let visit = try #require(visits.first)
    #expect(visit.at == Date(timeIntervalSince1970: 784_111_777.25))
    #expect(visit.day == ZooClient.DateOnly(year: 1994, month: 11, day: 6))
    #expect(visit.size?.rawValue == "huge" && ZooClient.Size.known.map(\.rawValue).count == 3)
    #expect(visit.note == nil && visit.mixed == .string("seven") && visit.class == false)
    #expect(visit.aB == nil && visit.aB2 == "low")
    #expect(visit.additional?["x"] == .array([.integer(1), .number(2.5), .null]))
    #expect(
      visit.pets == [
        .bird(.init(kind: .bird)),
        .other(.object(["kind": .string("snake"), "length": .integer(3)])),
        .cat(.init(kind: .cat, lives: 9)),
      ])
    #expect(head.xTotal == 1 && head.lastModified == "x")
    #expect(try answer.get() == visits && answer.status == 200)
  }

  @Test("A type may hold itself")
  func recursion() async throws {
    let text =
      #"{"name": "Ada", "boss": {"name": "Bob", "boss": {"name": "Cy", "team": [{"name": "Di"}]}}}"#
    let zoo = ZooClient(transport: RecordingTransport(200, text))
    let keeper = try await zoo.getKeepers().get()
    #expect(keeper.boss?.boss?.team?.first?.name == "Di" && keeper.boss?.boss?.boss == nil)
  }

  @Test("Members without a name are kept by their keys")
  func others() async throws {
    let transport = RecordingTransport(200, #"{"currency": "EUR", "tea": 2.5, "milk": 1}"#)
    let prices = try await ZooClient(transport: transport).getPrices().get()
    #expect(prices == .init(currency: "EUR", others: ["tea": 2.5, "milk": 1]))
  }

  @Test("A body is read as the type it comes with")
  func types() async throws {
    let json = try await visits(
      404, #"{"reason": "closed"}"#, [.init("Content-Type", "application/json")])
    #expect(json == .notFound(.json(.init(reason: "closed"))))
    let text = try await visits(404, "closed", [.init("content-type", "Text/Plain; charset=utf-8")])
    #expect(text == .notFound(.text("closed")))
    let bytes = try await visits(404, "x", [.init("Content-Type", "image/png")])
    #expect(bytes == .notFound(.other(Data("x".utf8))))
  }

  @Test("A status that the model does not name is an answer, too")
  func status() async throws {
    let answer = try await visits(418, "tea")
    guard case .other(let other) = answer else { return #expect(Bool(false)) }
    #expect(other.text == "tea" && answer.status == 418)
    #expect {
      try answer.get()
    } throws: {
      "\($0)" == "GET /visits/{day} was answered with the status 418."
    }
  }

  @Test(
    "What does not fit is told with the call and the place in the body",
    arguments: [
      ("[{}]", "/0/at", "The member is missing."), ("{}", "/", ""), ("[", "/", ""),
      (#"[{"at": "yesterday"}]"#, "/0/at", "yesterday is no date of RFC 3339."),
    ])
  func faults(_ body: String, _ path: String, _ reason: String) async throws {
    await #expect {
      try await visits(200, body)
    } throws: {
      "\($0)".hasPrefix("GET /visits/{day}: the answer 200 does not fit at \(path): \(reason)")
    }
  }

  @Test("A transport that throws is told with the call")
  func transport() async throws {
    struct Cut: Error, CustomStringConvertible { var description: String { "The wire is cut." } }
    struct Broken: ZooClient.Transport {
      func send(_ request: ZooClient.Request) async throws -> ZooClient.Answer { throw Cut() }
    }
    await #expect {
      try await ZooClient(transport: Broken()).getKeepers()
    } throws: {
      "\($0)" == "GET /keepers was not answered: The wire is cut."
    }
  }

  @Test("A value that JSON cannot have is told with its place, and nothing is sent")
  func unwritable() async throws {
    let transport = RecordingTransport(204)
    let clock = ZooClient.TimeOnly(hour: 8, minute: 0, second: 0)
    let day = ZooClient.DateOnly(year: 1994, month: 11, day: 6)
    let visit = ZooClient.Visit(
      at: Date(timeIntervalSince1970: 0), day: day, opens: clock,
      closes: .init(date: day, time: clock), note: nil, pets: [],
      additional: .number(.infinity))
    await #expect {
      try await ZooClient(transport: transport).putVisits(day: "d", body: visit)
    } throws: {
      "\($0)".hasPrefix("PUT /visits/{day}: the body cannot be written at /additional: ")
    }
    #expect(transport.requests.isEmpty)
  }
}
