/// Bindings to values that may not be there.
extension Binding {
  /// A binding to a value as one that may not be there; writing nil changes nothing.
  public nonisolated init<V>(_ base: Binding<V>) where Value == V? {
    self = base.part(OptionalStep.optional) {
      base.wrappedValue
    } set: { value in
      if let value { base.wrappedValue = value }
    }
  }

  /// A binding to a value that is there now; nil where it is not.
  ///
  /// ```swift
  /// if let $draft = Binding($draft) { TextField("Title", text: $draft.title) }
  /// ```
  ///
  /// Once the value is gone, it reads what was there when it was made.
  public nonisolated init?(_ base: Binding<Value?>) {
    guard let known = base.wrappedValue else { return nil }
    self = base.part(OptionalStep.value) {
      base.wrappedValue ?? known
    } set: {
      base.wrappedValue = $0
    }
  }

  /// A binding to a hashable value as one of any type; writing one of another type changes nothing.
  public nonisolated init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.part(OptionalStep.hashable) {
      AnyHashable(base.wrappedValue)
    } set: { value in
      if let value = value.base as? V { base.wrappedValue = value }
    }
  }
}

/// How a binding reads a value with another type.
private nonisolated enum OptionalStep: Hashable {
  case optional, value, hashable
}
