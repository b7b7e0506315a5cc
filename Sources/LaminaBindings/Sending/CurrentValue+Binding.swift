public import LaminaStreams
public import LaminaViews

extension CurrentValue {
  /// A binding to the value, for the controls that write it.
  ///
  /// ```swift
  /// let name = CurrentValue("")
  /// let volume = CurrentValue(0.5)
  /// ...
  /// TextField("Name", text: name.binding)
  /// Slider(value: volume.binding, in: 0...1)
  /// ```
  ///
  /// A field writes what was decided on, never what an input method still composes. Writing an equal value
  /// sends nothing.
  public var binding: Binding<Value> {
    Binding(
      owner: self, path: \CurrentValue<Value>.value, get: { self.value },
      set: { if !isSameValue(self.value, $0) { self.value = $0 } })
  }
}

extension StateValue {
  /// A binding to the value, for the controls that write it; writing an equal value sends nothing.
  public var binding: Binding<Value> {
    Binding(
      owner: self, path: \StateValue<Value>.value, get: { self.value },
      set: { if !isSameValue(self.value, $0) { self.value = $0 } })
  }
}
