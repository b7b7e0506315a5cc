import Lamina

/// All creatures, one of them chosen.
struct CreaturePicker: View {
  let selection: Creature
  let choose: (Creature) -> Void

  var body: some View {
    HStack(spacing: 6) {
      ForEach(Creature.allCases, id: \.self) { creature in
        Button(action: { choose(creature) }) {
          CreatureTile(creature: creature, isSelected: creature == selection)
        }
        .buttonStyle(.plain)
        .help(creature.name)
        .accessibilityLabel(creature.name)
        .accessibilityIdentifier("creature \(creature.name)")
      }
    }
  }
}

private struct CreatureTile: View {
  let creature: Creature
  let isSelected: Bool

  var body: some View {
    DrawingView(creature.drawing)
      .padding(5)
      .frame(maxWidth: 72, maxHeight: 72)
      .aspectRatio(1, contentMode: .fit)
      .background(
        isSelected ? Color(role: .selection) : Color(role: .secondaryBackground), in: outline
      )
      .overlay(
        outline.strokeBorder(
          isSelected ? Color.accentColor : Color(role: .separator), lineWidth: isSelected ? 2 : 1))
  }

  private var outline: RoundedRectangle { RoundedRectangle(cornerRadius: 10) }
}

/// How many creatures there are, one more or one less.
struct NumberStepper: View {
  let dream: Dream
  let store: DreamsStore

  var body: some View {
    HStack(spacing: 8) {
      button("minus", -1, help: "One less", name: "fewer")
      Text("\(dream.numberOfCreatures)")
        .font(.title3.weight(.semibold))
        .monospacedDigit()
        .frame(width: 30)
        .accessibilityIdentifier("number")
      button("plus", 1, help: "One more", name: "more")
      Text(dream.creature.counted(dream.numberOfCreatures))
        .foregroundStyle(.secondary)
        .padding(.leading, 6)
    }
  }

  private func button(
    _ symbol: String, _ step: Int, help: String, name: String
  ) -> some View {
    let number = dream.numberOfCreatures + step
    return Button(action: { store.perform(.setNumber(dream.id, number)) }) {
      Image(systemName: symbol)
    }
    .disabled(!Dream.creatureNumbers.contains(number))
    .help(help)
    .accessibilityLabel(help)
    .accessibilityIdentifier(name)
  }
}

/// All effects, each on or off.
struct EffectPicker: View {
  let dream: Dream
  let store: DreamsStore

  var body: some View {
    FlowLayout() {
      ForEach(Effect.allCases, id: \.self) { effect in
        Toggle(isOn: isOn(effect)) { EffectLabel(effect: effect) }
          .toggleStyle(ChipToggleStyle())
          .accessibilityIdentifier("effect \(effect.rawValue)")
      }
    }
  }

  private func isOn(_ effect: Effect) -> Binding<Bool> {
    Binding(
      get: { dream.effects.contains(effect) },
      set: { store.perform(.setEffect(dream.id, effect, $0)) })
  }
}

private struct EffectLabel: View {
  let effect: Effect

  var body: some View {
    HStack(spacing: 6) {
      DrawingView(effect.icon).frame(width: 18, height: 18)
      Text(effect.name)
    }
  }
}

/// A round box that is filled while it is on.
private struct ChipToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 11)
      .padding(.vertical, 6)
      .background(
        configuration.isOn ? Color(role: .selection) : Color(role: .secondaryBackground),
        in: Capsule()
      )
      .overlay(
        Capsule().strokeBorder(
          configuration.isOn ? Color.accentColor : Color(role: .separator),
          lineWidth: configuration.isOn ? 1.5 : 1))
  }
}
