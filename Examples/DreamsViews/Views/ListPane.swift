import Lamina

/// The list with what stands above and below it, which the state decides about.
struct ListPane: View {
  let store: DreamsStore

  var body: some View {
    let session = store.session
    VStack(alignment: .leading, spacing: 0) {
      ListHeader(session: session, store: store)
      Color(role: .separator).frame(height: 1)
      DreamsList(
        list: session.list, state: session.state, opened: session.screen.opened, store: store)
      if case .selecting(let ids) = session.state {
        SelectionBar(count: ids.count, store: store)
          .transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
    .background(Color(role: .secondaryBackground))
  }
}

/// The title, and what one may do.
private struct ListHeader: View {
  let session: DreamsSession
  let store: DreamsStore
  @ScaledMetric private var height: CGFloat = 28

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        Text(title)
          .font(.title2.bold())
          .lineLimit(1)
          .accessibilityIdentifier("title")
        Spacer(minLength: 0)
        UndoButtons(session: session, store: store)
        if isViewing { addButton }
      }
      .frame(height: height)
      HStack(spacing: 6) {
        EditMenu(session: session, store: store)
        Spacer(minLength: 0)
        if isViewing { viewing } else { others }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding(.horizontal, 14)
    .padding(.top, 14)
    .padding(.bottom, 12)
  }

  private var isViewing: Bool { session.state == .viewing }

  private var title: String {
    switch session.state {
    case .viewing: "Dreams"
    case .selecting(let ids): ids.isEmpty ? "Select dreams" : "\(ids.count) selected"
    case .duplicating: "Double which?"
    case .sharing(let dreams): "Sharing \(dreams.count)"
    }
  }

  private var addButton: some View {
    Button(action: { store.perform(.add) }) { Image(systemName: "plus") }
      .buttonStyle(.borderedProminent)
      .help("Add a dream")
      .accessibilityLabel("Add a dream")
      .accessibilityIdentifier("add")
  }

  @ViewBuilder private var viewing: some View {
    Button("Select") { store.perform(.beginSelecting) }.accessibilityIdentifier("select")
    Button("Double") { store.perform(.beginDuplicating) }.accessibilityIdentifier("double")
  }

  @ViewBuilder private var others: some View {
    if case .selecting = session.state {
      Button("All") { store.perform(.selectAll) }.accessibilityIdentifier("select all")
    }
    Button("Cancel", role: .cancel) { store.perform(.cancel) }.accessibilityIdentifier("cancel")
  }
}

/// What can be done with the selected dreams.
private struct SelectionBar: View {
  let count: Int
  let store: DreamsStore

  var body: some View {
    VStack(spacing: 0) {
      Color(role: .separator).frame(height: 1)
      HStack(spacing: 8) {
        Button("Share") { store.perform(.share) }
          .buttonStyle(.borderedProminent)
          .accessibilityIdentifier("share selected")
        Button("Double") { store.perform(.duplicateSelected) }
          .accessibilityIdentifier("duplicate selected")
        Spacer(minLength: 0)
        Button("Delete", role: .destructive) { store.perform(.deleteSelected) }
          .accessibilityIdentifier("delete selected")
      }
      .disabled(count == 0)
      .padding(.horizontal, 14)
      .padding(.vertical, 10)
    }
  }
}
