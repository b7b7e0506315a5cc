package import Lamina

/// The window of Dreams: the list on the left, and beside it what is open.
package struct DreamsView: View {
  private let store: DreamsStore
  @ScaledMetric private var textScale: CGFloat = 1

  package init(_ store: DreamsStore) { self.store = store }

  package var body: some View {
    GeometryReader { geometry in
      HStack(spacing: 0) {
        ListPane(store: store).frame(width: listWidth(geometry.size.width))
        Color(role: .separator).frame(width: 1)
        DreamsDetail(store: store).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .background(.background)
    .frame(minWidth: 560, minHeight: 400)
  }

  /// A third of the window, as far as rows stay readable; half of it at most.
  private func listWidth(_ width: CGFloat) -> CGFloat {
    min(
      max((width * 0.36).rounded(), 256 * textScale), 380 * textScale,
      max(256, (width / 2).rounded()))
  }
}

/// What stands beside the list.
private struct DreamsDetail: View {
  let store: DreamsStore

  var body: some View {
    if case .sharing(let dreams) = store.session.state {
      SharePane(picture: SharedPicture(dreams), store: store).id(dreams)
    } else {
      opened.disabled(store.session.state != .viewing)
    }
  }

  @ViewBuilder private var opened: some View {
    if let dream = store.session.openedDream {
      DreamDetail(dream: dream, store: store).id(dream.id)
    } else if store.session.screen.opened == .favorite {
      FavoriteDetail(creature: store.session.list.favoriteCreature, store: store)
    } else {
      NothingOpen(isEmpty: store.session.list.dreams.isEmpty, store: store)
    }
  }
}

/// What one sees while no dream is open.
private struct NothingOpen: View {
  let isEmpty: Bool
  let store: DreamsStore

  var body: some View {
    VStack(spacing: 12) {
      DrawingView(Creature.owl.drawing).frame(width: 120, height: 120).opacity(0.5)
      Text(isEmpty ? "No dreams yet" : "No dream selected")
        .font(.title3)
        .foregroundStyle(.secondary)
      if isEmpty {
        Button("Dream something") { store.perform(.add) }.buttonStyle(.borderedProminent)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
