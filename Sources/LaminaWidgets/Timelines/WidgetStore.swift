import Foundation
import LaminaStore

/// What widgets of a person keep beyond their processes, and what programs tell them.
struct WidgetStore {
  private let store: SharedStore

  init(_ store: SharedStore = SharedStore(group: "org.lamina.widgets")) { self.store = store }

  /// The reloads of a kind in the last day; none where they cannot be read.
  func budget(of kind: String) -> ReloadBudget {
    (try? store.value(ReloadBudget.self, forKey: "budget.\(kind)")) ?? ReloadBudget()
  }

  /// Keeps the reloads of a kind: what cannot be kept counts until the process ends.
  func keep(_ budget: ReloadBudget, of kind: String) {
    try? store.set(budget, forKey: "budget.\(kind)", durability: .soon)
  }

  /// Says that there is something new for a kind.
  func wish(for kind: String) throws {
    try store.update { update in
      let wishes: Int = try update.value(forKey: Self.wishes(kind)) ?? 0
      try update.set(wishes &+ 1, forKey: Self.wishes(kind))
    }
  }

  /// Calls back on the main actor when there is something new for a kind.
  func observeWishes(for kind: String, _ handler: @escaping @MainActor () -> Void)
    -> StoreObservation
  {
    store.observe(Self.wishes(kind)) { DispatchQueue.main.async { handler() } }
  }

  private static func wishes(_ kind: String) -> String { "wishes.\(kind)" }
}
