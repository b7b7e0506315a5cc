import Foundation

/// Whom programs are started as where root measures: nobody, in a home that lasts as long as this value.
///
/// For root libX11 keeps no table of composed characters, and reads half a megabyte of text at each start.
final class OrdinaryUser {
  private static let setpriv = "/usr/bin/setpriv"
  private static let nobody = 65534
  private let home = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID())")

  /// Makes the home.
  ///
  /// - Throws: when it cannot be made.
  init() throws {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    guard isNeeded else { return }
    try FileManager.default.setAttributes(
      [.ownerAccountID: Self.nobody, .groupOwnerAccountID: Self.nobody], ofItemAtPath: home.path)
  }

  deinit { try? FileManager.default.removeItem(at: home) }

  private var isNeeded: Bool {
    geteuid() == 0 && FileManager.default.isExecutableFile(atPath: Self.setpriv)
  }

  /// What stands before the program in the command; setpriv becomes the program, in the same process.
  var prefix: [String] {
    guard isNeeded else { return [] }
    return [
      Self.setpriv, "--reuid=\(Self.nobody)", "--regid=\(Self.nobody)", "--clear-groups",
    ]
  }

  /// The home, and caches in it: a start is neither helped nor hindered by what lies in another's.
  var environment: [String: String] {
    ["HOME": home.path, "XDG_CACHE_HOME": home.appending(path: ".cache").path]
  }
}
