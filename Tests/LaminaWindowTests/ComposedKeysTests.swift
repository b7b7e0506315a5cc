import Foundation
import Testing

@testable import LaminaWindow

/// `@testable`, because where libX11 keeps its table is no one's business outside.
@MainActor
@Suite("The table of composed keys", .serialized)
struct ComposedKeysTests {
  private let caches = FileManager.default.temporaryDirectory.appending(path: "keys-\(UUID())").path

  @Test("It is kept in the user's cache, and nowhere without one")
  func folder() {
    func folder(_ variables: [String: String]) -> String? {
      ComposedKeys.folder { variables[$0] }
    }
    #expect(folder(["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/lamina/compose")
    #expect(folder(["HOME": "/h"]) == "/h/.cache/lamina/compose")
    #expect(folder(["XDG_CACHE_HOME": "relative", "HOME": "/h"]) == "/h/.cache/lamina/compose")
    #expect(folder(["XDG_CACHE_HOME": "relative"]) == nil)
    #expect(folder([:]) == nil)
  }

  @Test("The folder is made, and named to libX11")
  func keep() throws {
    defer { unsetenv(ComposedKeys.variable) }
    ComposedKeys.setCacheFolder(
      environment: { $0 == "XDG_CACHE_HOME" ? caches : nil }, isRoot: false)
    let named = try #require(getenv(ComposedKeys.variable).map { String(cString: $0) })
    #expect(named == caches + "/lamina/compose")
    var isFolder: ObjCBool = false
    #expect(FileManager.default.fileExists(atPath: named, isDirectory: &isFolder))
    #expect(isFolder.boolValue)
    try FileManager.default.removeItem(atPath: caches)
  }

  @Test("A folder that the user has named stays, and one that cannot be made is not named")
  func others() {
    unsetenv(ComposedKeys.variable)
    func isNamed(_ variables: [String: String], isRoot: Bool = false) -> Bool {
      ComposedKeys.setCacheFolder(environment: { variables[$0] }, isRoot: isRoot)
      return getenv(ComposedKeys.variable) != nil
    }
    #expect(!isNamed([ComposedKeys.variable: "/mine", "HOME": "/anywhere"]))
    #expect(!isNamed(["XDG_CACHE_HOME": "/dev/null"]))
    #expect(!isNamed(["XDG_CACHE_HOME": caches + "=x"]))
    #expect(!isNamed(["XDG_CACHE_HOME": caches, "XCOMPOSEFILE": "/mine"]))
    #expect(!isNamed(["XDG_CACHE_HOME": caches], isRoot: true))
    #expect(!FileManager.default.fileExists(atPath: caches))
  }
}
