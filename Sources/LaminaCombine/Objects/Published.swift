/// A property of a class that publishes each change.
///
/// ```swift
/// final class Weather { @Published var temperature = 20.0 }
/// let weather = Weather()
/// let showing = weather.$temperature.sink { print($0) }   // prints 20.0
/// weather.temperature = 25                                // prints 25.0
/// ```
///
/// Who subscribes receives the value first. A change is published before it is made: read in a closure of
/// a subscriber, the property still has the value before. Where the class is an ``ObservableObject``, its
/// ``ObservableObject/objectWillChange`` sends before that.
@propertyWrapper
public struct Published<Value> {
  fileprivate let box: PublishedBox<Value>

  /// Makes a property that begins with a value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
  /// Makes a property that begins with a value; for initialisers, `_name = Published(initialValue: "")`.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Not there: only classes have published properties.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// The publisher of the property: `$name`.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // `assign(to: &$name)` reads it and sets it to what it was.
    nonmutating set { _ = newValue }
  }

  /// The value in an object of a class.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.set(newValue) }
  }

  /// A publisher of a published property: its value, and then each change before it is made.
  public struct Publisher: LaminaCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let box: PublishedBox<Value>

    public func receive(subscriber: some Subscriber<Value, Never>) {
      box.subscribe(subscriber)
    }
  }
}

extension Published: PublishedProperty {
  static func storage(at place: UnsafeRawPointer) -> any PublishedStorage {
    place.assumingMemoryBound(to: Published.self).pointee.box
  }
}

/// All it has is behind locks.
extension Published: @unchecked Sendable where Value: Sendable {}

/// What a published property is kept in.
private final class PublishedBox<Value>: PublishedStorage {
  private let lock = Lock()
  private var stored: Value
  /// The subscribers; nil as long as there are none.
  private var hub: Hub<Value, Never>?
  private var changing: ObservableObjectPublisher?
  /// What is assigned to the property, as long as the property is there.
  private var assignments: [AnyCancellable] = []

  init(_ value: Value) { stored = value }

  var value: Value { lock { stored } }

  func set(_ value: Value) {
    let (changing, hub) = lock { (self.changing, self.hub) }
    changing?.send()
    hub?.send(value)
    // What it had may end when it goes, and goes outside of the lock.
    _ = lock {
      defer { stored = value }
      return stored
    }
  }

  func changes(orMake make: () -> ObservableObjectPublisher) -> ObservableObjectPublisher {
    lock {
      let publisher = changing ?? make()
      changing = publisher
      return publisher
    }
  }

  func subscribe(_ subscriber: some Subscriber<Value, Never>) {
    let hub = lock {
      let hub = self.hub ?? Hub("PublishedSubject", current: stored)
      self.hub = hub
      return hub
    }
    hub.subscribe(subscriber)
  }

  func keep(_ assignment: AnyCancellable) { lock { assignments.append(assignment) } }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each element, for as long as the property is there.
  ///
  /// ```swift
  /// timer.map(\.description).assign(to: &$time)
  /// ```
  ///
  /// It holds the object that has the property no longer than others do.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.keep(sink { [weak box] in box?.set($0) })
  }
}
