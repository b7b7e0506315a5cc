import Lamina

/// The favourite creature and the dreams, as rows that come and go.
struct DreamsList: View {
  let list: DreamList
  let state: DreamsState
  let opened: DreamsScreen.Item?
  let store: DreamsStore

  var body: some View {
    ScrollViewReader { proxy in
      rows.onChange(of: opened) {
        if case .dream(let id) = opened { proxy.scrollTo(id) }
      }
    }
  }

  private var rows: some View {
    List(selection: selection) {
      Section("Favourite creature") {
        FavoriteRowView(creature: list.favoriteCreature)
          .tag(DreamsScreen.Item.favorite)
          .accessibilityIdentifier("favorite")
      }
      Section("Dreams") {
        ForEach(list.dreams) { dream in
          DreamListRow(dream: dream, mark: mark(dream.id), store: store)
            .tag(DreamsScreen.Item.dream(dream.id))
            .transition(.opacity)
        }
      }
    }
    .listStyle(.sidebar)
    .accessibilityIdentifier("list")
  }

  /// What is open; while something else is going on, rows are not opened.
  private var selection: Binding<DreamsScreen.Item?> {
    Binding(
      get: { state == .viewing ? opened : nil },
      set: { store.perform(.open($0)) })
  }

  private func mark(_ id: Dream.ID) -> DreamListRow.Mark {
    switch state {
    case .viewing: .opens
    case .selecting(let ids): ids.contains(id) ? .selected : .unselected
    case .duplicating: .doubles
    case .sharing: .none
    }
  }
}

/// A dream's row with what a click on it does just now.
struct DreamListRow: View {
  enum Mark: Hashable { case opens, selected, unselected, doubles, none }

  let dream: Dream
  let mark: Mark
  let store: DreamsStore

  var body: some View {
    HStack(spacing: 8) {
      if let symbol { CheckMark(symbol: symbol).transition(.scale.combined(with: .opacity)) }
      DreamRowView(dream: dream)
    }
    .accessibilityIdentifier("dream \(dream.id.number)")
    .overlay {
      if let action {
        Button(action: { store.perform(action) }) { Color.clear.contentShape(Rectangle()) }
          .buttonStyle(.plain)
          .accessibilityLabel(action == .duplicate(dream.id) ? "Double" : "Select")
      }
    }
  }

  /// What a click does; nil where the list opens what is clicked.
  private var action: DreamsAction? {
    switch mark {
    case .opens, .none: nil
    case .selected, .unselected: .toggle(dream.id)
    case .doubles: .duplicate(dream.id)
    }
  }

  private var symbol: CheckMark.Symbol? {
    switch mark {
    case .opens, .none: nil
    case .selected: .checked
    case .unselected: .empty
    case .doubles: .plus
    }
  }
}

/// A round sign in front of a row.
private struct CheckMark: View {
  enum Symbol: Hashable { case checked, empty, plus }
  let symbol: Symbol

  var body: some View {
    ZStack {
      if symbol == .empty {
        Circle().strokeBorder(Color(role: .tertiary), lineWidth: 1.5)
      } else {
        Circle().fill(Color.accentColor)
        Image(systemName: symbol == .checked ? "checkmark" : "plus")
          .font(.system(size: 12, weight: .bold))
          .foregroundStyle(.white)
      }
    }
    .frame(width: 20, height: 20)
  }
}
