import Glibc

/// Where libX11 keeps its table of composed characters, so that it reads the text of it only once.
///
/// The table (`´` and `e` make `é`) is a text of half a megabyte, which libX11 reads at each start
/// before the window opens: 11 ms, more than anything else on the main thread. It keeps what it read
/// in the folder that XCOMPOSECACHE names, if that is there, and maps it into memory the next time:
///
/// ```
/// ~/.cache/lamina/compose/l4_030_313cb605_00280cc0      407 kB, for one locale
/// ```
/// libX11 checks by itself that the file is newer than the text, and reads that again once a day. It is
/// left to itself for root, for whom it keeps nothing, where the machine has a table for all users, and
/// for users with a text of their own.
enum ComposedKeys {
  static let variable = "XCOMPOSECACHE"

  /// Names the folder to libX11 and makes it; a folder that the user has named stays.
  ///
  /// - Parameters:
  ///   - value: the environment's variables.
  ///   - isRoot: whether the program runs as root.
  static func setCacheFolder(environment value: (String) -> String?, isRoot: Bool = geteuid() == 0)
  {
    guard !isRoot, value(variable) == nil, !hasOtherText(value), !exists(tableForAll),
      let folder = folder(environment: value), !folder.contains("="), make(folder)
    else { return }
    setenv(variable, folder, 1)
  }

  /// Where libX11 looks for a table of all users when no folder is named.
  private static let tableForAll = "/var/cache/libx11/compose"

  /// Whether the user has a text of their own, of whose changes libX11 may not hear.
  private static func hasOtherText(_ value: (String) -> String?) -> Bool {
    value("XCOMPOSEFILE") != nil || value("HOME").map { exists($0 + "/.XCompose") } ?? false
  }

  private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The folder in the user's cache; nil where the environment names no place for it.
  static func folder(environment value: (String) -> String?) -> String? {
    // A relative path is to be ignored, by the XDG rules.
    let named = value("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let caches = named ?? value("HOME").map { $0 + "/.cache" }
    guard let caches, caches.hasPrefix("/") else { return nil }
    return caches + "/lamina/compose"
  }

  /// Makes a folder and those above it, for the user alone.
  private static func make(_ folder: String) -> Bool {
    var path = ""
    for name in folder.split(separator: "/") {
      path += "/" + name
      guard mkdir(path, 0o700) == 0 || errno == EEXIST else { return false }
    }
    return access(folder, W_OK) == 0
  }
}
