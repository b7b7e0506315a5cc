import Foundation
import Lamina
import Testing

/// `NavigationPath`, a sentence of SwiftUI's documentation each.
@Suite("Documented: paths")
struct DocumentedPathTests {
  private struct Plain: Hashable { let id: Int }
  struct Kept: Hashable, Codable { let id: Int }
  private struct Hidden: Hashable, Codable { let id: Int }

  @Test("A path without elements is empty")
  func empty() {
    let path = NavigationPath()
    #expect(path.isEmpty)
    #expect(path.count == 0)
  }

  @Test("A path of a sequence has its elements")
  func sequence() {
    #expect(NavigationPath([1, 2, 3]).count == 3)
    #expect(NavigationPath([Plain(id: 1)]).count == 1)
  }

  @Test("Appending adds a value at the end, of any type that is hashable")
  func append() {
    var path = NavigationPath()
    path.append(1)
    path.append("two")
    path.append(Plain(id: 3))
    #expect(path.count == 3)
    var other = NavigationPath([1])
    other.append("two")
    #expect(path != other)
    other.append(Plain(id: 3))
    #expect(path == other)
  }

  @Test("Removing takes one value off the end, unless it is told how many")
  func remove() {
    var path = NavigationPath([1, 2, 3, 4])
    path.removeLast()
    #expect(path == NavigationPath([1, 2, 3]))
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
  }

  @Test("A path can be written where all its values can")
  func codable() throws {
    var path = NavigationPath([1, 2])
    path.append(Kept(id: 7))
    let written = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: written)
    #expect(NavigationPath(read) == path)
    #expect(NavigationPath(read).codable == path.codable)
  }

  @Test("A path with a value that cannot be written has no form to write")
  func notCodable() {
    var path = NavigationPath([1, 2])
    path.append(Plain(id: 7))
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
  }

  @Test(
    "A path with a value of a private type has no form to write: no other run would find the type")
  func privateType() {
    #expect(NavigationPath([Hidden(id: 1)]).codable == nil)
    #expect(NavigationPath([Kept(id: 1)]).codable != nil)
  }

  @Test("What was read can be appended to, and written again")
  func readAgain() throws {
    let written = try JSONEncoder().encode(try #require(NavigationPath(["a"]).codable))
    var path = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: written))
    path.append("b")
    #expect(path == NavigationPath(["a", "b"]))
    #expect(path.codable != nil)
  }

  @Test("A type that the program does not have is an error when a path is read")
  func unknownType() throws {
    let text = Data("[\"14Elsewhere5ThingV\", \"{}\"]".utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: text)
    }
  }

  @Test("Paths with the same values in the same order are equal")
  func equality() {
    #expect(NavigationPath([1, 2]) == NavigationPath([1, 2]))
    #expect(NavigationPath([1, 2]) != NavigationPath([2, 1]))
    #expect(NavigationPath([1]) != NavigationPath(["1"]))
  }
}
