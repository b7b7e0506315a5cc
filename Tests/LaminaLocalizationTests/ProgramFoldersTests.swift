import Foundation
import LaminaLocalization
import Testing

/// Where a program's tables may stand.
@Suite("A program finds its tables")
struct ProgramFoldersTests {
  /// The folders with tables of a program `bin/dreams`, by their names below the place where it is installed.
  private func found(_ files: [String], ofAnyName isAnyName: Bool = false) throws -> [String] {
    let place = try TableFolder(
      Dictionary(uniqueKeysWithValues: (files + ["bin/dreams", "bin/other"]).map { ($0, "") }))
    let folders = ProgramFolders(program: "\(place.url.path)/bin/dreams")
    return folders?.holdingTables(ofAnyName: isAnyName)
      .map { String($0.dropFirst(place.url.path.count + 1)) } ?? []
  }

  @Test(
    "Beside it, in the resources of its target and where distributions put them",
    arguments: [
      ("bin/de.lproj/Localizable.strings", "bin"), ("bin/Localizable.strings", "bin"),
      ("bin/Localizable.stringsdict", "bin"), ("bin/Localizable.xcstrings", "bin"),
      ("bin/Dreams_dreams.resources/Localizable.xcstrings", "bin/Dreams_dreams.resources"),
      ("bin/Dreams_dreams.resources/de.lproj/Mail.strings", "bin/Dreams_dreams.resources"),
      ("share/dreams/de.lproj/Localizable.strings", "share/dreams"),
      ("share/dreams/Mail.strings", "share/dreams"),
    ])
  func places(file: String, folder: String) throws {
    #expect(try found([file]) == [folder])
    #expect(try found([file], ofAnyName: true) == [folder])
  }

  @Test("What belongs to others is none of its tables, nor are other files")
  func others() throws {
    #expect(try found([]) == [])
    #expect(
      try found([
        "bin/Dreams_other.resources/de.lproj/Localizable.strings", "bin/de.txt",
        "share/other/a.strings",
      ]) == [])
  }

  @Test("A table with a name of its own beside the program is found by who names it")
  func named() throws {
    #expect(try found(["bin/Mail.strings"], ofAnyName: true) == ["bin"])
  }

  @Test("Where SwiftPM builds, a target that has resources is looked at, and no other")
  func build() throws {
    let accessor = "bin/dreams.build/DerivedSources/resource_bundle_accessor.swift"
    let table = "bin/Dreams_dreams.resources/de.lproj/Localizable.strings"
    #expect(try found([accessor, table]) == ["bin/Dreams_dreams.resources"])
    #expect(try found(["bin/dreams.build/main.o", table]) == [])
    #expect(try found(["bin/dreams.build/main.o", "bin/Localizable.strings"]) == ["bin"])
  }
}
