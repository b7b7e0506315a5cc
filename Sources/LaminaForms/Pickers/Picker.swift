public import LaminaLocalization

/// A control that chooses one of several values.
///
/// ```swift
/// Picker("Flavour", selection: $flavour) {
///   Text("Chocolate").tag(Flavour.chocolate)
///   Text("Vanilla").tag(Flavour.vanilla)
/// }
///
/// Picker("City", selection: $city) {                      // $city: Binding<City.ID?>
///   Text("None").tag(City.ID?.none)
///   ForEach(cities) { Text($0.name) }                     // the ids of the elements are their tags
/// }
/// ```
///
/// Each view inside that has a tag, or comes from a loop, is an entry; views without are shown and cannot be chosen. Sections
/// stand apart, below their headers. A selection that no entry has shows nothing, and stays until a person chooses.
///
/// How it looks is `pickerStyle(_:)`: a pop-up as a rule. Keys open that, move in it, and go to the entry that begins with what is
/// typed; in the other styles arrows choose the entry beside the chosen one. Within a menu its entries are items with a mark.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: PickerSelection
  private let label: Label
  private let content: Content
  /// What a pop-up shows in place of the chosen entry; nil for that.
  private let currentValueLabel: (any View)?

  init(
    _ selection: PickerSelection, content: Content, label: Label,
    currentValueLabel: (any View)? = nil
  ) {
    self.selection = selection
    self.content = content
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public var body: some View {
    Group(sections: content.environment(\.rowContext, nil)) { sections in
      PickerCore(
        options: PickerOptions(sections), selection: selection, label: .init(hidden: label.titled),
        currentValueLabel: currentValueLabel.map { .init(hidden: $0) })
    }
  }
}

// MARK: - One value

extension Picker {
  /// Makes a picker with any label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(selection), content: content(), label: label())
  }

  /// Makes a picker with any label, and with what a pop-up shows in place of the chosen entry.
  public init<CurrentValueLabel: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      PickerSelection(selection), content: content(), label: label(),
      currentValueLabel: currentValueLabel())
  }

  /// Makes a picker with a label that is given as a view, in SwiftUI's old order.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), content: content(), label: label)
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), content: content(), label: Text(title))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), content: content(), label: Text(title))
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), content: content(), label: Text(title))
  }

  /// Makes a picker with a title, and with what a pop-up shows in place of the chosen entry.
  public init<CurrentValueLabel: View>(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      PickerSelection(selection), content: content(), label: Text(title),
      currentValueLabel: currentValueLabel())
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol, CurrentValueLabel: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      PickerSelection(selection), content: content(), label: Text(title),
      currentValueLabel: currentValueLabel())
  }
}

extension Picker where Label == LaminaControls.Label<Text, Image> {
  /// Makes a picker with a title and a system symbol in front of it.
  public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(selection), content: content(),
      label: LaminaControls.Label(title, systemImage: systemImage))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(selection), content: content(),
      label: LaminaControls.Label(title, systemImage: systemImage))
  }

  /// Makes a picker with a title, a system symbol, and what a pop-up shows in place of the chosen entry.
  public init<CurrentValueLabel: View>(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      PickerSelection(selection), content: content(),
      label: LaminaControls.Label(title, systemImage: systemImage),
      currentValueLabel: currentValueLabel())
  }
}
