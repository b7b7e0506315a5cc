import ChildProcesses
import Foundation
import LaminaStore
import LaminaTesting
import LaminaWidgets
import Testing

/// The demonstration of the model's article: a program with a field, and a widget that shows what was saved.
@Suite("A program and its widget")
struct DemonstrationTests {
  private struct Program: View {
    @AppStorage private var note: String
    @State private var text = ""

    init(_ store: SharedStore) { _note = AppStorage(wrappedValue: "", "note", store: store) }

    var body: some View {
      VStack {
        TextField("Note", text: $text)
        Button("Save") { note = text }
      }
    }
  }

  @Test("A text that is saved in one process is drawn in another, without anybody asking for it")
  func demonstration() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/lamina-note-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = SharedStore(directory: URL(fileURLWithPath: folder))
    let program = Harness(size: CGSize(width: 300, height: 200)) { Program(store) }
    let widget = try Child(Child.built("NoteProbe"), [folder])
    _ = try await widget.line(beginning: "nothing yet")
    program.tap("Note")
    var (text, delays) = ("", [Double]())
    for letter in "Buy tea" {
      program.type(String(letter))
      text.append(letter)
      let start = DispatchTime.now().uptimeNanoseconds
      program.tap("Save")
      let saved = text
      let line = try await widget.line(beginning: "\(saved)|")
      let end = try #require(UInt64(line.split(separator: "|")[1]))
      delays.append(Double(end - start) / 1_000_000)
      program.tap("Note")
    }
    #expect(text == "Buy tea")
    // 50 ms on a machine that does nothing else; here other tests' processes take turns with these two.
    #expect(delays.sorted()[3] <= 1_000, "\(delays) ms")
  }
}
