import Foundation
import LaminaLayout
import Testing

/// Every file under Fixtures/ is a case; a new one needs no code.
@Suite("Fixtures")
struct FixtureTests {
  @Test("The tree has the frames that its file expects", arguments: FixtureFile.all)
  func frames(_ file: FixtureFile) throws {
    let fixture = try Fixture(try String(contentsOf: file.url, encoding: .utf8))
    #expect(fixture.differences() == [], "in \(file)")
  }

  @Test("Laid out on other threads, all trees have the frames that they have on the main thread")
  func threads() async throws {
    let texts = try FixtureFile.all.map { try String(contentsOf: $0.url, encoding: .utf8) }
    let here = try await MainActor.run { try texts.map { try Fixture($0).frames() } }
    try await withThrowingTaskGroup(of: [[String: Fixture.Expectation]].self) { group in
      for _ in 0..<4 { group.addTask { try texts.map { try Fixture($0).frames() } } }
      for try await there in group { #expect(there == here) }
    }
  }

  @Test("There are at least 150 cases")
  func count() { #expect(FixtureFile.all.count >= 150) }

  @Test("A wrong frame, a missing one and a surplus one are reported")
  func comparisonFails() throws {
    let fixture = try Fixture(
      """
      size 100x100
      hstack spacing=0
        shape id=a
        shape id=b
        shape id=c frame(width=10)
      expect
      root 0 0 100 100
      a 0 0 46 100
      b 45 0 45 100
      d 0 0 1 1
      """)
    #expect(
      fixture.differences() == [
        "a: expected 0.0 0.0 46.0 100.0, found 0.0 0.0 45.0 100.0",
        "c: expected nothing, found 90.0 0.0 10.0 100.0",
        "d: expected 0.0 0.0 1.0 1.0, found nothing",
      ])
  }

  @Test(
    "A mistake in a file names its line",
    arguments: [
      ("size 10x10\nshap\nexpect\n", "line 2: there is no element 'shap'"),
      ("size 10x10\nshape width=3\nexpect\n", "line 2: shape does not know width"),
      ("size 10x10\nshape frame(width=a)\nexpect\n", "line 2: 'a' is no number"),
      ("size 10\nshape\nexpect\n", "line 1: '10' is no size"),
      ("size 10x10\nshape\nexpect\nroot 1 2\n", "line 4: x y width height wanted"),
      ("size 10x10\nshape\nexpect\n", "line 3: nothing is expected"),
      ("size 10x10\nshape\n", "line 0: no 'expect' after the tree"),
      ("size 10x10\ndirection up\nshape\n", "line 2: 'up' is no direction"),
    ])
  func mistakes(_ text: String, _ message: String) {
    let error = #expect(throws: FixtureError.self) { try Fixture(text) }
    #expect(error?.description == message)
  }
}

/// A file under Fixtures/.
struct FixtureFile: CustomTestStringConvertible, CustomStringConvertible {
  var url: URL
  var description: String { url.deletingPathExtension().lastPathComponent }
  var testDescription: String { description }

  static let all: [FixtureFile] = {
    let folder = Bundle.module.url(forResource: "Fixtures", withExtension: nil)
    let files = folder.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    return (files ?? []).filter { $0.pathExtension == "layout" }
      .sorted { $0.path < $1.path }.map { FixtureFile(url: $0) }
  }()
}
