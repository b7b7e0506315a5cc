extension WireframeTree {
  /// Returns the screen that a type stands for, and what else it is: its own code or that of its nearest superclass
  /// with one, and the codes of those above, whose rows are its rows, too.
  ///
  /// ```swift
  /// // class GiftView: ProductView {}     Decodes has Gift (GiftView) and Product (ProductView)
  /// tree.source(ofTypes: ["GiftView", "ProductView"])    // ("Gift", ancestors: ["Product"])
  /// tree.source(ofTypes: ["RedView", "GiftView"])        // ("Gift", ancestors: [])
  /// ```
  ///
  /// - Parameter names: the unqualified name of the type, and those of its superclasses, the nearest first.
  /// - Returns: nil where none of them has a screen.
  public func source(ofTypes names: [String]) -> (code: String, ancestors: [String])? {
    let codes = names.compactMap { declares($0) ? $0 : code(ofClass: $0) }
    guard let code = codes.first else { return nil }
    let module = QualifiedCode(code).module
    var ancestors: [String] = []
    for other in codes.dropFirst().map({ QualifiedCode($0) })
    where other.module == module && other.description != code && !ancestors.contains(other.name) {
      ancestors.append(other.name)
    }
    return (code, ancestors)
  }

  /// Returns the destination that a request leads to, as `resolve` does, if it can be carried out.
  ///
  /// - Throws: also where its target is no screen of the map.
  public func way(for request: WireframeRequest) throws(WireframeMiss) -> WireframeMatch {
    let match = try resolve(request)
    guard let target = match.destination.target else { return match }
    if match.target.map(declares) == true { return match }
    let key = (match.module + [match.destination.key.description]).joined(separator: "/")
    throw WireframeMiss(request: request, tried: [key], unknownTarget: target)
  }
}
