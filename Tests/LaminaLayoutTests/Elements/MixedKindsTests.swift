import ChildProcesses
import Foundation
import Testing

/// The compiler itself is asked, because what is to be shown is that a program does not compile.
@Suite("Kinds of elements")
struct MixedKindsTests {
  @Test("Elements of one kind compose, and mixing kinds does not compile")
  func mixing() throws {
    let output = try Self.typecheck(Self.program)
    let marked = Self.program.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.hasSuffix("// mixed") }.map { $0.offset + 1 }
    let errors = output.split(separator: "\n").filter { $0.contains("error: ") }
    let lines = errors.compactMap { $0.split(separator: ":").dropFirst().first.flatMap { Int($0) } }
    #expect(marked.count == 7)
    #expect(Set(lines).sorted() == marked, "\(output)")
    for error in errors {
      #expect(error.contains("Sprite"), "\(error)")
      #expect(["Picture", "LayoutSubview"].contains { error.contains($0) }, "\(error)")
    }
  }

  @Test("The compiler that is asked finds faults of other kinds, too")
  func compilerAnswers() throws {
    let output = try Self.typecheck("import LaminaLayout\nlet size: ProposedViewSize = 3\n")
    #expect(output.contains("program.swift:2:"), "\(output)")
  }

  private static let program = """
    import Foundation
    import LaminaLayout

    struct SpriteContent {}
    struct PictureContent {}

    struct Sprite: LayoutElement {
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
      mutating func layout(in rect: CGRect) {}
      var contents: [SpriteContent] { [] }
    }

    struct Picture: LayoutElement {
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
      mutating func layout(in rect: CGRect) {}
      var contents: [PictureContent] { [] }
    }

    func alike(_ sprite: Sprite, _ inset: InsetLayout<Sprite>, _ subviews: LayoutSubviews) {
      _ = DecoratingLayout(content: sprite, decoration: inset)
      _ = BackgroundLayout(inset, background: CascadingLayout([sprite]))
      _ = EffectsLayout(sprite, effects: [inset])
      _ = MultiPaneLayout(content: sprite, accessories: [inset])
      _ = Arranged(HStackLayout(), [AnyLayoutElement(sprite), AnyLayoutElement(inset)])
      _ = ElementLayout { subviews in InsetLayout(subviews[0], by: 3) }
    }

    func unlike(_ sprite: Sprite, _ picture: Picture, _ inset: InsetLayout<Sprite>) {
      _ = DecoratingLayout(content: picture, decoration: inset)  // mixed
      _ = BackgroundLayout(picture, background: sprite)  // mixed
      _ = EffectsLayout(picture, effects: [sprite])  // mixed
      _ = MultiPaneLayout(content: picture, accessories: [inset])  // mixed
      _ = Arranged(HStackLayout(), [AnyLayoutElement(sprite), AnyLayoutElement(picture)])  // mixed
      let _: AnyLayoutElement<PictureContent> = AnyLayoutElement(inset)  // mixed
      _ = ElementLayout { subviews in sprite }  // mixed
    }
    """

  /// What the compiler says about a program that imports the modules this test was built with.
  private static func typecheck(_ program: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-kinds-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("program.swift")
    try Data(program.utf8).write(to: file)
    let modules = Bundle.module.bundleURL.deletingLastPathComponent()
      .appendingPathComponent("Modules")
    let outcome = try Child.outcome(
      of: URL(fileURLWithPath: "/usr/bin/env"),
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", "-I",
        modules.path, file.path,
      ], errors: .joined, within: 300)
    try #require(outcome.status > 0)
    return outcome.output
  }
}
