import LaminaGeometry
import LaminaLayout

/// What is shown of an item in the sheet's header.
struct ItemPreview {
  var title: Text
  var picture: Image?
}

/// The sheet: what is shared, the two rows of activities, and then how the chosen one goes.
///
/// ```
///  ┌───────────────────────────────┐
///  │ ▣  Three owls      PNG image  │  ShareHeader
///  ├───────────────────────────────┤
///  │  ◉    ◉    ◉    ◉    ◉        │  share
///  ├───────────────────────────────┤
///  │  ▢    ▢    ▢    ▢             │  action
///  └───────────────────────────────┘
/// ```
struct ShareSheet: View {
  let request: ShareRequest
  let previews: [ItemPreview]
  @Environment(\.shareServices) private var services

  var body: some View {
    PasteboardReader { pasteboard in
      let services = services ?? .desktop(copyingTo: pasteboard)
      return OpenShareSheet(session: ShareSession(request, services: services), previews: previews)
    }
  }
}

/// A sheet with the session that it keeps from its opening to its end.
private struct OpenShareSheet: View {
  @State private var session: ShareSession
  let previews: [ItemPreview]
  @Environment(\.dismiss) private var dismiss
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.hostWindow) private var window

  init(session: ShareSession, previews: [ItemPreview]) {
    _session = State(initialValue: session)
    self.previews = previews
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ShareHeader(items: session.request.items, previews: previews)
      Divider()
      // Where there is little room, what is shared stays above the rows.
      ViewThatFits(in: .vertical) {
        SharePhaseView(session: session)
        ScrollView { SharePhaseView(session: session) }
      }
    }
    .frame(maxWidth: width == .compact ? .infinity : 400, alignment: .topLeading)
    .frame(maxHeight: width == .compact ? .infinity : nil, alignment: .top)
    .task { await session.look() }
    // The views of a window that closes do not go one by one.
    .onAppear { window?.whenClosed(for: session) { [weak session] in session?.close() } }
    .onDisappear {
      window?.whenClosed(for: session, nil)
      session.close()
    }
    .onChange(of: session.isDone) { _, isDone in if isDone { dismiss() } }
    .sheet(isPresented: isShowingView) { ownView }
    .saving(session.saved ?? [], isPresented: isSaving) { session.finish($0) }
  }

  private var isShowingView: Binding<Bool> {
    Binding(get: { session.isShowingView }, set: { if !$0 { session.finish(.cancelled) } })
  }

  /// What the dialog says ends it, not that it is put away: writing may go on.
  private var isSaving: Binding<Bool> { Binding(get: { session.saved != nil }, set: { _ in }) }

  @ViewBuilder private var ownView: some View {
    if case .showing(_, let view) = session.phase {
      view.environment(\.finishShare, FinishShareAction { session.finish($0) })
    }
  }
}
