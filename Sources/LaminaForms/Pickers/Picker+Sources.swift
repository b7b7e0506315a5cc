/// Pickers of several values at once: they show nothing where these differ, and set all of them.
extension Picker {
  /// Makes a picker for a value of each element of a collection, with any label.
  ///
  /// ```swift
  /// Picker(sources: alarms, selection: \.$sound) {
  ///   ForEach(Sound.allCases) { Text($0.name) }
  /// } label: {
  ///   Text("Sound")
  /// }
  /// ```
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(sources, selection), content: content(), label: label())
  }

  /// Makes a picker for a value of each element, and with what a pop-up shows in place of the chosen entry.
  public init<C: RandomAccessCollection, CurrentValueLabel: View>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      PickerSelection(sources, selection), content: content(), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension Picker where Label == Text {
  /// Makes a picker for a value of each element of a collection, with a title.
  public init<C: RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(sources, selection), content: content(), label: Text(title))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(sources, selection), content: content(), label: Text(title))
  }
}
