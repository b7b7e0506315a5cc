/// An object that says when it is about to change.
///
/// ```swift
/// final class Contact: ObservableObject {
///   @Published var name = ""
///   @Published var age = 0
/// }
/// ```
///
/// Its ``objectWillChange`` sends before each ``Published`` property changes. A class that declares one of
/// its own sends by itself.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a published property of the object changes; the same for as long as it lives.
  ///
  /// - Complexity: the published properties of a class are looked for once.
  public var objectWillChange: ObservableObjectPublisher { ChangePublishers.publisher(of: self) }
}

/// The publishers of objects: kept in their published properties, or, where there are none, aside.
private enum ChangePublishers {
  /// Who has no published property, by address, with what proves that it is still the same object.
  private struct Aside {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  // Read and written under the lock.
  nonisolated(unsafe) private static var asides: [ObjectIdentifier: Aside] = [:]
  nonisolated(unsafe) private static var nextSweep = 64
  private static let lock = Lock()

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let fields = PublishedFields.of(type(of: object))
    guard let first = fields.first else { return asidePublisher(of: object) }
    let publisher = first.box(in: object).changes(orMake: { ObservableObjectPublisher() })
    for field in fields.dropFirst() { _ = field.box(in: object).changes(orMake: { publisher }) }
    return publisher
  }

  private static func asidePublisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock {
      let key = ObjectIdentifier(object)
      if let known = asides[key], known.object === object { return known.publisher }
      if asides.count >= nextSweep {
        asides = asides.filter { $0.value.object != nil }
        nextSweep = max(64, asides.count * 2)
      }
      let made = ObservableObjectPublisher()
      asides[key] = Aside(object: object, publisher: made)
      return made
    }
  }
}
