import Foundation
import Lamina
import LaminaTesting
import Synchronization
import Testing

/// A text as a document.
struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText, .commaSeparatedText]
  var text: String

  init(_ text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if text == "refused" { throw CocoaError(.fileWriteUnknown) }
    let head = configuration.contentType == .commaSeparatedText ? "csv:" : ""
    return FileWrapper(regularFileWithContents: Data((head + text).utf8))
  }
}

/// A drawing as an object.
private final class Drawing: ReferenceFileDocument {
  static let readableContentTypes: [UTType] = [.json]
  var strokes = 1

  init() {}
  nonisolated init(configuration: ReadConfiguration) throws {}

  func snapshot(contentType: UTType) throws -> Int { strokes }

  nonisolated func fileWrapper(
    snapshot: Int, configuration: WriteConfiguration
  ) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))
  }
}

/// Three documents that count how often they are looked at.
private nonisolated struct CountedNotes: Collection {
  private let looks = Looks()
  let startIndex = 0
  let endIndex = 3

  private final class Looks: Sendable {
    let count = Mutex(0)
  }

  var lookCount: Int { looks.count.withLock { $0 } }

  func index(after index: Int) -> Int { index + 1 }

  subscript(index: Int) -> Note {
    looks.count.withLock { $0 += 1 }
    return Note("\(index)")
  }
}

struct Exporting: View {
  @Bindable var outcome: Outcome
  var note: Note? = Note("words")
  var types: [UTType] = [.plainText]
  var name: String? = "Letter"

  var body: some View {
    Button("Save…") { outcome.isPresented = true }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .fileExporter(
        isPresented: $outcome.isPresented, document: note, contentTypes: types,
        defaultFilename: name
      ) {
        outcome.take($0.map { [$0] })
      } onCancellation: {
        outcome.cancellations += 1
      }
  }
}

/// The dialog of our own, which saves documents.
@MainActor
struct ExporterTests {
  private func save(
    _ folder: PersonFolder, note: Note? = Note("words"), types: [UTType] = [.plainText],
    name: String? = "Letter"
  ) -> (Harness, Outcome) {
    let outcome = Outcome()
    let harness = folder.harness {
      Exporting(outcome: outcome, note: note, types: types, name: name)
    }
    harness.tap("Save…")
    harness.advance(by: 1)
    return (harness, outcome)
  }

  @Test("The name has its ending, and what stands before it is selected and typed over")
  func name() throws {
    let folder = try PersonFolder.usual()
    let (harness, outcome) = save(folder)
    #expect(harness.element("name")?.value == "Letter.txt")
    harness.type("Poem")
    #expect(harness.element("name")?.value == "Poem.txt")
    harness.press(.return)
    #expect(outcome.names == [["Poem.txt"]] && outcome.count == 1)
    #expect(folder.text("Poem.txt") == "words")
  }

  @Test("A name without an ending gets that of its type; a folder that is typed is gone into")
  func ending() throws {
    let folder = try PersonFolder.usual()
    let (harness, outcome) = save(folder)
    harness.press("a", modifiers: .command)
    harness.type("Documents")
    harness.press(.return)
    #expect(harness.exists("Plan.txt") && outcome.count == 0)
    harness.tap("name")
    harness.press("a", modifiers: .command)
    harness.type("Deep/Song")
    harness.press(.return)
    #expect(folder.text("Documents/Deep/Song.txt") == "words")
  }

  @Test("Before a file is written over, the person is asked: no changes nothing, yes writes")
  func overwrite() throws {
    let folder = try PersonFolder.usual()
    let (harness, outcome) = save(folder, name: "Notes")
    harness.press(.return)
    harness.advance(by: 1)
    #expect(harness.exists("Replace «Notes.txt»?"))
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(folder.text("Notes.txt") == "Some notes\n" && outcome.count == 0)
    harness.tap("Save")
    harness.advance(by: 1)
    harness.tap("Replace")
    harness.advance(by: 1)
    #expect(folder.text("Notes.txt") == "words")
    #expect(outcome.names == [["Notes.txt"]])
  }

  @Test("A file that is pressed gives its name")
  func pressed() throws {
    let folder = try PersonFolder.usual()
    let (harness, _) = save(folder)
    harness.tap("Notes.txt")
    #expect(harness.element("name")?.value == "Notes.txt")
  }

  @Test("One of several types is chosen by the menu, and gives the ending")
  func types() throws {
    let folder = try PersonFolder.usual()
    let (harness, _) = save(folder, types: [.plainText, .commaSeparatedText], name: "Table.csv")
    harness.tap("Type")
    harness.advance(by: 1)
    harness.tap(UTType.commaSeparatedText.localizedDescription ?? "")
    harness.advance(by: 1)
    harness.tap("name")
    harness.press("a", modifiers: .command)
    harness.type("Numbers")
    harness.press(.return)
    #expect(folder.text("Numbers.csv") == "csv:words")
  }

  @Test("What cannot be a name, or has no folder, is said, and nothing is written")
  func badNames() throws {
    let folder = try PersonFolder.usual()
    let (harness, outcome) = save(folder)
    for (name, problem) in [
      ("Nowhere/a", "There is no folder «Nowhere»"),
      (String(repeating: "x", count: 300), "cannot be the name of a file"),
    ] {
      harness.tap("name")
      harness.press("a", modifiers: .command)
      harness.type(name)
      harness.press(.return)
      #expect(harness.text(of: "problem")?.contains(problem) == true, "\(problem)")
    }
    #expect(outcome.count == 0)
  }

  @Test("A document that refuses is a failure, and leaves what stood there")
  func refused() throws {
    let folder = try PersonFolder(["Letter.txt": "old"])
    let (harness, outcome) = save(folder, note: Note("refused"))
    harness.press(.return)
    harness.advance(by: 1)
    harness.tap("Replace")
    harness.advance(by: 1)
    #expect(outcome.errors.count == 1 && outcome.count == 1)
    #expect(folder.text("Letter.txt") == "old")
  }

  @Test("Without a document there is no dialog; it comes with the document")
  func noDocument() throws {
    let folder = try PersonFolder.usual()
    let (harness, outcome) = save(folder, note: nil)
    #expect(!harness.exists("Files") && outcome.isPresented && outcome.count == 0)
  }

  @Test("Several documents go into a folder, each under a name of its own")
  func several() throws {
    let folder = try PersonFolder.usual()
    let outcome = Outcome()
    let notes = [Note("one"), Note("two")]
    let harness = folder.harness {
      @Bindable var outcome = outcome
      Button("Save…") { outcome.isPresented = true }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .fileExporter(
          isPresented: $outcome.isPresented, documents: notes, contentType: .plainText
        ) { outcome.take($0) }
    }
    harness.tap("Save…")
    harness.advance(by: 1)
    harness.tap("Music")
    harness.tap("Save")
    harness.advance(by: 1)
    #expect(outcome.names == [["Untitled.txt", "Untitled 2.txt"]])
    #expect(folder.text("Music/Untitled.txt") == "one")
    #expect(folder.text("Music/Untitled 2.txt") == "two")
  }

  @Test("Documents are not looked at before their dialog is wanted")
  func lazily() throws {
    let folder = try PersonFolder.usual()
    let (outcome, notes) = (Outcome(), CountedNotes())
    let harness = folder.harness {
      @Bindable var outcome = outcome
      Button("Save…") { outcome.isPresented = true }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .fileExporter(
          isPresented: $outcome.isPresented, documents: notes, contentType: .plainText
        ) { outcome.take($0) }
    }
    #expect(notes.lookCount == 0)
    harness.tap("Save…")
    harness.advance(by: 1)
    harness.tap("Save")
    harness.advance(by: 1)
    #expect(outcome.names == [["Untitled.txt", "Untitled 2.txt", "Untitled 3.txt"]])
  }

  @Test(
    "What is written is noted among files used lately, once; entries of others stay as they are")
  func noted() throws {
    let folder = try PersonFolder.usual()
    let (list, outcome) = (".local/share/recently-used.xbel", Outcome())
    let other = "  <bookmark href=\"file:///other\" modified=\"2020\"><title>O</title></bookmark>\n"
    let old = "  <bookmark href=\"\(folder.url("Untitled.txt"))\" modified=\"1\" visited=\"1\"/>\n"
    try folder.write("<xbel>\n" + old + other + old + "</xbel>\n", list)
    let harness = folder.harness {
      @Bindable var outcome = outcome
      Button("Save…") { outcome.isPresented = true }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .fileExporter(
          isPresented: $outcome.isPresented, documents: [Note("one"), Note("two")],
          contentType: .plainText
        ) { outcome.take($0) }
    }
    harness.tap("Save…")
    harness.advance(by: 1)
    harness.tap("Save")
    harness.advance(by: 1)
    let text = try #require(folder.text(list))
    let noted = old.replacing("\"1\"", with: "\"2001-01-01T00:00:00Z\"")
    #expect(text.hasPrefix("<xbel>\n" + noted + other + noted) && text.hasSuffix("</xbel>\n"))
    #expect(text.split(separator: "<bookmark href=").count == 5)
    #expect(text.contains("Untitled%202.txt\" added=\"2001-01-01T00:00:00Z\""))
  }

  @Test("A list of files used lately that is no text is left as it is")
  func foreignList() throws {
    let folder = try PersonFolder(folders: [".local/share"])
    let (list, outcome) = (folder.url(".local/share/recently-used.xbel"), Outcome())
    let bytes = Data("<xbel>".utf8) + [0xFF] + Data("</xbel>".utf8)
    try bytes.write(to: list)
    let harness = folder.harness { Exporting(outcome: outcome) }
    harness.tap("Save…")
    harness.advance(by: 1)
    harness.tap("Save")
    harness.advance(by: 1)
    #expect(outcome.urls.count == 1)
    #expect(try Data(contentsOf: list) == bytes)
  }

  @Test("Of a document that is an object, what it is when the file was chosen is written")
  func reference() throws {
    let folder = try PersonFolder.usual()
    let (outcome, drawing) = (Outcome(), Drawing())
    let harness = folder.harness {
      @Bindable var outcome = outcome
      Button("Save…") { outcome.isPresented = true }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .fileExporter(
          isPresented: $outcome.isPresented, document: drawing, contentType: .json,
          defaultFilename: "Drawing"
        ) { outcome.take($0.map { [$0] }) }
    }
    harness.tap("Save…")
    harness.advance(by: 1)
    drawing.strokes = 7
    harness.press(.return)
    #expect(folder.text("Drawing.json") == "7")
  }

  @Test("Files are moved into a folder, and what stands there is asked about")
  func mover() throws {
    let folder = try PersonFolder.usual()
    let outcome = Outcome()
    let files = [folder.url("Notes.txt"), folder.url("Letter 2.txt")]
    try folder.write("old", "Documents/Notes.txt")
    let harness = folder.harness {
      @Bindable var outcome = outcome
      Button("Move…") { outcome.isPresented = true }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .fileMover(isPresented: $outcome.isPresented, files: files) { outcome.take($0) }
    }
    harness.tap("Move…")
    harness.advance(by: 1)
    let row = try #require(harness.element("Files")?.all.first { $0.label == "Documents" })
    harness.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
    harness.tap("Move")
    harness.advance(by: 1)
    #expect(harness.exists("Replace «Notes.txt»?"))
    harness.tap("Replace")
    harness.advance(by: 1)
    #expect(outcome.names == [["Notes.txt", "Letter 2.txt"]])
    #expect(folder.text("Documents/Notes.txt") == "Some notes\n")
    #expect(!folder.exists("Notes.txt") && !folder.exists("Letter 2.txt"))
  }

  @Test("A file that is to be moved and is not there is a typed failure")
  func missing() throws {
    let folder = try PersonFolder.usual()
    let outcome = Outcome()
    let file = folder.url("Gone.txt")
    let harness = folder.harness {
      @Bindable var outcome = outcome
      Button("Move…") { outcome.isPresented = true }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .fileMover(isPresented: $outcome.isPresented, file: file) { outcome.take($0.map { [$0] }) }
    }
    harness.tap("Move…")
    harness.advance(by: 1)
    harness.tap("Documents", count: 2)
    harness.tap("Move")
    harness.advance(by: 1)
    #expect(outcome.errors.first as? FileDialogError == .missing(file))
  }

  @Test("Words of the author's stand in the dialog, and the folder of a name is remembered")
  func words() throws {
    let folder = try PersonFolder.usual()
    let outcome = Outcome()
    let harness = folder.harness {
      Exporting(outcome: outcome)
        .fileDialogMessage("Where shall the letter go?")
        .fileDialogConfirmationLabel("Keep")
        .fileExporterFilenameLabel("Called")
        .fileDialogCustomizationID("letters-\(folder.path)")
    }
    harness.tap("Save…")
    harness.advance(by: 1)
    #expect(harness.exists("Where shall the letter go?") && harness.exists("Called"))
    harness.tap("Documents", count: 2)
    harness.tap("Keep")
    harness.advance(by: 1)
    #expect(folder.text("Documents/Letter.txt") == "words")
    harness.tap("Save…")
    harness.advance(by: 1)
    #expect(harness.exists("Plan.txt"))
  }
}
