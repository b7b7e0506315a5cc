import Foundation
import LaminaGeometry
import LaminaSymbols
import Testing

/// Where outlines come from, what is kept of them, and what happens without.
@Suite("The library of symbols", .timeLimit(.minutes(5)))
struct SymbolLibraryTests {
  private func folder(_ files: [String: String]) throws -> SymbolFolder {
    let path = NSTemporaryDirectory() + "lamina-symbols-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(toFile: "\(path)/\(name).svg", atomically: true, encoding: .utf8)
    }
    return SymbolFolder(["/no/such/folder", path])
  }

  private let missing = SymbolLibrary(SymbolFolder(["/no/such/folder"]))

  @Test("Without the package, marks of controls and stand-ins are drawn")
  func standIns() {
    for name in [
      "chevron.right", "chevron.forward", "checkmark", "plus", "ellipsis", "heart.fill", "folder",
      "photo",
    ] {
      #expect(missing.has(name), "\(name)")
    }
  }

  @Test(
    "Without the package, other symbols say which package is missing; a wrong name is still wrong")
  func notInstalled() {
    guard case .failed(let failure) = missing.find("bell") else {
      return #expect(Bool(false), "\(missing.find("bell"))")
    }
    #expect(
      failure.description
        == "The outlines of symbols are not installed: there is no /no/such/folder. "
        + "Install the Debian package bootstrap-icons.")
    #expect(missing.find("belll") == .unknown)
  }

  @Test("A file that is missing or broken says which")
  func broken() throws {
    let library = SymbolLibrary(
      try folder(["bell": "<svg viewBox='0 0 16 16'><path d='M0 0L'/></svg>"]))
    guard case .failed(.outline(file: "bell", .expectedNumber)) = library.find("bell"),
      case .failed(.outline(file: "gift", .unreadable)) = library.find("gift")
    else { return #expect(Bool(false), "\(library.find("bell")), \(library.find("gift"))") }
  }

  @Test("Outlines are kept within a budget")
  func budget() {
    let library = SymbolLibrary(.standard, budget: 40_000)
    for name in SymbolLibrary.shared.names.prefix(300) {
      _ = library.find(name)
      #expect(library.keptBytes <= 40_000)
    }
    #expect(library.keptBytes > 5_000)
  }

  @Test("What was not asked for longest goes first when there is no room for more")
  func latest() throws {
    let library = SymbolLibrary(try folder(lines), budget: 40_000)
    let names = ["bell", "gift"]
    for name in names { #expect(library.has(name)) }
    #expect(library.isKept("bell") && library.isKept("gift"))
    // The first one is asked for again and again, and others come until something goes.
    for name in lines.keys.sorted() where !names.contains(name) {
      #expect(library.has("bell"))
      #expect(library.has(name), "\(name)")
      if !library.isKept("gift") { break }
    }
    #expect(library.isKept("bell") && !library.isKept("gift"))
  }

  /// Files for rows of the table that are one outline each, large enough that a few fill the budget.
  private var lines: [String: String] {
    let path = "M0 0" + String(repeating: "L16 16L0 16", count: 60) + "z"
    let names = [
      "bell", "gift", "asterisk", "bag", "basket", "book", "bookmark", "camera", "cart", "clock",
    ]
    let file = "<svg viewBox='0 0 16 16'><path d='\(path)'/></svg>"
    return Dictionary(uniqueKeysWithValues: names.map { ($0, file) })
  }

  @Test("What there is not is looked for once")
  func misses() {
    let library = SymbolLibrary(.standard)
    #expect(library.find("belll") == .unknown)
    #expect(library.isKept("belll"))
    #expect(library.find("belll") == .unknown)
    #expect(library.names(near: "belll").first == "bell")
    #expect(library.names(near: "belll") == NearestNames(library.names).near("belll"))
  }

  @Test("Any number of threads may ask at once")
  func threads() async {
    let library = SymbolLibrary(.standard, budget: 40_000)
    let names = Array(library.names.prefix(120))
    let found = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { names.reduce(0) { $0 + (library.has($1) ? 1 : 0) } }
      }
      return await group.reduce(0, +)
    }
    #expect(found == 8 * names.count)
  }
}
