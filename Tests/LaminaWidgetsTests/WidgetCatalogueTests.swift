import Foundation
import LaminaWidgetHosting
import Testing

@testable import LaminaWidgets

@Suite("Which widgets are installed")
final class WidgetCatalogueTests {
  private let folder = NSTemporaryDirectory() + "widgets-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test("What a program installs is found, with how to run it")
  func installed() throws {
    let path = try listing(["count", "favourite"]).install(into: folder)
    #expect(path == folder + "/true.json")
    let catalogue = WidgetCatalogue(folders: [folder + "/nowhere", folder])
    #expect(catalogue.widgets.map(\.id) == ["true/count", "true/favourite"])
    #expect(catalogue.findings.isEmpty)
    #expect(
      catalogue.widgets[0].process(family: .systemLarge).arguments
        == ["--widget", "count", "--family", "systemLarge"])
  }

  @Test("A person's own file takes the place of the one for all")
  func order() throws {
    _ = try listing(["own"]).install(into: folder + "/own")
    _ = try listing(["shared", "other"]).install(into: folder + "/shared")
    let catalogue = WidgetCatalogue(folders: [folder + "/own", folder + "/shared"])
    #expect(catalogue.widgets.map(\.listing.kind) == ["own"])
  }

  @Test("Another program of the same name does not take its place while that is there")
  func sameName() throws {
    let path = try listing(["count"]).install(into: folder)
    let other = ProgramListing(program: "/nowhere/true", widgets: [])
    #expect(throws: WidgetCommand.Misuse.self) { try other.install(into: folder) }
    try Data("{\"program\":\"/gone/true\",\"widgets\":[]}".utf8).write(
      to: URL(fileURLWithPath: path))
    #expect(try other.install(into: folder) == path)
  }

  @Test("A damaged file, a large one and one without its program are left out, and said")
  func damaged() throws {
    _ = try listing(["count"]).install(into: folder)
    try Data("{\"program\":".utf8).write(to: url("a"))
    try Data(repeating: 32, count: 70_000).write(to: url("b"))
    try Data("{\"program\":\"/nowhere\",\"widgets\":[]}".utf8).write(to: url("c"))
    try Data("{\"program\":\"/bin/true\",\"widgets\":[{\"kind\":1}]}".utf8).write(to: url("d"))
    let catalogue = WidgetCatalogue(folders: [folder])
    #expect(catalogue.widgets.map(\.id) == ["true/count"])
    #expect(
      catalogue.findings.map { $0.file.suffix(6) } == ["a.json", "b.json", "c.json", "d.json"])
    #expect(catalogue.findings[1].reason == "it is larger than 64000 bytes")
    #expect(
      catalogue.findings[2].reason == "its program /nowhere is not there; install it again")
  }

  private func url(_ name: String) -> URL { URL(fileURLWithPath: folder + "/\(name).json") }

  private func listing(_ kinds: [String]) -> ProgramListing {
    let widgets = kinds.map { kind in
      WidgetListing(WidgetDescription(kind: kind) { _ in fatalError("not shown") })
    }
    return ProgramListing(program: "/bin/true", widgets: widgets)
  }
}
