package import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaText

/// Screens on top of each other: a root, and what is pushed onto it.
///
/// ```swift
/// NavigationStack(path: $path) {
///   List(recipes) { recipe in NavigationLink(recipe.name, value: recipe) }
///     .navigationTitle("Recipes")
///     .navigationDestination(for: Recipe.self) { RecipeView(recipe: $0) }
/// }
/// ```
/// The path is the author's: each change of it is shown with a movement, also of several screens at once.
/// The button in the bar, Alt+Left, the mouse's button for it and a drag from the leading edge go back. Only
/// the screen in sight is evaluated, and during a movement the one below; the others keep their state.
public struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never
  let source: NavigationSource?
  let root: Root
}

extension NavigationStack where Data == NavigationPath {
  /// Makes a stack that has its path itself.
  public init(@ViewBuilder root: () -> Root) {
    source = nil
    self.root = root()
  }

  /// Makes a stack whose path holds values of several types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    source = NavigationSource(path)
    self.root = root()
  }
}

extension NavigationStack {
  /// Makes a stack whose path holds values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    source = NavigationSource(path)
    self.root = root()
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Makes a stack that follows another owner of its screens.
  package init(following source: NavigationSource, @ViewBuilder root: () -> Root) {
    self.source = source
    self.root = root()
  }
}

extension NavigationStack: RememberingView {
  package func makeMemory(for element: Element) -> StackMemory {
    StackMemory(StackModel(element))
  }

  package func update(_ element: Element) {
    let model = memory(of: element).model
    let environment = element.readEverything()
    // The stack's own bars take the place of those around it.
    environment.screenPlace?.screen.adopt(by: model, in: element)
    environment.screenPlace?.screen.hold(model)
    model.follow(element.tracked { model.read(source) })
    if element.hasNewView { model.entries.first?.isStale = true }
    for entry in model.pile.awake {
      if !entry.isStale, entry.element != nil {
        adopt(environment, entry, model)
      } else if entry.content == nil {
        show(root, of: entry, in: model, environment, element)
      } else {
        show(
          PushedScreen(model: model, entry: entry, version: entry.version), of: entry, in: model,
          environment, element)
      }
    }
    element.setChildren(model.pile.settledShelves())
    model.motion.startTransition()
  }

  private func adopt(_ environment: EnvironmentValues, _ entry: StackEntry, _ model: StackModel) {
    entry.element?.adoptEnvironment(
      self.environment(of: entry, model, environment), force: false)
  }

  private func show<V: View>(
    _ view: V, of entry: StackEntry, in model: StackModel, _ environment: EnvironmentValues,
    _ element: Element
  ) {
    entry.isStale = false
    let environment = self.environment(of: entry, model, environment)
    let screen = StackScreen(content: view, entry: entry, model: model)
    if let known = entry.element as? ViewElement<StackScreen<V>> {
      return known.update(to: screen, environment: environment)
    }
    model.pile.show(screen, of: entry, in: element, environment)
  }

  private func environment(
    of entry: StackEntry, _ model: StackModel, _ outer: EnvironmentValues
  ) -> EnvironmentValues {
    var environment = outer
    environment.screenPlace = entry.makePlace(in: model, outer: outer.screenPlace)
    environment.rowContext = nil
    environment.leaveForm()
    guard entry.content != nil else { return environment }
    environment.isPresented = true
    environment.dismiss = DismissAction { [weak model, id = entry.id] in model?.pop(id) }
    return environment
  }

  package func nodes(_ element: Element) -> [Node] {
    let model = memory(of: element).model
    let shown = model.pile.visible.compactMap { entry in
      entry.element?.shownOutputs.first.map { node in
        (
          entry === model.top ? node : node.changing { $0.interaction.insert(.inert) },
          entry.position
        )
      }
    }
    return [
      element.node(
        AnyLayout(PileLayout(positions: shown.map(\.1))), shown.map(\.0)
      ) {
        $0.isolatesChildren = true
        $0.appearance.clip = BoundsOutline()
      }
    ]
  }
}

/// What a stack keeps.
@MainActor
package final class StackMemory {
  let model: StackModel
  fileprivate init(_ model: StackModel) { self.model = model }
}

extension StackEntry {
  /// Where the views of the screen find themselves.
  fileprivate func makePlace(in model: StackModel, outer: ScreenPlace?) -> ScreenPlace {
    if let place { return place }
    let made = ScreenPlace(stack: model, entry: self, screen: screen)
    made.target = outer?.target
    if content == nil { made.outer = outer }
    place = made
    return made
  }
}

/// A screen above the root; what its closure reads evaluates it again.
private struct PushedScreen: View {
  let model: StackModel
  let entry: StackEntry
  /// Another number when something else makes it.
  let version: Int

  var body: some View {
    if let view = model.view(of: entry) {
      view
    } else if case .value(let value)? = entry.content {
      MissingDestination(
        typeName: "\(type(of: value.base))",
        report: { [weak model] in
          model?.element?.graph.report($0)
        })
    }
  }
}

/// What stands in for a screen that nothing makes.
private struct MissingDestination: View {
  let typeName: String
  let report: (ViewDiagnostic) -> Void

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "exclamationmark.triangle").font(.title)
      Text("No screen for \(typeName)").foregroundStyle(.secondary)
    }
    .padding()
    .onAppear { report(.noDestination(type: typeName)) }
  }
}

/// One screen with its bars.
struct StackScreen<Content: View>: View {
  let content: Content
  let entry: StackEntry
  let model: StackModel
  /// False again also when a drag is taken away: by Escape, or by what comes above.
  @GestureState private var isDragged = false

  var body: some View {
    VStack { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .scrolling(entry.screen)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        BottomBar(screen: entry.screen, outside: outside)
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        NavigationBar(
          screen: entry.screen, outside: outside, backTitle: backTitle, toggle: toggle
        ) { back() }
      }
      .background(Color(role: .background))
      .simultaneousGesture(
        BackDrag.gesture(in: model, entry)
          .updating($isDragged) { _, isDragged, _ in isDragged = true }
      )
      .onSeenChange(of: isDragged) { if !isDragged { model.motion.endSwipe(of: entry) } }
      .area(of: entry.screen)
  }

  /// The screen in which the stack stands, where its root shows what is said of that one's bars.
  private var outside: ScreenModel? {
    guard entry.content == nil, let outer = entry.place?.outer?.screen, outer.adopter === model
    else { return nil }
    return outer
  }

  /// The sidebar is that of the split view whose last column the stack is, or stands in.
  private var toggle: (() -> Void)? {
    entry.content == nil ? entry.place?.outer?.sidebarToggle : nil
  }

  private var backTitle: String? {
    guard let height = model.entries.lastIndex(where: { $0 === entry }), height > 0 else {
      // A screen on its way out keeps what it said.
      return entry.content == nil ? entry.place?.outer?.backTitle : entry.backTitle ?? "Back"
    }
    let title = model.entries[height - 1].screen.bar.title?.plain ?? "Back"
    entry.backTitle = title
    return title
  }
}

extension StackScreen {
  private func back() {
    if entry.content == nil { entry.place?.outer?.back?.action() } else { model.back() }
  }
}
