@_spi(Reflection) import Swift
import Synchronization

/// Where a class, with those above it, has its published properties; found once per class.
struct PublishedFields {
  /// One published property.
  struct Field: Sendable {
    fileprivate let offset: Int
    fileprivate let type: any PublishedProperty.Type

    /// What the property of an object is kept in.
    func box(in object: AnyObject) -> any PublishedStorage {
      let place = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset
      return type.storage(at: place)
    }
  }

  private static let known = Mutex<[ObjectIdentifier: [Field]]>([:])

  static func of(_ type: AnyClass) -> [Field] {
    let key = ObjectIdentifier(type)
    if let found = known.withLock({ $0[key] }) { return found }
    var fields: [Field] = []
    // `.classType`, which is declared as a variable.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, field, _ in
      if let published = field as? any PublishedProperty.Type {
        fields.append(Field(offset: offset, type: published))
      }
      return true
    }
    let found = fields
    known.withLock { $0[key] = found }
    return found
  }
}

/// A published property, of whatever value.
protocol PublishedProperty: SendableMetatype {
  /// What the property at an address is kept in.
  static func storage(at place: UnsafeRawPointer) -> any PublishedStorage
}

/// What a published property is kept in, of whatever value.
protocol PublishedStorage: AnyObject {
  /// What says that the object is about to change, made if there is none yet.
  func changes(orMake make: () -> ObservableObjectPublisher) -> ObservableObjectPublisher
}
