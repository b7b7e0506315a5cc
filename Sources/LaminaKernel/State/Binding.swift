public import LaminaAnimation

/// A way to read and write a value that is owned elsewhere.
///
/// ```swift
/// TextField("Name", text: $person.name)
/// Toggle("Subscribe", isOn: Binding(get: { plan != nil }, set: { plan = $0 ? .monthly : nil }))
/// ForEach($people) { $person in TextField("Name", text: $person.name) }
/// ```
///
/// It can be made and passed on anywhere, and be sent where its value can. What a view owns is read
/// and written on the main actor: elsewhere the caller waits for it.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: UsableAnywhere {
  /// What goes along with each write; without an animation, what the writer says does.
  public var transaction = Transaction()
  private let read: () -> Value
  private let write: (Value) -> Void
  /// What it leads to; two bindings with the same place show the same.
  private let place: BindingPlace?

  /// Makes a binding that reads by calling `get` and writes by calling `set`.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(place: nil, get: get, set: set)
  }

  /// A binding whose setter receives the transaction under which it is written.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(place: nil, get: get) { set($0, MainActor.now { Transaction.current }) }
  }

  /// Takes over another binding: what a closure's `$parameter` needs.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  fileprivate init(place: BindingPlace?, get: @escaping () -> Value, set: @escaping (Value) -> Void)
  {
    read = get
    write = set
    self.place = place
  }

  @MainActor init(box: StateBox<Value>) {
    self.init(owner: box, path: [], get: { box.value }, set: { box.value = $0 })
  }

  /// A binding to a property of an object.
  package init<Root: AnyObject>(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.init(
      place: BindingPlace(owner: ObjectIdentifier(root), path: [keyPath]),
      get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
  }

  /// A binding to a part of what `owner` keeps, read and written by closures.
  package init(
    owner: AnyObject, path: AnyKeyPath, get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value) -> Void
  ) {
    self.init(owner: owner, path: [path], get: get, set: set)
  }

  private init(
    owner: AnyObject, path: [AnyHashable], get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value) -> Void
  ) {
    self.init(
      place: BindingPlace(owner: ObjectIdentifier(owner), path: path),
      get: { MainActor.now(get) },
      set: { value in
        // The caller waits while it goes over.
        nonisolated(unsafe) let value = value
        MainActor.now { set(value) }
      })
  }

  /// A binding that always reads `value` and forgets what is written.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value as it is now; setting it writes through to the owner, under the binding's
  /// transaction.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      if transaction.isPlain { return write(newValue) }
      withTransaction(transaction) { write(newValue) }
    }
  }

  /// The binding itself, so that `$` hands it on to another view.
  public var projectedValue: Binding<Value> { self }

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

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    part(keyPath) {
      read()[keyPath: keyPath]
    } set: { part in
      var value = read()
      value[keyPath: keyPath] = part
      write(value)
    }
  }

  /// A binding to what `step` names of the value; it goes by the same transaction.
  func part<Part>(
    _ step: AnyHashable?, get: @escaping () -> Part, set: @escaping (Part) -> Void
  ) -> Binding<Part> {
    var part = Binding<Part>(place: place?.appending(step), get: get, set: set)
    part.transaction = transaction
    return part
  }

  /// The binding as views inside a control are given it: it says what the control shows.
  @MainActor package func shown(by control: ControlValue<Value>) -> Binding<Value>
  where Value: Equatable {
    Binding(
      place: place,
      get: {
        // Who reads it is evaluated when the value changes.
        _ = read()
        return control.current
      }, set: { control.write($0) })
  }

  /// Whether both lead to the same place; what is made of closures leads nowhere.
  fileprivate func leadsWhere(_ other: Binding<Value>) -> Bool {
    place != nil && place == other.place
  }
}

extension Binding: ViewInput {
  package func isSame(as other: Binding<Value>) -> Bool {
    leadsWhere(other) && transaction.isSame(as: other.transaction)
  }
}

/// Code that makes a binding from closures answers for them, as with any function that is kept.
extension Binding: @unchecked Sendable where Value: Sendable {}

/// An owner, and the way to a part of what it keeps.
private nonisolated struct BindingPlace: Equatable {
  let owner: ObjectIdentifier
  let path: [AnyHashable]

  /// The place of a part; nil where it cannot be distinguished from others.
  func appending(_ step: AnyHashable?) -> BindingPlace? {
    step.map { BindingPlace(owner: owner, path: path + [$0]) }
  }
}
