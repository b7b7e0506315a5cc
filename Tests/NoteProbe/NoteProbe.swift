import Foundation
import Lamina
import LaminaTesting

/// A widget in a process of its own: draws what another process keeps under `note`, and says what it has drawn.
///
///     NoteProbe FOLDER
@main
enum NoteProbe {
  private struct Note: View {
    @AppStorage private var note: String
    init(_ store: SharedStore) {
      _note = AppStorage(wrappedValue: "nothing yet", "note", store: store)
    }
    var body: some View { Text(note).accessibilityIdentifier("note") }
  }

  static func main() {
    let store = SharedStore(directory: URL(fileURLWithPath: CommandLine.arguments[1]))
    let harness = Harness(size: CGSize(width: 320, height: 80)) { Note(store) }
    var shown = ""
    // Nobody reads what a program says that ends with its input.
    let input = FileHandle.standardInput
    input.readabilityHandler = { if $0.availableData.isEmpty { exit(0) } }
    while true {
      harness.settle()
      let text = harness.text(of: "note") ?? ""
      let picture = harness.picture()
      if text != shown {
        shown = text
        say("\(text)|\(DispatchTime.now().uptimeNanoseconds)|\(picture.size.width)")
      }
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
