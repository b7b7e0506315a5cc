import LaminaDisplay
import LaminaGeometry
import LaminaLayout

/// What fetches again what a view shows; called as a function, which ends when that is there.
@MainActor
public struct RefreshAction {
  private let action: @MainActor () async -> Void

  init(_ action: @escaping @MainActor () async -> Void) { self.action = action }

  /// Fetches it.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// What fetches again what a view shows; nil where nothing can be fetched.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

private struct RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

/// A view that is fetched again by Ctrl+R and by pulling its scroll view down, with a ring at its top meanwhile.
private struct RefreshableView<Content: View>: View {
  let content: Content
  /// How far it has to be pulled beyond its top, in points.
  private static var pull: CGFloat { 50 }
  let action: RefreshAction
  @State private var task: Task<Void, Never>?
  /// Whether fingers move the scroll view.
  @State private var isHeld = false

  var body: some View {
    content
      .onScrollGeometryChange(for: Bool.self) {
        // Where it begins it lies before the content by what is kept free there.
        $0.contentOffset.y + $0.contentInsets.top < -Self.pull
      } action: { _, isPulled in
        if isPulled, isHeld { begin() }
      }
      // Outside of that: it is notified first.
      .onScrollPhaseChange { _, phase in isHeld = phase == .interacting }
      .environment(\.refresh, action)
      .overlay(alignment: .top) {
        if task != nil {
          ProgressView().padding(8).background(.background, in: Circle()).padding(.top, 8)
            .transition(.opacity)
            .accessibilityLabel("Refreshing")
        }
      }
      .background {
        Button("Refresh", action: begin).keyboardShortcut("r")
          .opacity(0).frame(width: 0, height: 0).accessibilityHidden(true)
      }
      .onDisappear { task?.cancel() }
  }

  /// One after the other: while it is fetched, keys do nothing.
  private func begin() {
    guard task == nil else { return }
    withAnimation {
      task = Task { @MainActor in
        await action()
        withAnimation { task = nil }
      }
    }
  }
}

extension View {
  /// Says how what the view shows is fetched again: by Ctrl+R, by a scroll view inside that fingers pull down at its top, and by views
  /// inside that read `refresh`.
  ///
  /// ```swift
  /// List(messages) { MessageRow(message: $0) }
  ///   .refreshable { await mailbox.fetch() }
  /// ```
  /// While the action runs, a ring turns at the top; when the view goes, the action's task is cancelled.
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    RefreshableView(content: self, action: RefreshAction(action))
  }
}
