import Foundation
import Lamina
import LaminaTesting
import Testing

/// The dialog of our own, which opens files.
@MainActor
struct ImporterTests {
  private func open(
    _ folder: PersonFolder, types: [UTType] = [.plainText], isMany: Bool = false
  ) -> (Harness, Outcome) {
    let outcome = Outcome()
    let harness = folder.harness { Importing(outcome: outcome, types: types, isMany: isMany) }
    harness.tap("Open")
    harness.advance(by: 1)
    return (harness, outcome)
  }

  /// The names in the list of files, from above.
  private func rows(_ harness: Harness) -> [String] {
    harness.element("Files")?.all.filter { $0.role == .row }.compactMap { $0.children.first?.label }
      ?? []
  }

  @Test("A file is chosen by mouse, and the binding is false when it is handed on")
  func mouse() throws {
    let folder = try PersonFolder.usual()
    let (harness, outcome) = open(folder)
    #expect(
      rows(harness) == [
        "Documents", "Music", "Pictures", "Letter 2.txt", "Letter 10.txt", "Notes.txt",
      ])
    harness.tap("Notes.txt")
    harness.tap("Open")
    #expect(outcome.names == [["Notes.txt"]])
    #expect(outcome.urls.first?.first?.path == folder.path + "/Notes.txt")
    #expect(!outcome.isPresented && outcome.count == 1)
    harness.advance(by: 1)
    #expect(!harness.exists("Files"))
  }

  @Test("A double click opens a folder, and chooses a file")
  func doubleClick() throws {
    let folder = try PersonFolder.usual()
    let (harness, outcome) = open(folder)
    harness.tap("Documents", count: 2)
    #expect(rows(harness) == ["Deep", "Plan.txt"])
    harness.tap("Plan.txt", count: 2)
    #expect(outcome.names == [["Plan.txt"]])
  }

  @Test("By the keyboard alone: letters find, Return goes in and chooses, Backspace comes back")
  func keyboard() throws {
    let folder = try PersonFolder.usual()
    let (harness, outcome) = open(folder)
    harness.type("doc")
    harness.press(.return)
    #expect(rows(harness) == ["Deep", "Plan.txt"])
    harness.press(.downArrow)
    harness.press(.return)
    #expect(rows(harness) == ["Bottom.txt"])
    harness.press(.delete)
    #expect(rows(harness) == ["Deep", "Plan.txt"])
    harness.press(.upArrow, modifiers: .option)
    #expect(rows(harness).count == 6)
    harness.press(.end)
    harness.press(.return)
    #expect(outcome.names == [["Notes.txt"]])
  }

  @Test("The folder that one comes out of is selected")
  func comesBack() throws {
    let folder = try PersonFolder.usual()
    let (harness, _) = open(folder)
    harness.tap("Pictures", count: 2)
    harness.press(.delete)
    harness.press(.return)
    #expect(harness.exists("Nothing is in this folder."))
  }

  @Test("Escape, Cancel and the binding end it without a choice, which is said once")
  func cancelled() throws {
    let folder = try PersonFolder.usual()
    for end in 0..<3 {
      let (harness, outcome) = open(folder)
      switch end {
      case 0: harness.press(.escape)
      case 1: harness.tap("Cancel")
      default: outcome.isPresented = false
      }
      harness.advance(by: 1)
      #expect(outcome.cancellations == 1 && outcome.count == 1, "\(end)")
      #expect(!outcome.isPresented && !harness.exists("Files"), "\(end)")
    }
  }

  @Test("A window that goes ends it without a choice")
  func window() throws {
    let folder = try PersonFolder.usual()
    let outcome = Outcome()
    do {
      var harness: Harness? = folder.harness { Importing(outcome: outcome) }
      harness?.tap("Open")
      harness?.advance(by: 1)
      harness?.close()
      harness = nil
    }
    #expect(outcome.cancellations == 1 && outcome.count == 1)
  }

  @Test("It can be opened again, and begins anew")
  func again() throws {
    let folder = try PersonFolder.usual()
    let (harness, outcome) = open(folder)
    harness.press(.escape)
    harness.advance(by: 1)
    harness.tap("Open")
    harness.advance(by: 1)
    harness.tap("Notes.txt", count: 2)
    #expect(outcome.names == [["Notes.txt"]] && outcome.cancellations == 1)
  }

  @Test("Several files are chosen with Control and Shift, in the order of the list")
  func several() throws {
    let folder = try PersonFolder.usual()
    let (harness, outcome) = open(folder, isMany: true)
    harness.tap("Letter 2.txt")
    harness.press(.downArrow, modifiers: .shift)
    harness.press(.downArrow, modifiers: .shift)
    harness.press(.return)
    #expect(outcome.names == [["Letter 2.txt", "Letter 10.txt", "Notes.txt"]])
  }

  @Test("Hidden files come and go with Ctrl+H")
  func hidden() throws {
    let folder = try PersonFolder.usual()
    let (harness, _) = open(folder)
    harness.press("h", modifiers: .command)
    #expect(rows(harness).contains(".hidden.txt"))
    harness.press("h", modifiers: .command)
    #expect(!rows(harness).contains(".hidden.txt"))
  }

  @Test("Types filter, one at a time by the menu")
  func types() throws {
    let folder = try PersonFolder.usual()
    let (harness, _) = open(folder, types: [.plainText, .image])
    #expect(rows(harness).contains("picture.png") && rows(harness).contains("Notes.txt"))
    harness.tap("Type")
    harness.advance(by: 1)
    harness.tap(UTType.image.localizedDescription ?? "image")
    harness.advance(by: 1)
    #expect(rows(harness) == ["Documents", "Music", "Pictures", "picture.png"])
  }

  @Test("Columns order, and the other way round at a second press")
  func columns() throws {
    let folder = try PersonFolder.usual()
    let (harness, _) = open(folder)
    harness.tap("Sort by Name")
    #expect(
      rows(harness) == [
        "Pictures", "Music", "Documents", "Notes.txt", "Letter 10.txt", "Letter 2.txt",
      ])
    harness.tap("Sort by Size")
    #expect(rows(harness).suffix(3) == ["Letter 2.txt", "Letter 10.txt", "Notes.txt"])
    harness.tap("Sort by Modified")
    #expect(rows(harness).suffix(3) == ["Notes.txt", "Letter 2.txt", "Letter 10.txt"])
  }

  @Test("A path is typed after Ctrl+L, completed by Tab, and gone to by Return")
  func path() throws {
    let folder = try PersonFolder.usual()
    let (harness, outcome) = open(folder)
    harness.press("l", modifiers: .command)
    #expect(harness.element("path")?.value == folder.path + "/")
    harness.type("Do\t")
    #expect(harness.element("path")?.value == folder.path + "/Documents/")
    harness.type("pl\t")
    #expect(harness.element("path")?.value == folder.path + "/Documents/Plan.txt")
    harness.press(.return)
    #expect(rows(harness) == ["Deep", "Plan.txt"])
    harness.press(.return)
    #expect(outcome.names == [["Plan.txt"]])
  }

  @Test("Among the files used lately, a path begins in the person's folder")
  func pathFromRecent() throws {
    let folder = try PersonFolder.usual()
    let (harness, outcome) = open(folder)
    harness.tap("Recent")
    harness.press("l", modifiers: .command)
    #expect(harness.element("path")?.value == folder.path + "/")
    harness.type("Do\t\n")
    harness.tap("Plan.txt", count: 2)
    #expect(outcome.urls == [[folder.url("Documents/Plan.txt")]])
  }

  @Test("Hidden files are shown where the author says so, and what may not be chosen is refused")
  func options() throws {
    let (folder, outcome) = (try PersonFolder.usual(), Outcome())
    let harness = folder.harness {
      Importing(outcome: outcome)
        .fileDialogBrowserOptions(.includeHiddenFiles)
        .fileDialogURLEnabled { $0.lastPathComponent != "Notes.txt" }
    }
    harness.tap("Open")
    harness.advance(by: 1)
    #expect(rows(harness).contains(".hidden.txt"))
    harness.tap("Notes.txt", count: 2)
    #expect(harness.text(of: "problem") == "«Notes.txt» cannot be chosen here.")
    harness.tap(".hidden.txt", count: 2)
    #expect(outcome.names == [[".hidden.txt"]])
  }

  @Test("What fits to a typed path lies over the files, and is taken by a press")
  func fittingPaths() throws {
    let folder = try PersonFolder.usual()
    let (harness, _) = open(folder)
    harness.press("l", modifiers: .command)
    let music = folder.path + "/Music/"
    let frame = try #require(harness.frame(of: music))
    // The places of the side are below its beginning.
    let places = try #require(harness.frame(of: "Places"))
    #expect(places.contains(CGPoint(x: frame.minX + 4, y: frame.midY)))
    harness.tap(at: CGPoint(x: frame.minX + 4, y: frame.midY))
    #expect(harness.element("path")?.value == music)
    #expect(rows(harness).count == 6)
  }

  @Test("A slash or a tilde begins a path, Escape ends it, and a path to nothing is said")
  func typed() throws {
    let folder = try PersonFolder.usual()
    let (harness, outcome) = open(folder)
    harness.type("~")
    harness.type("/Nowhere")
    harness.press(.return)
    #expect(harness.text(of: "problem")?.contains("There is no «Nowhere»") == true)
    harness.press(.escape)
    #expect(!harness.exists("path") && outcome.count == 0)
    #expect(rows(harness).count == 6)
  }

  @Test("A folder is made with Ctrl+Shift+N, and gone into")
  func newFolder() throws {
    let folder = try PersonFolder.usual()
    let (harness, _) = open(folder)
    harness.press("n", modifiers: [.command, .shift])
    harness.advance(by: 1)
    harness.type("Made")
    harness.press(.return)
    harness.advance(by: 1)
    #expect(folder.exists("Made"))
    #expect(harness.exists("Nothing is in this folder."))
    harness.press(.delete)
    harness.press("n", modifiers: [.command, .shift])
    harness.advance(by: 1)
    harness.type("Made")
    harness.press(.return)
    harness.advance(by: 1)
    #expect(harness.text(of: "problem")?.contains("There is a «Made» already") == true)
  }

  @Test(
    "Only folders are chosen where only folders are wanted: the one that is shown, or the one selected"
  )
  func folders() throws {
    let folder = try PersonFolder.usual()
    let (harness, outcome) = open(folder, types: [.folder])
    #expect(rows(harness) == ["Documents", "Music", "Pictures"])
    harness.tap("Choose")
    harness.advance(by: 1)
    harness.tap("Open")
    harness.advance(by: 1)
    harness.tap("Music")
    harness.tap("Choose")
    #expect(outcome.urls.map { $0.map(\.path) } == [[folder.path], [folder.path + "/Music"]])
  }

  @Test("Places are gone to by a press")
  func places() throws {
    let folder = try PersonFolder.usual()
    let (harness, _) = open(folder)
    let places = try #require(harness.element("Places"))
    let row = try #require(places.all.last { $0.label == "Documents" })
    harness.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
    #expect(rows(harness) == ["Deep", "Plan.txt"])
  }

  @Test("What is used lately is a place, the newest first, and what is chosen is noted there")
  func recent() throws {
    let folder = try PersonFolder.usual()
    let (harness, outcome) = open(folder)
    harness.tap("Notes.txt", count: 2)
    harness.advance(by: 1)
    harness.tap("Open")
    harness.advance(by: 1)
    harness.tap("Recent")
    #expect(rows(harness) == ["Notes.txt"])
    harness.tap("Notes.txt", count: 2)
    #expect(outcome.names == [["Notes.txt"], ["Notes.txt"]])
  }
}
