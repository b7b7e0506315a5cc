/// A wireframe and those of its modules, each mounted under a name.
///
/// ```
///  (root)            Home, ...            Home
///    shop            Seller, Product      shop/Seller, shop/Product
///    account         Profile              account/Profile
/// ```
///
/// Within a module codes are its own. A target `Seller` is in the same module, `cart/Basket` in one
/// mounted there, `../Home` in the module around, and `/Home` at the root.
///
/// ```swift
/// let tree = WireframeTree(main, mounts: ["shop": WireframeTree(shop)])
/// let match = try tree.resolve(WireframeRequest(WireframeKey("shop/Seller", "Back")))
/// ```
public struct WireframeTree: Hashable, Sendable {
  public let map: WireframeMap
  public let mounts: [String: WireframeTree]
  private let places: [WireframeKey: Int]
  private let placesBySource: [String: [Int]]
  let codes: Set<String>

  /// Makes a tree of a map and the trees mounted in it.
  ///
  /// - Precondition: Names of mounts are not empty, and contain neither "/" nor "-".
  public init(_ map: WireframeMap, mounts: [String: WireframeTree] = [:]) {
    for name in mounts.keys {
      precondition(
        !name.isEmpty && !name.contains("/") && !name.contains("-") && name != "..",
        "WireframeTree: a wireframe cannot be mounted under \"\(name)\".")
    }
    self.map = map
    self.mounts = mounts
    codes = map.codes
    let numbered = map.destinations.enumerated()
    places = Dictionary(numbered.map { ($1.key, $0) }) { first, _ in first }
    placesBySource = Dictionary(grouping: map.destinations.indices) {
      map.destinations[$0].key.code
    }
  }

  /// The destination of a key, as the map has it; the first of several.
  func destination(_ key: WireframeKey) -> WireframeDestination? {
    places[key].map { map.destinations[$0] }
  }

  /// All destinations whose key begins with this code, in the order of the map.
  func destinations(from code: String) -> [WireframeDestination] {
    (placesBySource[code] ?? []).map { map.destinations[$0] }
  }

  /// The tree of a module; nil where nothing is mounted.
  func module(_ path: some Collection<String>) -> WireframeTree? {
    guard let first = path.first else { return self }
    return mounts[first]?.module(path.dropFirst())
  }

  /// The screen of a code, in whichever module it is; nil where there is none.
  public func screen(_ code: String) -> WireframeScreen? {
    let code = QualifiedCode(code)
    return module(code.module)?.map.screens.first { $0.code == code.name }
  }

  /// Whether a screen of this whole code is declared.
  public func declares(_ code: String) -> Bool {
    let code = QualifiedCode(code)
    return module(code.module)?.codes.contains(code.name) ?? false
  }

  /// The whole code of the screen whose type has this unqualified name; the outermost of several.
  public func code(ofClass name: String) -> String? {
    for (path, tree) in modules {
      if let code = tree.map.code(ofClass: name) {
        return QualifiedCode(module: path, name: code).description
      }
    }
    return nil
  }

  /// This tree and all that is mounted, with their paths; outer ones first, then by name.
  var modules: [(path: [String], tree: WireframeTree)] {
    [([], self)]
      + mounts.sorted { $0.key < $1.key }.flatMap { name, tree in
        tree.modules.map { ([name] + $0.path, $0.tree) }
      }
  }
}
