import Foundation
import LaminaRoutes
import Testing

@Suite("Parameters of screens")
struct ParameterTests {
  private struct Product: Codable, Equatable {
    var name: String
    var count: Int
    var price: Double
    var tags: [String]
    var maker: String?
    var origin: [String: Int]
    var id: UUID
    var since: Date
  }

  private let product = Product(
    name: "tea", count: 2, price: 1, tags: ["a"], maker: nil, origin: ["x": 1],
    id: UUID(uuidString: "6F1E9A2C-7D5B-4D44-9C1E-1B2A3C4D5E6F") ?? UUID(),
    since: Date(timeIntervalSinceReferenceDate: 12.5))

  @Test("A struct becomes parameters and comes back")
  func roundTrip() throws {
    let parameters = try ScreenParameters(encoding: product)
    #expect(parameters["name"] == "tea")
    #expect(parameters["maker"] == nil)
    #expect(try parameters.decoded(as: Product.self) == product)
  }

  @Test("Parameters in a file stay what they are: an integer, a real, a text")
  func files() throws {
    let parameters: ScreenParameters = [
      "i": 1, "r": 1.0, "s": "1", "b": true, "a": .array([1, 2.0]),
      "d": .dictionary(["real": 1, "values": "x"]), "e": .dictionary([:]),
    ]
    let data = try JSONEncoder().encode(parameters)
    #expect(try JSONDecoder().decode(ScreenParameters.self, from: data) == parameters)
  }

  @Test("Values are read as types of the author's, or an error says what is wrong")
  func typed() throws {
    let parameters: ScreenParameters = ["count": 2, "name": "tea"]
    let count: Int = try parameters.value("count")
    #expect(count == 2)
    #expect(try parameters.value("count", as: Double.self) == 2)
    let missing = #expect(throws: ParameterError.self) {
      try parameters.value("size", as: Int.self)
    }
    #expect(
      missing?.description == "The parameter \"size\" is missing. "
        + "Pass a value of type Int under this name.")
    let wrong = #expect(throws: ParameterError.self) {
      try parameters.value("name", as: Int.self)
    }
    guard case .wrongType(name: "name", value: _, type: "Int") = wrong else {
      Issue.record("\(String(describing: wrong))")
      return
    }
    #expect(throws: ParameterError.self) { try parameters.decoded(as: Product.self) }
  }

  @Test("What has no named fields cannot be parameters")
  func unencodable() {
    #expect(throws: ParameterError.self) { try ScreenParameters(encoding: [1, 2]) }
    #expect(throws: ParameterError.self) { try ScreenParameters(encoding: "tea") }
    #expect(throws: ParameterError.self) { try ScreenParameters(encoding: ["x": Double.nan]) }
  }
}
