import ChildProcesses
import Foundation
import Lamina
import LaminaStore
import LaminaTesting
import LaminaWidgets
import Testing

@testable import TodayViews

/// The panel with the real widgets of Dreams, in processes of their own.
@Suite("Today")
final class TodayPanelTests {
  private let folder = NSTemporaryDirectory() + "today-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test("A person switches a widget on, and it draws itself; switched off it is gone")
  func switching() async throws {
    let store = SharedStore.inMemory()
    let model = try model(store)
    let harness = Harness(size: CGSize(width: 400, height: 700)) { TodayPanel(model) }
    #expect(harness.exists("No widgets are shown"))
    harness.tap("Edit")
    harness.advance(by: 1)
    harness.tap("DreamWidgets/favorite")
    harness.tap("Done")
    harness.advance(by: 1)
    let tile = try #require(model.tilesShown.first)
    #expect(tile.family == .systemMedium)
    try await drawn(tile)
    harness.settle()
    let picture = harness.picture()
    // The widget's own violet, in the middle of the tile.
    let frame = try #require(harness.frame(of: tile.widget.listing.name))
    let pixel = picture.pixel(x: Int(frame.midX), y: Int(frame.midY))
    #expect(pixel & 0xff > 90 && pixel >> 8 & 0xff < 80)
    // What was chosen is there at the next start.
    #expect(try self.model(store).choices == model.choices)
    harness.tap("Edit")
    harness.advance(by: 1)
    harness.tap("DreamWidgets/favorite")
    harness.tap("Done")
    harness.advance(by: 1)
    #expect(model.tilesShown.isEmpty)
    #expect(harness.exists("No widgets are shown"))
  }

  private struct Panel: App {
    let model: TodayModel
    init(model: TodayModel) { self.model = model }
    init() { model = TodayModel(store: .inMemory()) }
    var body: some Scene {
      WindowGroup("Today") { TodayPanel(model) }
        .screenEdge(.trailing, reservesSpace: model.choices.reservesSpace)
    }
  }

  @Test("A switch keeps other windows beside the panel, at once and at the next start")
  func space() throws {
    let store = SharedStore.inMemory()
    let model = try model(store)
    let harness = Harness(app: Panel(model: model))
    #expect(!harness.reservesSpace)
    harness.tap("Edit")
    harness.advance(by: 1)
    harness.tap("Keep other windows beside Today")
    harness.advance(by: 1)
    #expect(harness.reservesSpace && model.choices.reservesSpace)
    #expect(Harness(app: Panel(model: try self.model(store))).reservesSpace)
    harness.tap("Keep other windows beside Today")
    harness.advance(by: 1)
    #expect(!harness.reservesSpace)
  }

  @Test("Small widgets stand side by side")
  func rows() throws {
    let model = try model(.inMemory())
    for widget in model.widgets {
      model.toggle(widget)
      model.resize(widget, to: .systemSmall)
    }
    #expect(TileRow.rows(of: model.tilesShown).map(\.tiles.count) == [2])
    model.resize(model.widgets[0], to: model.widgets[0].listing.families[0])
    #expect(TileRow.rows(of: model.tilesShown).map(\.tiles.count) == [1, 1])
  }

  @Test("What is wrong with the choices stays said when the widgets are looked for again")
  func problems() throws {
    let store = SharedStore.inMemory()
    try store.set("none", forKey: "choices")
    let model = try model(store)
    let notes = model.notes
    #expect(!notes.isEmpty)
    model.refresh()
    #expect(model.notes == notes)
  }

  /// Waits until it has drawn itself, within a bound.
  private func drawn(_ tile: TileModel) async throws {
    for _ in 0..<6_000 where tile.picture == nil { try await Task.sleep(for: .milliseconds(10)) }
    try #require(tile.picture != nil, "\(tile.trouble ?? "it says nothing")")
  }

  /// What a panel finds where Dreams has installed its widgets.
  private func model(_ store: SharedStore) throws -> TodayModel {
    let program = Child.built("DreamWidgets")
    let environment = [
      "XDG_DATA_HOME": folder, "XDG_STATE_HOME": folder, "XDG_DATA_DIRS": folder,
    ]
    let outcome = try Child.outcome(of: program, ["--install"], environment: environment)
    try #require(outcome.status == 0, "\(outcome.errors)")
    let folders = [folder + "/lamina/widgets"]
    return TodayModel({ WidgetCatalogue(folders: folders) }, store: store)
  }
}
