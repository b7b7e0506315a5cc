import Lamina

/// One dream, as it moves, and everything that can be changed in it.
struct DreamDetail: View {
  let dream: Dream
  let store: DreamsStore

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 15) {
        StageView(dream: dream).frame(height: 264)
        DescriptionEditor(dream: dream, store: store)
        if let due = dream.due { DueLine(due: due) { store.perform(.remind(dream.id, nil)) } }
        Setting("Creature") {
          CreaturePicker(selection: dream.creature) {
            store.perform(.setCreature(dream.id, $0))
          }
        }
        Setting("How many") { NumberStepper(dream: dream, store: store) }
        Setting("What happens") { EffectPicker(dream: dream, store: store) }
        actions
      }
      .padding(20)
      .frame(maxWidth: 760)
      .frame(maxWidth: .infinity)
    }
    .accessibilityIdentifier("detail")
  }

  private var actions: some View {
    HStack(spacing: 8) {
      Button("Share") { store.perform(.share) }.accessibilityIdentifier("share")
      Button("Double") { store.perform(.duplicate(dream.id)) }.accessibilityIdentifier("duplicate")
      Spacer(minLength: 0)
      Button("Delete", role: .destructive) { store.perform(.delete(dream.id)) }
        .accessibilityIdentifier("delete")
    }
  }
}

/// What the dream says, in large letters, with others to choose.
private struct DescriptionEditor: View {
  let dream: Dream
  let store: DreamsStore

  var body: some View {
    HStack(spacing: 6) {
      Text(dream.description)
        .font(.title2.bold())
        .lineLimit(3)
        .accessibilityIdentifier("description")
      Spacer(minLength: 8)
      step("chevron.left", -1, help: "Another description, backwards", name: "previous description")
      step("chevron.right", 1, help: "Another description", name: "next description")
    }
  }

  private func step(
    _ symbol: String, _ step: Int, help: String, name: String
  ) -> some View {
    Button(action: {
      let text = Suggestions.description(after: dream.description, by: step)
      store.perform(.describe(dream.id, text))
    }) { Image(systemName: symbol) }
    .help(help)
    .accessibilityLabel(help)
    .accessibilityIdentifier(name)
  }
}

/// Something that can be set, under its name.
struct Setting<Content: View>: View {
  let name: String
  let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(name).font(.caption.weight(.semibold)).foregroundStyle(.secondary)
      content
    }
  }
}
