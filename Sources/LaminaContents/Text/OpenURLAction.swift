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
    /// It was taken care of.
    public static let handled = Result(name: "handled")
    /// Nothing is to be done about it.
    public static let discarded = Result(name: "discarded")
    /// The desktop's own program for it shall open it.
    public static let systemAction = Result(name: "systemAction")
  }

  private let handler: (URL) -> Result

  /// Makes an action that asks `handler` what becomes of each address.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens `url`.
  public func callAsFunction(_ url: URL) {
    if handler(url) == .systemAction { Desktop.open(url) }
  }
}

/// The desktop that the program runs on.
private enum Desktop {
  /// Has the program open it that the user chose for such addresses; without one nothing happens.
  static func open(_ url: URL) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", url.absoluteString]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
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
