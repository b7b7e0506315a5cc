public import LaminaHost

/// A clipboard that only this host sees.
public final class MemoryClipboard: Clipboard {
  public var string: String?
  public var primarySelection: String?

  public init() {}
}
