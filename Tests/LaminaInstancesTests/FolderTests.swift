import Foundation
import LaminaInstances
import Testing

/// Where processes find each other, and where they do not.
@Suite("The folder of an application's processes")
struct FolderTests {
  @Test("Without a folder for the run, or with a relative one, there is none, and no error")
  func none() throws {
    #expect(try InstanceFolder(id: "org.lamina.probe") { _ in nil } == nil)
    #expect(try InstanceFolder(id: "org.lamina.probe") { _ in "run" } == nil)
    #expect(try InstanceFolder(id: "org.lamina.probe") { _ in "" } == nil)
  }

  @Test("It is made for the user alone")
  func mode() throws {
    let runtime = try RuntimeFolder()
    _ = try runtime.folder()
    let path = "\(runtime.path)/lamina/org.lamina.probe"
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    #expect(try runtime.folder() != nil)
    let link = "\(runtime.path)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: runtime.path)
    #expect(try InstanceFolder(id: "org.lamina.probe") { _ in link } != nil)
  }

  @Test(
    "A name that leads elsewhere is refused",
    arguments: [
      "", ".", "..", "../x", "a/b", ".hidden", "ä", "a b", String(repeating: "x", count: 65),
    ])
  func names(id: String) throws {
    let runtime = try RuntimeFolder()
    #expect(throws: InstanceError.identifier(id)) { try runtime.folder(id) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: runtime.path) == [])
  }

  @Test("A folder that others may write, a file, a link and a missing one are refused")
  func unusable() throws {
    let open = try RuntimeFolder(mode: 0o700)
    #expect(chmod(open.path, 0o777) == 0)
    #expect(throws: InstanceError.openFolder(path: open.path, mode: "777")) { try open.folder() }
    let runtime = try RuntimeFolder()
    try Data().write(to: URL(fileURLWithPath: "\(runtime.path)/lamina"))
    #expect(throws: InstanceError.self) { try runtime.folder() }
    let linked = try RuntimeFolder()
    try FileManager.default.createSymbolicLink(
      atPath: "\(linked.path)/lamina", withDestinationPath: runtime.path)
    #expect(throws: InstanceError.self) { try linked.folder() }
    #expect(throws: InstanceError.self) {
      try InstanceFolder(id: "org.lamina.probe") { _ in "/nowhere/at/all" }
    }
  }

  @Test("A path that is too long for a socket is an error that says so")
  @MainActor func tooLong() throws {
    let runtime = try RuntimeFolder()
    let deep = "\(runtime.path)/\(String(repeating: "x", count: 90))"
    try FileManager.default.createDirectory(
      atPath: deep, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    let folder = try #require(try InstanceFolder(id: "org.lamina.probe") { _ in deep })
    let error = #expect(throws: InstanceError.self) {
      try InstanceClaim.acquire(folder, handingOver: HandoverMessage([]))
    }
    #expect("\(error.map(\.description) ?? "")".contains("longer than the 107 bytes"))
  }
}
