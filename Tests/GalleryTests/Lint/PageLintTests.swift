import DreamsViews
import Foundation
import GalleryPages
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// Every page by day and by night, looked over for what keeps people from using it.
struct PageLintTests {
  private func findings(_ page: GalleryPage, _ palette: ColorPalette) throws
    -> [AccessibilityFinding]
  {
    let forest = try SmallForest()
    let harness = Harness(size: CGSize(width: 800, height: 1_000), scale: 2) {
      page.view.environment(\.rainforestFolder, forest.folder)
        .environment(\.colorPalette, palette)
    }
    return harness.accessibilityFindings(page: page.name)
  }

  @Test("No page keeps more people from using it than is known, and what is mended is written down")
  func ratchet() throws {
    var known = KnownFindings()
    for page in GalleryPage.allCases {
      for (time, palette) in [("day", ColorPalette.light), ("night", .night)] {
        known.compare(try findings(page, palette), of: "\(page.name), \(time)")
      }
    }
    try known.finish()
    for problem in known.problems { Issue.record("\(problem)") }
  }
}

/// What is still to be mended: a file with how many findings of each kind each page has.
///
/// A page with others fails, also one with fewer: with `LAMINA_REWRITE_FINDINGS=1` in the environment
/// the file is written anew. It shall become empty.
private struct KnownFindings {
  private static let variable = "LAMINA_REWRITE_FINDINGS"
  private let path = "\((#filePath as NSString).deletingLastPathComponent)/Known.txt"
  private let before: [String]
  private var now: [String] = []
  private(set) var problems: [String] = []

  init() {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    before = text.split(separator: "\n").map(String.init)
  }

  mutating func compare(_ findings: [AccessibilityFinding], of name: String) {
    for kind in AccessibilityFinding.Kind.allCases {
      let found = findings.filter { $0.kind == kind }
      let line = "\(name): \(kind.rawValue) \(found.count)"
      if !found.isEmpty { now.append(line) }
      let beginning = "\(name): \(kind.rawValue) "
      let old = before.first { $0.hasPrefix(beginning) } ?? "\(beginning)0"
      if old == line { continue }
      problems.append(
        "Found \(line), before \(old); if it is right, \(Self.variable)=1 writes it down.\n"
          + found.map(\.description).joined(separator: "\n"))
    }
  }

  mutating func finish() throws {
    guard ProcessInfo.processInfo.environment[Self.variable] == "1" else { return }
    try now.map { $0 + "\n" }.joined().write(toFile: path, atomically: true, encoding: .utf8)
    problems = []
  }
}
