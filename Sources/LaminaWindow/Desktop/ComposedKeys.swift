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
/// libX11 checks by itself that the file is newer than the text. For root it keeps nothing.
enum ComposedKeys {
  static let variable = "XCOMPOSECACHE"

  /// Names the folder to libX11 and makes it; a folder that the user has named stays.
  ///
  /// - Parameter value: the environment's variables.
  static func keep(environment value: (String) -> String?) {
    guard value(variable) == nil, let folder = folder(environment: value), make(folder) else {
      return
    }
    setenv(variable, folder, 1)
  }

  /// The folder in the user's cache; nil where the environment names no place for it.
  static func folder(environment value: (String) -> String?) -> String? {
    let caches = value("XDG_CACHE_HOME") ?? value("HOME").map { $0 + "/.cache" }
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
