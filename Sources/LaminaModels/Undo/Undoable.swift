public import LaminaGeometry

/// A model that a view owns, with undo and redo for every change of it.
///
/// ```swift
/// struct Shopping: View {
///   @Undoable private var list = ShoppingList()
///   var body: some View {
///     TextField("Title", text: $list.binding(\.title, named: "Rename"))
///     Button("Add") { $list.change("Add Item") { $0.items.append("Tea") } }
///     Button("Undo") { $list.undo() }.disabled(!$list.canUndo)
///   }
/// }
/// ```
///
/// It lasts as long as the view stands in its place. A change evaluates the bodies that read the
/// model; one under `withAnimation` moves, undone ones too. Menus and Ctrl+Z find it by themselves:
/// see `UndoCommands`.
@propertyWrapper
public struct Undoable<Model: Equatable>: DynamicProperty, LinkedProperty {
  private let initial: UndoHistory<Model>
  private var box: UndoBox<Model>?
  /// Where the model is remembered; nil for nowhere.
  private var memory: (key: String, coding: StorageCoding<Model>)?

  /// A model with what is kept of its past, and how long changes with one key join each other.
  public init(
    wrappedValue: Model, limit: UndoLimit<Model> = UndoLimit(),
    coalescingInterval: TimeInterval = 1
  ) {
    initial = UndoHistory(wrappedValue, limit: limit, coalescingInterval: coalescingInterval)
  }

  /// A model that its window remembers from one run to the next, without its past, as
  /// ``SceneStorage`` does: what is given here is the model of the first run.
  public init(
    wrappedValue: Model, sceneStorage key: String, limit: UndoLimit<Model> = UndoLimit(),
    coalescingInterval: TimeInterval = 1
  ) where Model: Codable {
    self.init(wrappedValue: wrappedValue, limit: limit, coalescingInterval: coalescingInterval)
    memory = (key, .codable())
  }

  /// The model as it is now; setting it is a step without a name.
  ///
  /// Before the view is on screen it is the initial one, and setting it then has no effect.
  public var wrappedValue: Model {
    get { box?.model ?? initial.model }
    nonmutating set { box?.update { $0.change("", at: $1) { $0 = newValue } } }
  }

  /// What changes the model by name, takes back and does again.
  public var projectedValue: Undoer<Model> { Undoer(box ?? UndoBox(initial, owner: nil)) }

  package mutating func link(to storage: DynamicStorage, slot: Int) {
    let box = storage.box(slot) {
      let stored = memory.flatMap { memory in
        storage.environment.storage?.box(memory.key, memory.coding)
      }
      let box = UndoBox(
        stored?.value.map { initial.beginning(with: $0) } ?? initial, owner: storage.element)
      box.stored = stored
      storage.element?.graph.undoTargets.add(box)
      return box
    }
    if box.owner?.isMounted != true, let owner = storage.element { box.belong(to: owner) }
    self.box = box
  }

  package var lastingBox: AnyObject? {
    guard let box, box.hasPast || box.model != initial.model else { return nil }
    return box
  }
}
