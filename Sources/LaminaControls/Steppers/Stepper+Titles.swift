public import LaminaGeometry
public import LaminaLocalization

extension Stepper where Label == Text {
  /// Makes a stepper with a title that runs actions; nil disables a half.
  public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(SteppedActions(up: onIncrement, down: onDecrement), onEditingChanged) { Text(title) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(SteppedActions(up: onIncrement, down: onDecrement), onEditingChanged) { Text(title) }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(SteppedActions(up: onIncrement, down: onDecrement), onEditingChanged) { Text(title) }
  }

  /// Makes a stepper with a title for a value without bounds.
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(SteppedBinding(value, step: step), onEditingChanged) { Text(title) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(SteppedBinding(value, step: step), onEditingChanged) { Text(title) }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(SteppedBinding(value, step: step), onEditingChanged) { Text(title) }
  }

  /// Makes a stepper with a title for a value that stays within `bounds`.
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(SteppedBinding(value, in: bounds, step: step), onEditingChanged) { Text(title) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(SteppedBinding(value, in: bounds, step: step), onEditingChanged) { Text(title) }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(SteppedBinding(value, in: bounds, step: step), onEditingChanged) { Text(title) }
  }
}

// MARK: - Values that are shown

extension Stepper where Label == Text {
  /// Makes a stepper with a title that shows its value as a format writes it.
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(SteppedBinding(value, step: step, format: format), onEditingChanged) { Text(title) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(SteppedBinding(value, step: step, format: format), onEditingChanged) { Text(title) }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(SteppedBinding(value, step: step, format: format), onEditingChanged) { Text(title) }
  }

  /// Makes a stepper with a title for a value within `bounds` that it shows as a format writes it.
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(SteppedBinding(value, in: bounds, step: step, format: format), onEditingChanged) {
      Text(title)
    }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(SteppedBinding(value, in: bounds, step: step, format: format), onEditingChanged) {
      Text(title)
    }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(SteppedBinding(value, in: bounds, step: step, format: format), onEditingChanged) {
      Text(title)
    }
  }
}
