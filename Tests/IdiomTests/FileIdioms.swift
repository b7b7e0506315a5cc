import Foundation
import Lamina
import LaminaTesting
import Testing

/// A text editor with Open and Save, as a tutorial writes it.
private struct TextFile: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""

  init(initialText: String = "") { text = initialText }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct EditorScreen: View {
  @State private var document = TextFile(initialText: "Hello")
  @State private var showingExporter = false
  @State private var showingImporter = false
  @State private var message = ""
  let folder: URL

  var body: some View {
    VStack {
      Text(document.text).accessibilityIdentifier("text")
      Text(message).accessibilityIdentifier("message")
      Button("Export") { showingExporter.toggle() }
      Button("Import") { showingImporter.toggle() }
    }
    .fileExporter(
      isPresented: $showingExporter, document: document, contentType: .plainText,
      defaultFilename: "Draft"
    ) { result in
      switch result {
      case .success(let url): message = "Saved to \(url.lastPathComponent)"
      case .failure(let error): message = error.localizedDescription
      }
    }
    .fileImporter(isPresented: $showingImporter, allowedContentTypes: [.plainText]) { result in
      do {
        let url = try result.get()
        guard url.startAccessingSecurityScopedResource() else { return }
        defer { url.stopAccessingSecurityScopedResource() }
        document.text = try String(contentsOf: url, encoding: .utf8)
      } catch {
        message = error.localizedDescription
      }
    }
    .fileDialogDefaultDirectory(folder)
  }
}

/// A box that pictures are dragged into.
private struct PhotoBox: View {
  @State private var dropped: [String] = []

  var body: some View {
    List(dropped, id: \.self) { Text($0) }
      .dropDestination(for: URL.self) { items, location in
        dropped.append(contentsOf: items.map { $0.lastPathComponent })
        return true
      }
  }
}

@MainActor @Suite("Idioms: files")
struct FileIdioms {
  @Test("An editor saves its text, and opens it again")
  func roundTrip() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = Harness(size: CGSize(width: 820, height: 560)) { EditorScreen(folder: folder) }
    harness.tap("Export")
    await until(harness) { harness.exists("Nothing is in this folder.") }
    harness.advance(by: 1)
    harness.tap("Save")
    await until(harness) { harness.text(of: "message") == "Saved to Draft.txt" }
    try "From elsewhere".write(
      to: folder.appendingPathComponent("Draft.txt"), atomically: true, encoding: .utf8)
    harness.tap("Import")
    await until(harness) { harness.exists("Draft.txt") }
    harness.advance(by: 1)
    harness.tap("Draft.txt", count: 2)
    await until(harness) { harness.text(of: "text") == "From elsewhere" }
  }

  @Test("Files that are let go above a list become its rows")
  func drops() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { PhotoBox() }
    harness.drop([URL(fileURLWithPath: "/p/one.png")], at: CGPoint(x: 100, y: 100))
    harness.drop([URL(fileURLWithPath: "/p/two.png")], at: CGPoint(x: 100, y: 20))
    #expect(harness.exists("one.png") && harness.exists("two.png"))
  }

  /// Lets other threads and the main queue go on until something holds.
  private func until(_ harness: Harness, _ holds: () -> Bool) async {
    var turns = 0
    while turns < 500, !holds() {
      turns += 1
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) { done.resume() }
      }
      harness.advance(by: 0.1)
    }
    #expect(holds())
  }
}
