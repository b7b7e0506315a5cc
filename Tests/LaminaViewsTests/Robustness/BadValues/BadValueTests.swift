import Foundation
import LaminaTesting
import Testing

/// What nobody should pass, passed everywhere.
@MainActor @Suite("Bad values")
struct BadValueTests {
  @Test(
    "No number given to a view or modifier ends the program; wrong ones are told once",
    arguments: BadValueTable.Group.allCases)
  func numbers(group: BadValueTable.Group) {
    for test in BadValueTable.cases(of: group) { check(test) }
  }

  private func check(_ test: BadValueCase) {
    for value in BadValueCase.values {
      if isVerbose { print(test.name, value) }
      let harness = Harness(size: CGSize(width: 60, height: 50)) {
        BadValueView(test: test, value: value)
      }
      exercise(harness)
      let told = harness.diagnostics.filter {
        switch $0 {
        case .badNumber(_, _, "BadValueView"), .badOutline("BadValueView"): true
        default: false
        }
      }
      if test.wrong.contains(value) {
        #expect(!told.isEmpty, "\(test.name) of \(value) is not told")
      } else if value.isFinite, test.wrong != .none {
        #expect(told.isEmpty, "\(test.name) of \(value): \(told.first?.description ?? "")")
      }
      #expect(Set(told).count == told.count)
    }
  }

  @Test("A sensible number is never told", arguments: BadValueTable.Group.allCases)
  func sensible(group: BadValueTable.Group) {
    for test in BadValueTable.cases(of: group) where group != .counts {
      for value in [CGFloat(1), 0.5, 12] {
        let harness = Harness(size: CGSize(width: 60, height: 50)) {
          BadValueView(test: test, value: value)
        }
        // Half a point is no size for letters.
        let told = harness.diagnostics.filter {
          value >= 1 || !$0.description.contains("font size")
        }
        #expect(told.isEmpty, "\(test.name) of \(value): \(told)")
      }
    }
  }

  /// Says what comes next, to find what ended the program.
  private let isVerbose = ProcessInfo.processInfo.environment["BAD_VALUES"] != nil

  /// Evaluates, lays out, draws, hits and reads.
  private func exercise(_ harness: Harness) {
    _ = harness.picture()
    _ = harness.semanticTree
    for point in [CGPoint(x: 5, y: 5), CGPoint(x: 30, y: 25), CGPoint(x: 59, y: 49)] {
      harness.move(to: point)
      harness.tap(at: point)
    }
    harness.drag(from: CGPoint(x: 30, y: 25), to: CGPoint(x: 40, y: 10), steps: 2)
    harness.scroll(down: 10)
    harness.resize(to: CGSize(width: 50, height: 61))
    harness.advance(by: 0.1)
    _ = harness.picture()
    _ = harness.semanticTree
  }
}

@MainActor @Suite("What is tested with bad values")
struct BadValueCoverageTests {
  @Test("The rooms of views are those between the kernel and the views in the table of rooms")
  func rooms() throws {
    let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Scripts/rooms.txt").standardizedFileURL
    let names = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
      .compactMap { $0.contains(":") ? String($0.prefix { $0 != ":" }) : nil }
    let first = try #require(names.firstIndex(of: "LaminaKernel"))
    let last = try #require(names.firstIndex(of: "LaminaViews"))
    #expect(Set(names[first...last]) == viewRooms)
  }

  @Test("Every public function of views that takes a number is called with bad ones")
  func coverage() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Sources").standardizedFileURL
    let all = try viewRooms.reduce(into: Set<String>()) {
      $0.formUnion(try PublicNumbers(below: sources.appendingPathComponent($1)).names)
    }.filter { !BadValueCoverage.isAsked($0) }
    #expect(all.contains("View.padding(_:_:)") && all.count > 120, "\(all.count) found")
    let tested = Set(
      BadValueTable.Group.allCases.flatMap { BadValueTable.cases(of: $0).map(\.name) })
    let missing = all.subtracting(tested).subtracting(BadValueCoverage.called)
      .subtracting(BadValueCoverage.noViews)
    #expect(
      missing.isEmpty,
      "not in BadValueTable: \(missing.sorted().joined(separator: "\n"))")
  }
}
