import LaminaDisplay
import LaminaGeometry

/// The element of a view of one type: links its state, tracks what its body reads, compares.
package final class ViewElement<V: View>: Element {
  @exclusivity(unchecked) private(set) var view: V
  private let fields: DynamicFields
  /// Where its dynamic properties last; nil where it has none.
  private let storage: DynamicStorage?
  /// Moves the view's own data; nil where it has none.
  @exclusivity(unchecked) private var motion: ViewMotion<V>?
  /// Sets what the view is made of once more; nil where nothing is put around what is inside.
  private var setBody: (() -> Void)?
  /// What was around the views inside at last.
  private var entriesVersion = 0
  /// The time for which the view was evaluated.
  private var evaluatedTime: TimeInterval?

  init(_ view: V, graph: ViewGraph, parent: Element?, environment: EnvironmentValues) {
    self.view = view
    fields = DynamicFields.of(V.self)
    storage = fields.isEmpty ? nil : DynamicStorage(sharing: Self.original(fields, in: parent))
    super.init(graph: graph, parent: parent, environment: environment)
    storage?.element = self
    if fields.isAnimatable { motion = ViewMotion.make(for: view) }
    if fields.isStructure, let entries = parent?.entries { beginEntries(entries) }
  }

  // Written down: an implicit one would ask for the main actor.
  deinit {}

  /// Where the state of a view is that says which views there are, and is evaluated more than once for it.
  private static func original(_ fields: DynamicFields, in parent: Element?) -> DynamicStorage? {
    guard fields.isStructure, let parent, let original = parent.entries?.lazyViews?.original
    else { return nil }
    return (original(parent.depth + 1) as? ViewElement<V>)?.storage
  }

  /// Whether a value may stand here as it is: not if it is put around each of several views by now.
  func takes(_ next: V) -> Bool {
    guard fields.isDistributed, let parent, let wrapper = next as? any DistributedView else {
      return true
    }
    return !parent.isDistributed(wrapper)
  }

  /// Takes over the next value; evaluates when it, or what it read of the environment, differs.
  package func update(to next: V, environment: EnvironmentValues) {
    var next = next
    if let storage {
      storage.environment = environment.recording(reads)
      fields.link(&next, to: storage)
    }
    let isSame = fields.isComparedWhole && ViewComparison.isSame(view, next)
    if let motion, graph.change(motion, from: view, to: next) { graph.startMotion(of: self) }
    view = next
    hasNewView = true
    let number = generation
    adoptEnvironment(environment, force: !isSame)
    if generation == number { adoptEntries() }
  }

  /// Puts around the views inside what is around them now, though they are the same.
  private func adoptEntries() {
    guard let entries, let setBody, entries.version != entriesVersion else { return }
    entriesVersion = entries.version
    setBody()
  }

  /// What the view reads of the environment in actions is the newest, evaluated or not.
  package override func adoptEnvironment(_ next: EnvironmentValues, force: Bool) {
    let next = transition?.handOn(next) ?? next
    storage?.environment = next.recording(reads)
    super.adoptEnvironment(next, force: force)
  }

  override func evaluate() {
    if let storage {
      storage.environment = environment.recording(reads)
      fields.link(&view, to: storage)
    }
    defer { hasNewView = false }
    var view = presented
    evaluatedTime = graph.frameTime
    if let primitive = fields.primitive {
      withUnsafePointer(to: view) { primitive.update(UnsafeRawPointer($0), self) }
    } else {
      graph.countEvaluation(of: V.self)
      let body = tracked {
        fields.update(&view)
        return view.body
      }
      if let entries {
        setBody = { [unowned self] in setChild(0, to: body) }
        entriesVersion = entries.version
      }
      setChild(0, to: body)
    }
  }

  /// Without the types it is made of: they are longer than they help.
  override var typeName: String { String("\(V.self)".prefix { $0 != "<" }) }

  override var isLaminas: Bool {
    viewRooms.contains(String(_typeName(V.self).prefix { $0 != "." }))
  }

  override var isPrimitive: Bool { fields.isPrimitive }

  package override var isStructure: Bool { fields.isStructure }

  package override var viewCounts: ViewCounts { view.viewCounts(in: self) }

  package override func viewList(at path: ViewPath) -> ViewListPart {
    view.viewList(at: path, in: self)
  }

  package override var role: TransitionRole { fields.role }

  override func makeOutputs() -> [Node] {
    guard let primitive = fields.primitive else { return children.first?.outputs ?? [] }
    return withUnsafePointer(to: presented) { primitive.nodes(UnsafeRawPointer($0), self) }
  }

  override func makePreferences() -> PreferenceValues? {
    let inner = reducedPreferences()
    guard fields.seesPreferences, let view = view as? any PreferenceView else { return inner }
    return view.preferences(self, from: inner)
  }

  override var changedStates: [(slot: Int, box: AnyObject)] {
    storage == nil ? [] : fields.changedStates(of: view)
  }

  override func adoptStates(_ boxes: [Int: AnyObject]) { storage?.adopt(boxes) }

  // MARK: Motion

  /// The view with its data where it is seen now.
  private var presented: V {
    if let motion { return motion.presented(view, at: graph.frameTime) }
    return view
  }

  override func beginMotion(at time: TimeInterval) { motion?.begin(at: time) }

  override func needsMotion(at time: TimeInterval) -> Bool {
    motion?.hasBegun == true && evaluatedTime != time
  }

  override func settleMotion(at time: TimeInterval) -> Bool {
    motion?.endRuns(at: time, graph.completions) ?? false
  }

  package override func unmount(from graph: ViewGraph?) {
    if let graph, isMounted { motion?.cancel(graph.completions) }
    super.unmount(from: graph)
  }
}

/// What an element asks of its view, whose type is known to be this one: a cast would look that up, and
/// put the view into a box, each time.
extension PrimitiveView {
  fileprivate static func update(_ view: UnsafeRawPointer, _ element: Element) {
    view.assumingMemoryBound(to: Self.self).pointee.update(element)
  }

  fileprivate static func nodes(_ view: UnsafeRawPointer, _ element: Element) -> [Node] {
    view.assumingMemoryBound(to: Self.self).pointee.nodes(element)
  }
}

/// The rooms that have views of ours: what goes wrong in one is blamed on the view that an author wrote.
package nonisolated let viewRooms: Set<String> = [
  "LaminaKernel", "LaminaModels", "LaminaBasics", "LaminaContents", "LaminaInteraction",
  "LaminaLists", "LaminaControls", "LaminaTextInput", "LaminaNavigation", "LaminaForms",
  "LaminaPickers", "LaminaFiles", "LaminaViews",
]
