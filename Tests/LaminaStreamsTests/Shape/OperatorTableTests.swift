import Foundation
import Testing

/// Every operator has one file, a drawing, a marble test and an entry in the table.
@Suite nonisolated struct OperatorTableTests {
  private static let folders = ["Operators", "Sources", "Leaving"]

  private static func declarations() throws -> [OperatorSource.Declaration] {
    try folders.flatMap { try OperatorSource.files(in: $0) }.flatMap {
      OperatorSource.declarations(in: $0)
    }
  }

  @Test func `Every operator and source has one entry in the table, and there are no others`()
    throws
  {
    let declared = try Self.declarations().map(\.name)
    let listed = try OperatorTable.entries()
    #expect(declared.count > 70)
    #expect(Set(declared).subtracting(listed).sorted() == [], "not in the table")
    #expect(Set(listed).subtracting(declared).sorted() == [], "not in the sources")
    #expect(Set(listed).count == listed.count, "an entry stands there twice")
  }

  @Test func `Every entry says all of throws, sharing, buffering and cost`() throws {
    for row in try OperatorTable.rows() {
      #expect(row.count == 5 && row.allSatisfy { !$0.isEmpty }, "\(row)")
      #expect(["yes", "no"].contains(row[1]), "\(row)")
    }
  }

  @Test func `What the table says of throwing is what the source says`() throws {
    let rows = Dictionary(
      uniqueKeysWithValues: try OperatorTable.rows().map {
        ($0[0].filter { $0 != "`" }, $0[1] == "yes")
      })
    for file in try Self.folders.flatMap({ try OperatorSource.files(in: $0) }) {
      let names = OperatorSource.declarations(in: file).map(\.name)
      guard names.count == 1, let name = names.first, !name.hasSuffix("()"), name != "values"
      else { continue }
      let head = file.text.components(separatedBy: " func ").dropFirst().first ?? ""
      let parameters = head.prefix { $0 != "{" }
      #expect(rows[name] == parameters.contains("throws(Failure) ->"), "\(name)")
    }
  }

  @Test func `Every file of an operator has a drawing`() throws {
    for file in try Self.folders.flatMap({ try OperatorSource.files(in: $0) }) {
      let declarations = OperatorSource.declarations(in: file)
      guard !declarations.isEmpty else { continue }
      #expect(
        declarations.contains { $0.comment.contains("/// ```\n") }
          || file.text.contains("/// ```\n"), "\(file.name)")
    }
  }

  @Test func `Every operator is in some test of its own`() throws {
    let folder = OperatorSource.package.appendingPathComponent("Tests/LaminaStreamsTests")
      .resolvingSymlinksInPath()
    let tests = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Tests.swift") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .joined()
    for declaration in try Self.declarations() {
      let name = String(declaration.name.prefix { $0.isLetter })
      let labels = declaration.name.split(separator: "(").last?.split(separator: ":").first
      let isFirstLabelled = labels.map { !$0.hasPrefix("_") && !$0.hasPrefix(")") } ?? false
      let use = isFirstLabelled && name == "take" ? "\(name)(\(labels ?? ""):" : name
      #expect(tests.contains(".\(use)") || tests.contains(" \(use)("), "\(declaration.name)")
    }
  }

  @Test func `A file holds the operators of one name only, and has at most a hundred lines`()
    throws
  {
    for file in try Self.folders.flatMap({ try OperatorSource.files(in: $0) }) {
      let names = Set(OperatorSource.declarations(in: file).map { $0.name.prefix { $0 != "(" } })
      #expect(names.count <= 1 || file.name == "Single.swift", "\(file.name): \(names)")
      #expect(file.text.split(separator: "\n").count <= 100, "\(file.name)")
    }
  }
}
