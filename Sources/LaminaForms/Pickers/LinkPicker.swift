import LaminaGeometry

/// A link with what is chosen, which leads to a screen with all entries.
struct LinkPicker<Label: View>: View {
  let choice: PickerChoice
  let label: Label
  let currentValueLabel: PickerLabel?

  var body: some View {
    NavigationLink {
      LinkedEntries(choice: choice)
    } label: {
      HStack(spacing: 12) {
        label
        Spacer(minLength: 0)
        CurrentValue(choice: choice, label: currentValueLabel).foregroundStyle(.secondary)
      }
    }
  }
}

/// The screen with all entries: a press on one chooses it, and goes back.
private struct LinkedEntries: View {
  let choice: PickerChoice
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      ForEach(choice.options.parts) { part in
        Section {
          ForEach(part.numbers, id: \.self) { row($0) }
        } header: {
          ForEach(part.section.header) { $0 }
        }
      }
    }
  }

  @ViewBuilder private func row(_ number: Int) -> some View {
    if choice.options.tag(number) == nil {
      choice.options.view(number)
    } else {
      Button {
        choice.model.choose(number)
        dismiss()
      } label: {
        HStack(spacing: 8) {
          OptionLabel(view: choice.options.view(number), number: number, model: choice.model)
          Spacer(minLength: 0)
          Image(systemName: "checkmark").foregroundStyle(.tint)
            .opacity(number == choice.chosen ? 1 : 0).accessibilityHidden(true)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .disabled(choice.options.isDisabled(number))
      .accessibilityAddTraits(number == choice.chosen ? .isSelected : [])
    }
  }
}

/// The view of the chosen entry, or what an author shows in its place.
struct CurrentValue: View {
  let choice: PickerChoice
  let label: PickerLabel?

  var body: some View {
    if let label {
      label
    } else if choice.model.isMixed {
      Text(verbatim: "—")
    } else if let chosen = choice.chosen {
      choice.options.view(chosen).id(chosen)
    } else {
      Text(verbatim: " ")
    }
  }
}
