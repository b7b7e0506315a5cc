import LaminaDisplay
import LaminaGeometry
import LaminaLayout
import LaminaThemes

/// What pickers of all looks do; how one chooses is the look's business.
struct PickerCore: RememberingView {
  typealias Body = Never
  let options: PickerOptions
  let selection: PickerSelection
  let label: PickerLabel
  let currentValueLabel: PickerLabel?

  static var transitionRole: TransitionRole { .stage }

  func makeMemory(for element: Element) -> PickerModel { PickerModel() }

  func update(_ element: Element) {
    let model = memory(of: element)
    model.adopt(options, selection, element)
    if element.read(\.menu) != nil {
      element.setChild(0, to: AnyView(opening: items(model, element)))
    } else {
      element.setChild(0, to: AnyView(opening: control(model, element)))
    }
  }

  /// What stands for it among the items of a menu.
  @ViewBuilder private func items(_ model: PickerModel, _ element: Element) -> some View {
    if element.read(\.pickerLook).kind == .menu {
      Menu {
        PickerItems(options: options, chosen: model.chosen, model: model)
      } label: {
        label
      }
    } else {
      MenuCaption(content: label)
      PickerItems(options: options, chosen: model.chosen, model: model)
    }
  }

  private func control(_ model: PickerModel, _ element: Element) -> any View {
    let choice = PickerChoice(options: options, chosen: model.chosen, model: model)
    switch element.read(\.pickerLook).kind {
    case .automatic, .menu:
      // In a row its words end where others do, and its box beyond them.
      let isInRow = element.read(\.formKind) == .grouped
      let overhang = isInRow ? element.read(\.measures)[.spaceMedium] : 0
      return arranged(
        MenuPicker(choice: choice, currentValueLabel: currentValueLabel)
          .padding(.trailing, -overhang), model, element)
    case .segmented: return arranged(SegmentedPicker(choice: choice), model, element)
    case .radioGroup: return arranged(RadioGroup(choice: choice), model, element, isHigh: true)
    case .inline where element.read(\.formKind) == .columns:
      return arranged(RadioGroup(choice: choice), model, element, isHigh: true)
    case .inline: return InlinePicker(choice: choice, label: name(model))
    case .palette: return unlabelled(PalettePicker(choice: choice), model)
    case .wheel: return unlabelled(WheelPicker(choice: choice), model)
    case .navigationLink:
      return LinkPicker(
        choice: choice, label: PickerName(content: label, model: model),
        currentValueLabel: currentValueLabel)
    }
  }

  /// The label, whose words name the picker: they are no element beside it.
  private func name(_ model: PickerModel) -> some View {
    PickerName(content: label, model: model).accessibilityHidden(true)
  }

  private func unlabelled(_ control: some View, _ model: PickerModel) -> any View {
    control.overlay { UnseenLabel(label: name(model)) }
  }

  /// A control with the label in front of it.
  private func arranged(
    _ control: some View, _ model: PickerModel, _ element: Element, isHigh: Bool = false
  ) -> any View {
    if label.hidden is EmptyView { return control }
    if element.read(\.labelsAreHidden) || element.read(\.isInBar) {
      return unlabelled(control, model)
    }
    let opacity = element.read(\.isEnabled) ? 1 : ControlMetrics.disabledOpacity
    if element.read(\.formKind) != nil {
      return FormRow {
        name(model).opacity(opacity)
      } content: {
        control
      }
      .environment(\.labelsYieldUpwards, element.read(\.radioGroupsAreHorizontal))
    }
    if isHigh, element.read(\.radioGroupsAreHorizontal) {
      return TightRow(HStackLayout(alignment: .top, spacing: 8)).callAsFunction {
        name(model).opacity(opacity)
        control
      }
    }
    return HStack(alignment: isHigh ? .top : .center, spacing: 8) {
      name(model).opacity(opacity)
      control
    }
  }
}

/// The entries of a picker, and which one is chosen.
struct PickerChoice {
  let options: PickerOptions
  let chosen: Int?
  let model: PickerModel
}
