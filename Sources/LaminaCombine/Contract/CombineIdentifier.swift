import Synchronization

/// A name that distinguishes one stream from all others.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let value: UInt

  private static let last = Atomic<UInt>(0)

  /// A name that nothing has yet.
  public init() { value = Self.last.wrappingAdd(1, ordering: .relaxed).newValue }
  /// The name of an object, as long as it lives.
  public init(_ object: AnyObject) { value = UInt(bitPattern: ObjectIdentifier(object).hashValue) }

  /// The name in digits.
  public var description: String { "0x" + String(value, radix: 16) }
}

/// A value that has a name of its own.
public protocol CustomCombineIdentifierConvertible {
  /// The name.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The name of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
