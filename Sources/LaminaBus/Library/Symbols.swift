import Glibc

/// The functions of a library that is opened by name and stays open.
package struct Symbols {
  /// A function that the library does not have.
  package struct Missing: Error {
    let name: String
  }

  private let library: UnsafeMutableRawPointer
  private let prefix: String

  /// Opens a library; nil where it is not installed.
  package init?(_ name: String, prefix: String) {
    guard let library = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else { return nil }
    self.library = library
    self.prefix = prefix
  }

  /// A function by its name, as the type that is asked for.
  package func callAsFunction<Function>(_ name: String) throws(Missing) -> Function {
    guard let symbol = dlsym(library, prefix + name) else { throw Missing(name: prefix + name) }
    return unsafeBitCast(symbol, to: Function.self)
  }
}
