public import LaminaStreams
public import LaminaViews

/// Keeps both sides equal until the token is disposed of, or goes.
infix operator <-> : DefaultPrecedence

/// Binds two values to each other: the left takes over what the right has, then each follows the other.
///
/// ```swift
/// let token = draft <-> model.name
/// ```
///
/// Only values that differ go over, so nothing echoes. Neither is kept alive by the other.
///
/// - Parameters:
///   - left: takes over the value of the other at first.
///   - right: gives its value at first.
/// - Returns: what keeps them bound.
public func <-> <Value: Equatable>(
  left: CurrentValue<Value>, right: CurrentValue<Value>
) -> Subscription {
  joined { bag in
    right.stream.subscribe { [weak left] value in
      if let left, !isSameValue(left.value, value) { left.value = value }
    }.disposed(by: bag)
    left.stream.subscribe { [weak right] value in
      if let right, !isSameValue(right.value, value) { right.value = value }
    }.disposed(by: bag)
  }
}

/// Binds what a view writes to a value: the binding takes over what the right has, then each follows the
/// other.
///
/// ```swift
/// .onAppear { token = $name <-> model.name }
/// ```
///
/// A text field writes what was decided on and never what an input method composes, so that is what comes
/// over; what comes from the right meanwhile leaves the composition as it is. Only values that differ go
/// over. The binding has to lead to state, or to an observable object.
///
/// - Parameters:
///   - left: takes over the value of the other at first.
///   - right: gives its value at first.
/// - Returns: what keeps them bound.
public func <-> <Value: Equatable>(
  left: Binding<Value>, right: CurrentValue<Value>
) -> Subscription {
  joined { bag in
    right.stream.subscribe { write($0, to: left) }.disposed(by: bag)
    watch(left, in: bag) { [weak right] value in
      if let right, !isSameValue(right.value, value) { right.value = value }
    }
  }
}

/// Binds what a view writes to a subject: the binding takes what the subject sends, the subject is sent
/// what the binding is changed to.
///
/// Only values that differ go over: what came from the subject is not sent back to it.
///
/// - Parameters:
///   - left: has to lead to state, or to an observable object.
///   - right: is sent nothing at first.
/// - Returns: what keeps them bound.
public func <-> <Value: Equatable>(
  left: Binding<Value>, right: Subject<Value, Never>
) -> Subscription {
  joined { bag in
    var heard: Value?
    right.stream.subscribe { value in
      heard = value
      write(value, to: left)
    }.disposed(by: bag)
    watch(left, in: bag) { value in
      if heard.map({ isSameValue($0, value) }) ?? false { return }
      heard = value
      right.send(value)
    }
  }
}

/// Writes a value where it is another one.
private func write<Value>(_ value: Value, to binding: Binding<Value>) {
  if !isSameValue(binding.wrappedValue, value) { binding.wrappedValue = value }
}

private func watch<Value>(
  _ binding: Binding<Value>, in bag: DisposeBag, changed: @escaping (Value) -> Void
) {
  let watch = BindingWatch(binding, changed: changed)
  bag.insert(DisposeAction { watch.end() })
}

/// One token for all that `connect` puts into a bag.
private func joined(_ connect: @escaping (DisposeBag) -> Void) -> Subscription {
  EventStream<Never, Never>.create { _ in
    let bag = DisposeBag()
    connect(bag)
    return DisposeAction { bag.disposeAll() }
  }.subscribe { _ in }
}
