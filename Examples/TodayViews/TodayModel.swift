import Foundation
import Lamina
package import LaminaStore
package import LaminaWidgets

/// What the panel knows: the widgets that there are, and those that are shown.
@Observable
package final class TodayModel {
  package private(set) var widgets: [InstalledWidget]
  package private(set) var choices: TodayChoices
  /// What is wrong with files and widgets, for the person.
  package var notes: [String] { findings + problems }
  private var findings: [String] = []
  private var problems: [String] = []
  @ObservationIgnored private let catalogue: () -> WidgetCatalogue
  @ObservationIgnored private let store: SharedStore
  @ObservationIgnored private var tiles: [String: TileModel] = [:]
  private static let key = "choices"

  /// Reads which widgets there are, and what was chosen before.
  package init(
    _ catalogue: @escaping () -> WidgetCatalogue = { WidgetCatalogue() },
    store: SharedStore = SharedStore(group: "org.lamina.today")
  ) {
    (self.catalogue, self.store) = (catalogue, store)
    widgets = []
    choices = TodayChoices()
    refresh()
    do {
      choices = try store.value(forKey: Self.key) ?? TodayChoices()
    } catch {
      problems.append("\(error)")
    }
  }

  /// Reads again which widgets there are: programs may have installed some.
  package func refresh() {
    let catalogue = catalogue()
    widgets = catalogue.widgets
    findings = catalogue.findings.map(\.description)
  }

  /// The widgets that are shown, from above; those that are not installed any more are left out.
  package var tilesShown: [TileModel] {
    choices.shown.compactMap { choice in
      guard let widget = widgets.first(where: { $0.id == choice.id }) else { return nil }
      return tile(widget, WidgetFamily(rawValue: choice.family) ?? widget.listing.families[0])
    }
  }

  private func tile(_ widget: InstalledWidget, _ family: WidgetFamily) -> TileModel {
    if let tile = tiles[widget.id], tile.family == family { return tile }
    let tile = TileModel(widget, family)
    tiles[widget.id] = tile
    return tile
  }

  package func toggle(_ widget: InstalledWidget) {
    change { $0.toggle(widget.id, family: widget.listing.families[0].rawValue) }
  }

  package func move(_ widget: InstalledWidget, to index: Int) {
    change { $0.move(widget.id, to: index) }
  }

  package func resize(_ widget: InstalledWidget, to family: WidgetFamily) {
    change { $0.resize(widget.id, to: family.rawValue) }
  }

  /// Keeps other windows beside the panel, or lets them go below it.
  package func reserveSpace(_ isWanted: Bool) { change { $0.reservesSpace = isWanted } }

  private func change(_ body: (inout TodayChoices) -> Void) {
    body(&choices)
    for (id, _) in tiles where !choices.isOn(id) { tiles[id] = nil }
    do {
      try store.set(choices, forKey: Self.key)
    } catch {
      problems.append("\(error)")
    }
  }
}
