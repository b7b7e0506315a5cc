import LaminaGeometry
import LaminaText

/// The entries of a picker as items of a menu, the chosen one with a mark.
struct PickerItems: View {
  let options: PickerOptions
  let chosen: Int?
  let model: PickerModel

  var body: some View {
    ForEach(options.parts) { part in
      if part.id > 0 { Divider() }
      ForEach(part.section.header) { MenuCaption(content: $0) }
      ForEach(part.numbers, id: \.self) { item($0) }
    }
  }

  @ViewBuilder private func item(_ number: Int) -> some View {
    if options.tag(number) == nil {
      options.view(number)
    } else {
      Toggle(isOn: isChosen(number)) {
        OptionLabel(view: options.view(number), number: number, model: model)
      }
      .disabled(options.isDisabled(number))
    }
  }

  /// An entry that is chosen again stays so.
  private func isChosen(_ number: Int) -> Binding<Bool> {
    let isChosen = number == chosen
    return Binding(get: { isChosen }, set: { _ in model.choose(number) })
  }
}
