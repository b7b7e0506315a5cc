import Lamina

/// The program in which is walked: tabs, stacks, and all kinds of things presented above them.
struct WalkRoot: View {
  @Bindable var state: WalkState

  var body: some View {
    TabView(selection: $state.tab) {
      Tab("Zero", systemImage: "house", value: 0) {
        NavigationStack(path: $state.numbers) {
          WalkPage(state: state, place: "tab0")
            .navigationDestination(for: Int.self) {
              WalkPage(state: state, place: "tab0", value: "\($0)")
            }
        }
      }
      Tab("One", systemImage: "gear", value: 1) {
        NavigationStack(path: $state.mixed) {
          WalkPage(state: state, place: "tab1")
            .navigationDestination(for: Int.self) {
              WalkPage(state: state, place: "tab1", value: "\($0)")
            }
            .navigationDestination(for: String.self) {
              WalkPage(state: state, place: "tab1", value: $0)
            }
        }
      }
      Tab("Two", systemImage: "star", value: 2) { WalkPage(state: state, place: "tab2") }
    }
    .modifier(WalkPresenters(state: state, depth: 0, page: nil))
    .onOpenURL { state.open($0) }
  }
}

/// A screen: what it is called, a field, and buttons.
struct WalkPage: View {
  let state: WalkState
  let place: String
  var value = "root"
  var depth = 0
  @Environment(\.dismiss) private var dismiss

  private var name: String { "\(place) \(value)" }

  var body: some View {
    VStack(spacing: 2) {
      Text("at \(name)")
      TextField("field \(name)", text: state.text(name)).frame(width: 150)
      Button("press \(name)") { state.presses.append("button \(name)") }
      NavigationLink("next \(name)", value: state.next)
      Button("close \(name)") { dismiss() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
    .onTapGesture { state.presses.append("ground \(name)") }
    .navigationTitle("title \(name)")
    .modifier(WalkPresenters(state: state, depth: depth, page: name))
  }
}

/// What is presented: a stack of its own, or one page.
struct WalkLevel: View {
  let state: WalkState
  let key: WalkKey

  private var depth: Int { key.depth + 1 }

  var body: some View {
    Group {
      if key.kind.hasStack {
        NavigationStack(path: state.path(key.place)) {
          WalkPage(state: state, place: key.place, depth: depth)
            .navigationDestination(for: Int.self) {
              WalkPage(state: state, place: key.place, value: "\($0)", depth: depth)
            }
        }
        .frame(width: 400, height: 300)
      } else {
        WalkPage(state: state, place: key.place, depth: depth).frame(width: 240, height: 200)
      }
    }
    .modifier(WalkPresenters(state: state, depth: depth, page: nil))
  }
}

/// Presents whatever is wanted at a depth, from one place.
struct WalkPresenters: ViewModifier {
  let state: WalkState
  let depth: Int
  let page: String?

  private func key(_ kind: WalkKind) -> WalkKey { WalkKey(depth: depth, page: page, kind: kind) }
  private func wants(_ kind: WalkKind) -> Binding<Bool> { state.wants(key(kind)) }
  private func title(_ kind: WalkKind) -> String { "at \(key(kind).place)" }

  func body(content: Content) -> some View {
    if depth > 3 {
      content
    } else {
      content
        .sheet(isPresented: wants(.sheet)) { WalkLevel(state: state, key: key(.sheet)) }
        .fullScreenCover(isPresented: wants(.cover)) {
          WalkLevel(state: state, key: key(.cover))
        }
        .popover(isPresented: wants(.popover)) { WalkLevel(state: state, key: key(.popover)) }
        .alert(title(.alert), isPresented: wants(.alert)) { buttons }
        .confirmationDialog(title(.confirmation), isPresented: wants(.confirmation)) { buttons }
    }
  }

  @ViewBuilder private var buttons: some View {
    Button("Fine") { state.presses.append("fine") }
    Button("Leave", role: .cancel) { state.presses.append("leave") }
  }
}
