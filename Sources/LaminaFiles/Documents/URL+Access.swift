public import Foundation

/// What files for other platforms do around the use of a chosen file.
nonisolated extension URL {
  /// Says that access to a chosen file begins: on Linux a person's choice gives it for good.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Says that access to a chosen file ends.
  public func stopAccessingSecurityScopedResource() {}
}
