import DreamsToday
import DreamsViews
import Lamina
import LaminaStore
import LaminaWidgets

/// Tells the widgets what has changed for them.
@MainActor
final class WidgetNews {
  private let store: SharedStore
  private var told: DreamsToday?
  private let onProblem: (String) -> Void

  init(
    _ store: SharedStore, onProblem: @escaping (String) -> Void
  ) { (self.store, self.onProblem) = (store, onProblem) }

  /// Leaves what they show, where it is another one.
  func tell(_ list: DreamList) {
    let latest = list.dreams.last
    let today = DreamsToday(
      count: list.dreams.count, favorite: list.favoriteCreature.name,
      latest: latest?.description ?? "", latestNumber: latest?.id.number ?? 0)
    guard today != told else { return }
    told = today
    do {
      try today.leave(in: store)
      for kind in DreamsToday.kinds { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
    } catch {
      onProblem("\(error)")
    }
  }
}
