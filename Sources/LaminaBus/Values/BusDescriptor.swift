import Glibc

/// A file descriptor that is owned: closed once, when the last holder lets it go.
public final class BusDescriptor: Sendable, Hashable {
  /// The number that the system gave it; do not close it.
  public let number: Int32

  /// Takes over a descriptor that is open.
  public init(owning number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// Two are equal where they are one object.
  public static func == (one: BusDescriptor, other: BusDescriptor) -> Bool {
    one === other
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
