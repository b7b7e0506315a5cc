import Combine
import Foundation
import FoundationNetworking
import Testing

/// What URLSession publishes, by files: no test asks the net.
@Suite struct DataTaskTests {
  private func file(_ text: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test("A request is answered with its data, and finishes")
  func answers() async throws {
    let url = try file("[1, 2]")
    defer { try? FileManager.default.removeItem(at: url) }
    var got: [[Int]] = []
    let loads = URLSession.shared.dataTaskPublisher(for: url).map(\.data)
      .decode(type: [Int].self, decoder: JSONDecoder())
    for try await numbers in loads.values { got.append(numbers) }
    #expect(got == [[1, 2]])
  }

  @Test("What is not there is a failure")
  func fails() async {
    let url = URL(fileURLWithPath: "/nowhere/\(UUID().uuidString)")
    await #expect(throws: URLError.self) {
      for try await _ in URLSession.shared.dataTaskPublisher(for: url).values {}
    }
  }

  @Test("A request is sent when somebody asks, and not before")
  func waits() async throws {
    let url = try file("x")
    defer { try? FileManager.default.removeItem(at: url) }
    let asked = CurrentValueSubject<Bool, Never>(false)
    let load = URLSession.shared.dataTaskPublisher(for: url).handleEvents(receiveRequest: { _ in
      asked.value = true
    })
    #expect(!asked.value)
    for try await (data, _) in load.values { #expect(String(decoding: data, as: UTF8.self) == "x") }
    #expect(asked.value)
  }
}
