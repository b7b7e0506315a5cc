import Foundation
import LaminaTesting
import LaminaViews
import Testing

/// What windows remember: `@SceneStorage`, `@AppStorage` and `@Undoable(sceneStorage:)`.
@Suite struct SceneStorageTests {
  private enum Tab: String { case first, second }
  private enum Mode: Codable, Equatable, RestorableState {
    case viewing, sharing(Int)
    var restored: Mode { if case .sharing = self { .viewing } else { self } }
  }

  private struct Window: View {
    @SceneStorage("count") private var count = 0
    @SceneStorage("tab") private var tab = Tab.first
    @SceneStorage("mode") private var mode = Mode.viewing
    @SceneStorage("name") private var name: String?
    @AppStorage("size") private var size = 10
    @Undoable(sceneStorage: "notes") private var notes = ["first"]

    var body: some View {
      VStack {
        Text(
          "\(count) \(tab.rawValue) \(mode == .viewing ? "viewing" : "sharing") \(name ?? "-") "
            + "\(size) \(notes.joined(separator: ","))"
        )
        .accessibilityIdentifier("all")
        Button("Change") {
          count += 1
          tab = .second
          mode = .sharing(3)
          name = "Ada"
          size += 1
        }
        Button("Note") { $notes.change("Add") { $0.append("next") } }
        Button("Undo") { $notes.undo() }
        Other(count: $count)
      }
    }
  }

  private struct Other: View {
    @SceneStorage("count") private var own = 99
    @Binding var count: Int
    var body: some View {
      Text("own \(own)").accessibilityIdentifier("own")
      Button("Bind") { count += 10 }
    }
  }

  @Test("values come back in the next run; what cannot go on is restored as something that can")
  func restoring() {
    let (scene, preferences) = (RestorationStore.inMemory(), RestorationStore.inMemory())
    func window() -> Harness {
      Harness(restoration: scene, preferences: preferences) { Window() }
    }
    var harness = window()
    #expect(harness.text(of: "all") == "0 first viewing - 10 first")
    harness.tap("Change")
    harness.tap("Note")
    harness.tap("Note")
    harness.tap("Undo")
    #expect(harness.text(of: "all") == "1 second sharing Ada 11 first,next")
    // The next run: another store with what was kept in the first one's memory.
    harness = Harness(
      restoration: copy(scene, ["count", "tab", "mode", "name", "notes"].map { "window-1/\($0)" }),
      preferences: copy(preferences, ["size"])
    ) { Window() }
    #expect(harness.text(of: "all") == "1 second viewing Ada 11 first,next")
    harness.tap("Undo")
    #expect(harness.text(of: "all") == "1 second viewing Ada 11 first,next")
  }

  /// Another store with the same values.
  private func copy(_ store: RestorationStore, _ keys: [String]) -> RestorationStore {
    let copy = RestorationStore.inMemory()
    for key in keys {
      func take<V: Codable>(_ type: V.Type) -> Bool {
        guard let value = store.value(type, forKey: key) else { return false }
        copy.set(value, forKey: key)
        return true
      }
      _ = take(Int.self) || take(String.self) || take([String].self) || take(Mode.self)
    }
    return copy
  }

  @Test("views of a window share what they name alike, each with its own initial value")
  func sharing() {
    let harness = Harness { Window() }
    #expect(harness.text(of: "own") == "own 99")
    harness.tap("Bind")
    #expect(harness.text(of: "own") == "own 10")
    #expect(harness.text(of: "all")?.hasPrefix("10 ") == true)
  }

  @Test("what a window remembers is in the file when it closes")
  func closing() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-scene-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func store() -> RestorationStore { RestorationStore(directory: folder) { _, _ in } }
    let harness = Harness(restoration: store()) { Window() }
    harness.tap("Change")
    harness.close()
    let next = Harness(restoration: store()) { Window() }
    #expect(next.text(of: "all") == "1 second viewing Ada 10 first")
  }
}
