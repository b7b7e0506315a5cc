public import LaminaGeometry

/// Opens addresses: what `Link` does, and what views call to do the same.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
/// Button("Manual") { openURL(manual) }
///
/// content.environment(\.openURL, OpenURLAction { url in visited.append(url); return .handled })
/// ```
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What a handler did with an address.
  public struct Result: Hashable, Sendable {
    private let name: String
    /// Another address that is to be opened instead.
    fileprivate var url: URL?
    /// It was taken care of.
    public static let handled = Result(name: "handled")
    /// Nothing is to be done about it.
    public static let discarded = Result(name: "discarded")
    /// The desktop's own program for it shall open it.
    public static let systemAction = Result(name: "systemAction")
    /// The desktop's own program shall open another address instead.
    public static func systemAction(_ url: URL) -> Result {
      Result(name: "systemAction", url: url)
    }

    fileprivate var isSystemAction: Bool { name == Self.systemAction.name }
  }

  private let handler: (URL) -> Result
  /// Has the desktop open an address; whether it takes it.
  private let openOutside: (URL) -> Bool

  /// Makes an action that asks `handler` what becomes of each address.
  public init(handler: @escaping (URL) -> Result) {
    self.init(handler: handler, openOutside: Desktop.open)
  }

  package init(handler: @escaping (URL) -> Result, openOutside: @escaping (URL) -> Bool) {
    (self.handler, self.openOutside) = (handler, openOutside)
  }

  /// Opens `url`.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens `url`, and says whether it was taken: by a handler, or by the desktop.
  public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
    let result = handler(url)
    completion(
      result.isSystemAction ? openOutside(result.url ?? url) : result == .handled)
  }
}

/// The desktop that the program runs on.
private enum Desktop {
  /// Has the program open it that the user chose for such addresses; false where none can be asked.
  static func open(_ url: URL) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", url.absoluteString]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
  }
}

extension EnvironmentValues {
  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in .systemAction }
}
