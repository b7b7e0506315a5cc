/// Toggles of several values at once.
extension Toggle {
  /// Makes a toggle for a value of each element of a collection, with any label.
  ///
  /// ```swift
  /// Toggle(sources: alarms, isOn: \.$isOn) { Text("All alarms") }      // a dash where they differ
  /// ```
  /// It is on where all are, off where none is, and shows a dash otherwise; in a menu, which knows no dashes, it is off
  /// then. Used, it switches all of them, at first on.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    func isEachOn() -> Bool { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } }
    func isAnyOn() -> Bool { sources.contains { $0[keyPath: isOn].wrappedValue } }
    let all = Binding(
      get: { !sources.isEmpty && isEachOn() },
      set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } })
    self.init(isOn: all, isMixed: { isAnyOn() && !isEachOn() }, label: label())
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle for a value of each element of a collection, with a title.
  public init<C: RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}
