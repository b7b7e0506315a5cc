import Foundation
import LaminaCombine
import Testing

@Suite struct DemandTests {
  typealias Demand = Subscribers.Demand

  struct Sum: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let is_: Bool
    init(_ name: String, _ holds: Bool) { (testDescription, is_) = (name, holds) }
  }

  @Test(
    "Demand is counted",
    arguments: [
      Sum("2 and 3 are 5", Demand.max(2) + .max(3) == .max(5)),
      Sum("2 and a number", Demand.max(2) + 3 == .max(5)),
      Sum("All and 3 are all", Demand.unlimited + .max(3) == .unlimited),
      Sum("3 and all are all", Demand.max(3) + .unlimited == .unlimited),
      Sum("5 without 3 are 2", Demand.max(5) - .max(3) == .max(2)),
      Sum("5 without a number", Demand.max(5) - 3 == .max(2)),
      Sum("All without 3 are all", Demand.unlimited - .max(3) == .unlimited),
      Sum("All without all are all", Demand.unlimited - .unlimited == .unlimited),
      Sum("3 without all are none", Demand.max(3) - .unlimited == .none),
      Sum("3 times 4", Demand.max(3) * 4 == .max(12)),
      Sum("All times 4", Demand.unlimited * 4 == .unlimited),
      Sum("More than can be counted is all", Demand.max(.max) + .max(.max) == .unlimited),
      Sum("More than can be counted by a number is all", Demand.max(.max) + 1 == .unlimited),
      Sum("Times more than can be counted is all", Demand.max(.max) * 2 == .unlimited),
      Sum("None is less than one", Demand.none < .max(1)),
      Sum("All is not less than all", !(Demand.unlimited < .unlimited)),
      Sum("All is at least all", Demand.unlimited >= .unlimited),
      Sum("Any number is less than all", Demand.max(.max) < .unlimited),
      Sum("All is greater than a number", Demand.unlimited > 5),
      Sum("A number is less than all", 5 < Demand.unlimited),
      Sum("2 is less than a number", Demand.max(2) < 3),
      Sum("2 is at most a number", Demand.max(2) <= 2),
      Sum("2 is at least a number", Demand.max(2) >= 2),
      Sum("A number is at most 2", 2 <= Demand.max(2)),
      Sum("A number is at least 2", 2 >= Demand.max(2)),
      Sum("A number is greater than 2", 3 > Demand.max(2)),
      Sum("2 is a number", Demand.max(2) == 2 && 2 == Demand.max(2)),
      Sum("2 is not another number", Demand.max(2) != 3 && 3 != Demand.max(2)),
      Sum("The number of all is nil", Demand.unlimited.max == nil),
      Sum("The number of 2 is 2", Demand.max(2).max == 2),
      Sum("None is written as max(0)", Demand.none.description == "max(0)"),
      Sum("All is written as unlimited", Demand.unlimited.description == "unlimited"),
    ])
  func sum(_ sum: Sum) { #expect(sum.is_) }

  @Test("Demand is written and read", arguments: [Demand.none, .max(7), .unlimited])
  func codes(_ demand: Demand) throws {
    let data = try JSONEncoder().encode([demand])
    #expect(try JSONDecoder().decode([Demand].self, from: data) == [demand])
  }

  private struct Broken: Error, Codable, Equatable { var code = 1 }

  @Test("An end is written and read")
  func codesCompletion() throws {
    typealias End = Subscribers.Completion<Broken>
    let ends: [End] = [.finished, .failure(Broken(code: 3))]
    let data = try JSONEncoder().encode(ends)
    #expect(try JSONDecoder().decode([End].self, from: data) == ends)
  }

  @Test("A record is written and read")
  func codesRecord() throws {
    let record = Record<Int, Broken>(output: [1, 2], completion: .failure(Broken()))
    let data = try JSONEncoder().encode(record)
    let read = try JSONDecoder().decode(Record<Int, Broken>.self, from: data)
    #expect(read.recording.output == [1, 2])
    #expect(read.recording.completion == .failure(Broken()))
  }

  @Test("Names of streams differ")
  func identifiers() {
    #expect(CombineIdentifier() != CombineIdentifier())
    let one = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect(one.combineIdentifier == one.combineIdentifier)
  }
}
