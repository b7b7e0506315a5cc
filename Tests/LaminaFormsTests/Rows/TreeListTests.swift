import Foundation
import Lamina
import LaminaTesting
import Testing

@MainActor @Suite("Trees in lists", .timeLimit(.minutes(5)))
struct TreeListTests {
  private struct File: Identifiable {
    let id: String
    var children: [File]?
  }

  private static let files = [
    File(id: "src", children: [File(id: "main"), File(id: "lib", children: [])]),
    File(id: "README"),
  ]

  private struct Tree: View {
    @State var chosen: String?
    var body: some View {
      List(TreeListTests.files, children: \.children, selection: $chosen) { Text($0.id) }
        .overlay(alignment: .bottom) { Text(chosen ?? "none").accessibilityIdentifier("chosen") }
    }
  }

  @Test("Arrows to the sides open and close the chosen row, and lead back to the one above")
  func arrows() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Tree() }
    harness.tap("src")
    #expect(!harness.exists("main"))
    harness.press(.rightArrow)
    harness.advance(by: 1)
    #expect(harness.exists("main"))
    harness.press(.downArrow)
    #expect(harness.text(of: "chosen") == "main")
    harness.press(.leftArrow)
    #expect(harness.text(of: "chosen") == "src")
    harness.press(.leftArrow)
    harness.advance(by: 1)
    #expect(!harness.exists("main"))
  }

  @Test("A group in a list is rows, of which each is as high as others")
  func group() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      List {
        DisclosureGroup("More") {
          Text("one")
          Text("two")
        }
        Text("last")
      }
    }
    func rows() -> Int { harness.semanticTree.all.count { $0.semantics.role == .row } }
    #expect(rows() == 2)
    harness.tap("More")
    harness.advance(by: 1)
    #expect(rows() == 4)
    let (one, two) = (harness.frame(of: "one"), harness.frame(of: "two"))
    #expect((two?.minY ?? 0) - (one?.minY ?? 0) >= 32)
  }

  @Test("Of a tree of 100,000 elements only what is open is made")
  func large() {
    let leaves = (0..<100_000).map { File(id: "leaf \($0)") }
    let roots = [File(id: "all", children: leaves)]
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      List(roots, children: \.children) { Text($0.id) }
    }
    #expect(harness.exists("all"))
    harness.tap("Open")
    harness.advance(by: 1)
    #expect(harness.exists("leaf 0"))
    #expect(harness.semanticTree.all.count { $0.semantics.role == .row } < 40)
  }

  private final class Loop: Identifiable {
    let id = "loop"
    var children: [Loop]? { [self] }
  }

  @Test("A folder that holds itself is closed inside of itself")
  func loop() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      List([Loop()], children: \.children) { Text($0.id) }
    }
    harness.tap("Open")
    harness.advance(by: 1)
    #expect(harness.semanticTree.all.count { $0.semantics.role == .row } == 2)
  }

  private struct Pages: View {
    enum Page: String, CaseIterable { case inbox, sent }
    @State var page = Page.inbox
    var body: some View {
      List(selection: $page) {
        ForEach(Page.allCases, id: \.self) { Text($0.rawValue) }
      }
      .overlay(alignment: .bottom) { Text("page \(page.rawValue)").accessibilityIdentifier("page") }
    }
  }

  @Test("A selection that is never empty follows rows, and stays")
  func always() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Pages() }
    harness.tap("sent")
    #expect(harness.text(of: "page") == "page sent")
    harness.press(.upArrow)
    #expect(harness.text(of: "page") == "page inbox")
    harness.press(.escape)
    #expect(harness.text(of: "page") == "page inbox")
  }
}
