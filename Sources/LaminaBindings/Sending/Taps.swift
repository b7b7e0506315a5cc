public import LaminaStreams
public import LaminaViews

extension Button where Label == Text {
  /// A button whose presses go to `taps`, by pointer and by key.
  ///
  /// ```swift
  /// let adds = Subject<Void, Never>()
  /// ...
  /// Button("Add", taps: adds)
  /// ```
  public init<Failure: Error>(_ title: LocalizedStringKey, taps: Subject<Void, Failure>) {
    self.init(title) { taps.send(()) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol, Failure: Error>(_ title: S, taps: Subject<Void, Failure>) {
    self.init(title) { taps.send(()) }
  }

  /// A button whose presses send `value` to `taps`.
  public init<Value, Failure: Error>(
    _ title: LocalizedStringKey, taps: Subject<Value, Failure>, sending value: Value
  ) {
    self.init(title) { taps.send(value) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol, Value, Failure: Error>(
    _ title: S, taps: Subject<Value, Failure>, sending value: Value
  ) {
    self.init(title) { taps.send(value) }
  }
}

extension Button {
  /// A button whose presses go to `taps`, by pointer and by key.
  public init<Failure: Error>(
    taps: Subject<Void, Failure>, @ViewBuilder label: () -> Label
  ) {
    self.init(action: { taps.send(()) }, label: label)
  }
}

extension View {
  /// Sends each tap on the view to `taps`.
  public func onTap<Failure: Error>(send taps: Subject<Void, Failure>) -> some View {
    onTapGesture { taps.send(()) }
  }

  /// Sends `value` to `taps` at each tap on the view.
  public func onTap<Value, Failure: Error>(
    send value: Value, to taps: Subject<Value, Failure>
  ) -> some View {
    onTapGesture { taps.send(value) }
  }

  /// Sends `value` to `subject` whenever it is another one.
  ///
  /// ```swift
  /// TextField("Search", text: $query).onChange(of: query, send: queries)
  /// ```
  public func onChange<Value: Equatable, Failure: Error>(
    of value: Value, send subject: Subject<Value, Failure>
  ) -> some View {
    onChange(of: value) { _, next in subject.send(next) }
  }
}
