public import LaminaAnimation

/// A way to read and write a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: ViewInput {
  /// What goes along with each write; without an animation, what the writer says does.
  public var transaction = Transaction()
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value) -> Void
  /// What it leads to; two bindings with the same place show the same.
  private let place: Place?

  private struct Place: Equatable {
    let owner: ObjectIdentifier
    let path: [AnyKeyPath]
  }

  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    read = get
    write = set
    place = nil
  }

  /// A binding that is told of the transaction under which it is written.
  public init(
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    self.init(place: nil, get: get) { set($0, Transaction.current) }
  }

  /// Takes over another binding: what a closure's `$parameter` needs.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  private init(
    place: Place?, get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    read = get
    write = set
    self.place = place
  }

  init(box: StateBox<Value>) {
    self.init(
      place: Place(owner: ObjectIdentifier(box), path: []), get: { box.value },
      set: { box.value = $0 })
  }

  /// A binding to a property of an object.
  init<Root: AnyObject>(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.init(
      place: Place(owner: ObjectIdentifier(root), path: [keyPath]),
      get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
  }

  /// A binding to a part of what `owner` keeps, read and written by closures.
  package init(
    owner: AnyObject, path: AnyKeyPath, get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value) -> Void
  ) {
    self.init(
      place: Place(owner: ObjectIdentifier(owner), path: [path]), get: get, set: set)
  }

  /// A binding that always reads `value` and forgets what is written.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      if transaction.isPlain { return write(newValue) }
      withTransaction(transaction) { write(newValue) }
    }
  }

  /// A binding whose writes move along `animation`.
  ///
  /// ```swift
  /// Toggle("Details", isOn: $showsDetails.animation(.snappy))
  /// ```
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// A binding whose writes are made under `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    var part = Binding<Part>(
      place: place.map { .init(owner: $0.owner, path: $0.path + [keyPath]) },
      get: { read()[keyPath: keyPath] },
      set: { part in
        var value = read()
        value[keyPath: keyPath] = part
        write(value)
      })
    part.transaction = transaction
    return part
  }

  /// The binding as views inside a control are given it: it says what the control shows.
  func shown(by control: ControlValue<Value>) -> Binding<Value> where Value: Equatable {
    Binding(
      place: place,
      get: {
        // Who reads it is evaluated when the value changes.
        _ = read()
        return control.current
      }, set: { control.write($0) })
  }

  package func isSame(as other: Binding<Value>) -> Bool { place != nil && place == other.place }
}

extension Binding where Value: MutableCollection, Value.Index: Hashable {
  /// A binding to the element at `position`; reading one that is gone gives the last known.
  func element(at position: Value.Index, fallback: Value.Element) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: {
        let all = wrappedValue
        return all.indices.contains(position) ? all[position] : fallback
      },
      set: { element in
        guard wrappedValue.indices.contains(position) else { return }
        wrappedValue[position] = element
      })
  }
}
