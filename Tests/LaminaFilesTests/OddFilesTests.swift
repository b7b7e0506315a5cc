import Foundation
import Glibc
import Lamina
import LaminaFiles
import LaminaTesting
import Testing

/// A document that is not written before it may; it gives up after a minute.
private struct SlowNote: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  let gate: DispatchSemaphore

  init(gate: DispatchSemaphore) { self.gate = gate }
  init(configuration: ReadConfiguration) throws { gate = DispatchSemaphore(value: 1) }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    guard gate.wait(timeout: .now() + 60) == .success else { throw CocoaError(.fileWriteUnknown) }
    return FileWrapper(regularFileWithContents: Data())
  }
}

private struct SlowlyExporting: View {
  @Bindable var outcome: Outcome
  let gate: DispatchSemaphore

  var body: some View {
    Button("Save…") { outcome.isPresented = true }
      .fileExporter(
        isPresented: $outcome.isPresented, document: SlowNote(gate: gate), contentType: .plainText
      ) { outcome.take($0.map { [$0] }) }
  }
}

/// Files that are not what a dialog expects, and folders that change below it.
@MainActor
struct OddFilesTests {
  private func open(_ folder: PersonFolder, types: [UTType] = [.item]) -> (Harness, Outcome) {
    let outcome = Outcome()
    let harness = folder.harness { Importing(outcome: outcome, types: types) }
    harness.tap("Open")
    harness.advance(by: 1)
    return (harness, outcome)
  }

  @Test("Links are what they lead to, and one that leads nowhere is not chosen")
  func links() throws {
    let folder = try PersonFolder(["Target/a.txt": "a"])
    symlink("Target", folder.path + "/Link")
    symlink("Nowhere", folder.path + "/Broken")
    let (harness, outcome) = open(folder, types: [.data])
    harness.tap("Broken")
    harness.tap("Open")
    #expect(harness.text(of: "problem")?.contains("leads nowhere") == true)
    harness.tap("Link", count: 2)
    harness.tap("a.txt", count: 2)
    #expect(outcome.urls.first?.first?.path == folder.path + "/Link/a.txt")
  }

  @Test(
    "Names with line breaks and marks of direction are one line; names that are not UTF-8 are not chosen"
  )
  func names() throws {
    let folder = try PersonFolder(["two\nlines.txt": "", "\u{202E}txt.exe": ""])
    folder.touch([0xFF, 0xFE])
    let (harness, outcome) = open(folder)
    #expect(harness.exists("two␊lines.txt"))
    #expect(harness.exists("\u{FFFD}txt.exe"))
    harness.tap("\u{FFFD}\u{FFFD}")
    harness.tap("Open")
    #expect(harness.text(of: "problem")?.contains("not UTF-8") == true)
    harness.tap("two␊lines.txt", count: 2)
    #expect(outcome.urls.first?.first?.path == folder.path + "/two\nlines.txt")
  }

  @Test("A file that has gone meanwhile is not chosen, and a folder that has gone is left")
  func gone() throws {
    let folder = try PersonFolder(["a.txt": "", "Sub/b.txt": ""])
    let (harness, outcome) = open(folder)
    try FileManager.default.removeItem(at: folder.url("a.txt"))
    harness.tap("a.txt", count: 2)
    #expect(harness.text(of: "problem")?.contains("not there any more") == true)
    #expect(outcome.count == 0)
    harness.tap("Sub", count: 2)
    #expect(harness.exists("b.txt"))
    try FileManager.default.removeItem(at: folder.url("Sub"))
    harness.press("r", modifiers: .command)
    #expect(harness.text(of: "problem")?.contains("«Sub» is not there any more") == true)
    #expect(!harness.exists("b.txt"))
  }

  @Test("A folder that may not be read says so")
  func unreadable() throws {
    guard getuid() != 0 else { return }
    let folder = try PersonFolder(folders: ["Closed"])
    chmod(folder.path + "/Closed", 0)
    let (harness, _) = open(folder)
    harness.tap("Closed", count: 2)
    #expect(harness.exists("This folder cannot be read."))
    chmod(folder.path + "/Closed", 0o755)
  }

  @Test("A folder that is no folder begins with the nearest above that is there")
  func start() throws {
    let folder = try PersonFolder(["a.txt": ""])
    let outcome = Outcome()
    let nowhere = folder.url("Not/There")
    let harness = folder.harness {
      Importing(outcome: outcome).fileDialogDefaultDirectory(nowhere)
    }
    harness.tap("Open")
    harness.advance(by: 1)
    #expect(harness.exists("a.txt"))
  }

  @Test("Of ten thousand files as much is made as of twenty")
  func many() throws {
    func work(_ count: Int) throws -> (evaluations: Int, measured: Int) {
      let folder = try PersonFolder()
      for number in 0..<count { folder.touch(Array("file \(number).txt".utf8)) }
      let outcome = Outcome()
      let harness = folder.harness { Importing(outcome: outcome) }
      harness.resetCounters()
      let measured = harness.prepareStatistics
      harness.tap("Open")
      harness.advance(by: 1)
      #expect(harness.exists("file 0.txt"))
      return (
        harness.counters.total, harness.prepareStatistics.nodesMeasured - measured.nodesMeasured
      )
    }
    let (few, all) = (try work(40), try work(10_000))
    #expect(Double(all.evaluations) <= Double(few.evaluations) * 1.1)
    #expect(Double(all.measured) <= Double(few.measured) * 1.1)
  }

  @Test("What comes into the folder is shown without being asked for")
  func followed() async throws {
    let folder = try PersonFolder(["a.txt": ""])
    var surroundings = folder.surroundings
    surroundings.reader = .background
    let outcome = Outcome()
    let harness = Harness(size: CGSize(width: 800, height: 560)) { [surroundings] in
      Importing(outcome: outcome).environment(\.fileDialogSurroundings, surroundings)
    }
    harness.tap("Open")
    await wait(in: harness) { harness.exists("a.txt") }
    try folder.write("", "later.txt")
    await wait(in: harness) { harness.exists("later.txt") }
    try FileManager.default.removeItem(at: folder.url("a.txt"))
    await wait(in: harness) { !harness.exists("a.txt") }
    #expect(!harness.exists("a.txt"))
  }

  @Test("A pipe where a person's settings are expected makes nobody wait")
  func pipes() throws {
    let folder = try PersonFolder(["a.txt": ""], folders: [".config/gtk-3.0", ".local/share"])
    for name in [
      ".config/user-dirs.dirs", ".config/gtk-3.0/bookmarks", ".local/share/recently-used.xbel",
    ] {
      mkfifo(folder.path + "/" + name, 0o600)
    }
    let (harness, outcome) = open(folder)
    harness.tap("Recent")
    harness.tap("Home")
    harness.tap("a.txt", count: 2)
    #expect(outcome.names == [["a.txt"]])
  }

  @Test("While a document is written, another dialog reads folders")
  func slowDocument() async throws {
    let folder = try PersonFolder(["a.txt": ""])
    var surroundings = folder.surroundings
    surroundings.reader = .background
    let (saved, opened, gate) = (Outcome(), Outcome(), DispatchSemaphore(value: 0))
    let harness = Harness(size: CGSize(width: 800, height: 560)) { [surroundings] in
      VStack {
        SlowlyExporting(outcome: saved, gate: gate)
        Importing(outcome: opened, types: [.item])
      }
      .environment(\.fileDialogSurroundings, surroundings)
    }
    harness.tap("Save…")
    await wait(in: harness) { harness.exists("a.txt") }
    harness.press(.return)
    await wait(in: harness) { !saved.isPresented && !harness.exists("a.txt") }
    harness.tap("Open")
    await wait(in: harness) { harness.exists("a.txt") }
    #expect(saved.count == 0)
    gate.signal()
    await wait(in: harness) { saved.count == 1 }
  }

  private func wait(in harness: Harness, until holds: () -> Bool) async {
    var turns = 0
    while turns < 1000, !holds() {
      turns += 1
      await turn(harness)
    }
    #expect(holds())
  }

  /// Lets other threads and the main queue go on for a moment.
  private func turn(_ harness: Harness) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) { done.resume() }
    }
    harness.advance(by: 0.05)
  }
}
