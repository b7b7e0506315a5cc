/// A code with the path of its module: `shop/cart/Basket`.
struct QualifiedCode: Hashable, CustomStringConvertible {
  var module: [String]
  var name: String

  init(module: [String], name: String) {
    self.module = module
    self.name = name
  }

  init(_ text: String) {
    var parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    name = parts.popLast() ?? ""
    module = parts
  }

  var description: String { (module + [name]).joined(separator: "/") }

  /// The code that a target means which stands in the map of a module; nil where its path leads out
  /// of all modules.
  init?(target: String, in module: [String]) {
    var code = QualifiedCode(target)
    if code.module.first == "" {
      code.module.removeFirst()
      self = code
      return
    }
    var base = module
    while code.module.first == ".." {
      guard base.popLast() != nil else { return nil }
      code.module.removeFirst()
    }
    self.init(module: base + code.module, name: code.name)
  }
}
