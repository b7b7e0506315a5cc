public import LaminaNavigation
public import LaminaRoutes
import LaminaBasics
import LaminaGeometry

/// Shows a window of a wireframe: its screens in stacks, tabs and columns, and what is presented above them.
///
/// What a person does by itself (the way back, Escape, a tab) is an action on the wireframe's state, too. In an
/// application each window of the state has one of the desktop's, of the scene whose id is the state's scene, or else of
/// the scene of the first; a view in a window alone shows the one in front.
public struct WireframeView: View {
  private let wireframe: Wireframe
  private let window: NavigationID?
  @State private var seat = WireframeSeat()
  @Environment(\.hostWindow) private var host

  /// Makes a view of a window; nil is the one in front, or in an application one that no other view shows.
  public init(_ wireframe: Wireframe, window: NavigationID? = nil) {
    self.wireframe = wireframe
    self.window = window
  }

  public var body: some View {
    let state = wireframe.state
    ZStack {
      if let shown = wireframe.seats.window(at: seat, asked: window, in: state, host) {
        LevelView(wireframe: wireframe, window: shown, level: 0)
          .transition(wireframe.transition(of: shown.id))
          .id(shown.id)
      }
    }
    .onChange(of: state.windows.map(\.id), initial: true) { wireframe.followWindows() }
  }
}

/// One level of a window, and what is presented from it.
private struct LevelView: View {
  let wireframe: Wireframe
  let window: NavigationWindow
  let level: Int

  var body: some View {
    ContainerView(wireframe: wireframe, container: container)
      .modifier(LevelsAbove(wireframe: wireframe, window: window, level: level))
  }

  private var container: NavigationContainer {
    level == 0 ? window.content : window.presented[level - 1].content
  }
}

/// What is presented from a level: the next one.
private struct LevelsAbove: ViewModifier {
  let wireframe: Wireframe
  let window: NavigationWindow
  let level: Int

  func body(content: Content) -> some View {
    content
      .sheet(item: next(.sheet)) { _ in above }
      .fullScreenCover(item: next(.cover)) { _ in above }
      .popover(item: next(.popover)) { _ in above }
      .alert(title(.alert), isPresented: isNext(.alert)) {
        actions(.alert)
      } message: {
        message(.alert)
      }
      .confirmationDialog(
        title(.confirmation), isPresented: isNext(.confirmation), titleVisibility: .visible
      ) {
        actions(.confirmation)
      } message: {
        message(.confirmation)
      }
  }

  private var presentation: Presentation? {
    window.presented.indices.contains(level) ? window.presented[level] : nil
  }

  private var above: AnyView {
    guard presentation != nil else { return AnyView(EmptyView()) }
    return AnyView(LevelView(wireframe: wireframe, window: window, level: level + 1))
  }

  private func next(_ style: PresentationStyle) -> Binding<Identified?> {
    let shown = presentation.flatMap { $0.style == style ? Identified(id: $0.id) : nil }
    return Binding(get: { shown }, set: { if $0 == nil, let shown { dismiss(shown.id) } })
  }

  private func isNext(_ style: PresentationStyle) -> Binding<Bool> {
    let item = next(style)
    return Binding(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
  }

  private func dismiss(_ id: NavigationID) {
    guard window.presented.contains(where: { $0.id == id }) else { return }
    wireframe.apply(.dismiss(.item(id)))
  }

  // MARK: Dialogs

  private func scope(_ style: PresentationStyle) -> WireframeScope? {
    guard let presentation, presentation.style == style else { return nil }
    return WireframeScope(wireframe, presentation.content.visible)
  }

  private func title(_ style: PresentationStyle) -> String { scope(style)?.title ?? "" }

  @ViewBuilder private func message(_ style: PresentationStyle) -> some View {
    if case .string(let message)? = scope(style)?.parameters["message"] { Text(message) }
    // A dialog holds one screen and no container, and something may be presented above it all the same.
    if presentation?.style == style, window.presented.count > level + 1 {
      Spacer().frame(width: 0, height: 0)
        .modifier(LevelsAbove(wireframe: wireframe, window: window, level: level + 1))
    }
  }

  private func actions(_ style: PresentationStyle) -> some View {
    let scope = scope(style)
    let actions = scope?.dialogActions ?? []
    return ForEach(actions.indices, id: \.self) { index in
      Button(actions[index].title, role: actions[index].role) {
        scope?.finish(with: .string(actions[index].title))
      }
    }
  }
}

/// Something presented, for `sheet(item:)`.
private struct Identified: Identifiable, Equatable { let id: NavigationID }

extension WireframeScope {
  /// The buttons of an alert: each a title, or a dictionary with a title and a role.
  fileprivate var dialogActions: [(title: String, role: ButtonRole?)] {
    guard case .array(let actions)? = parameters["actions"] else { return [] }
    return actions.compactMap { action in
      switch action {
      case .string(let title): return (title, nil)
      case .dictionary(let parts):
        guard case .string(let title)? = parts["title"] else { return nil }
        switch parts["role"] {
        case .string("cancel")?: return (title, .cancel)
        case .string("destructive")?: return (title, .destructive)
        default: return (title, nil)
        }
      default: return nil
      }
    }
  }
}

/// A container of the state: a screen, a stack, tabs or panes.
private struct ContainerView: View {
  let wireframe: Wireframe
  let container: NavigationContainer

  var body: some View {
    switch container {
    case .screen(let screen): ScreenView(wireframe: wireframe, screen: screen).id(screen.id)
    case .stack(let stack): StackView(wireframe: wireframe, stack: stack).id(stack.id)
    case .tabs(let group):
      TabView(selection: selection(group)) {
        ForEach(group.tabs, id: \.name) { tab in
          AnyView(ContainerView(wireframe: wireframe, container: tab.content))
            .tabItem { Text(tab.name) }.tag(tab.name)
        }
      }
    case .split(let split): SplitView(wireframe: wireframe, split: split).id(split.id)
    }
  }

  private func selection(_ group: TabGroup) -> Binding<String> {
    Binding(
      get: { group.selection },
      set: { wireframe.apply(.selectTab($0, from: .item(group.id))) })
  }
}

/// A stack of the state; what a person takes off is a pop.
private struct StackView: View {
  let wireframe: Wireframe
  let stack: ScreenStack

  var body: some View {
    NavigationStack(following: source) {
      ScreenView(wireframe: wireframe, screen: stack.root)
        .navigationDestination(for: Screen.self) { ScreenView(wireframe: wireframe, screen: $0) }
    }
  }

  private var source: NavigationSource {
    NavigationSource {
      stack.path
    } truncate: { count in
      let left = count == 0 ? stack.root : stack.path[min(count, stack.path.count) - 1]
      wireframe.apply(.popTo(left.id))
    }
  }
}

/// Panes of the state as columns; where there is room for one only, it is the active pane.
private struct SplitView: View {
  let wireframe: Wireframe
  let split: SplitPanes

  var body: some View {
    switch split.panes.count {
    case 1: pane(0)
    case 2:
      NavigationSplitView(preferredCompactColumn: column) {
        pane(0)
      } detail: {
        pane(1)
      }
    default:
      NavigationSplitView(preferredCompactColumn: column) {
        pane(0)
      } content: {
        pane(1)
      } detail: {
        rest
      }
    }
  }

  /// A split view has three columns; more panes share the last.
  private var rest: some View {
    HStack(spacing: 0) {
      ForEach(Array(split.panes.indices.dropFirst(2)), id: \.self) { index in
        if index > 2 { Divider() }
        pane(index)
      }
    }
  }

  private func pane(_ index: Int) -> AnyView {
    AnyView(ContainerView(wireframe: wireframe, container: split.panes[index]))
  }

  private var columns: [NavigationSplitViewColumn] {
    split.panes.count == 2 ? [.sidebar, .detail] : [.sidebar, .content, .detail]
  }

  private var column: Binding<NavigationSplitViewColumn> {
    Binding(
      get: { columns[min(split.active, columns.count - 1)] },
      set: { next in
        guard let index = columns.firstIndex(of: next) else { return }
        wireframe.apply(.activatePane(index, from: .item(split.id)))
      })
  }
}

/// A screen of the state, made by the builder that the map names.
private struct ScreenView: View {
  let wireframe: Wireframe
  let screen: Screen

  var body: some View {
    let scope = WireframeScope(wireframe, screen)
    wireframe.view(of: scope).environment(\.wireframe, scope)
  }
}

/// What stands in for a screen that nothing builds.
struct MissingScreen: View {
  let code: String

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "exclamationmark.triangle")
      Text("No builder for the screen \(code)").foregroundStyle(.secondary)
    }
    .padding()
  }
}
