public import LaminaDisplay
public import LaminaViews

extension Harness {
  /// The elements of one kind, in the order of the tree.
  public func elements(role: Semantics.Role) -> [SemanticElement] { find(role).elements }

  /// The element of a kind and a name: its identifier, or else its label, or else its text.
  public func find(_ role: Semantics.Role? = nil, _ name: String? = nil) -> ElementQuery {
    ElementQuery(harness: self, steps: [.init(role: role, name: name)])
  }

  public func button(_ name: String) -> ElementQuery { find(.button, name) }
  public func toggle(_ name: String) -> ElementQuery { find(.toggle, name) }
  public func slider(_ name: String) -> ElementQuery { find(.slider, name) }
  public func textField(_ name: String) -> ElementQuery { find(.textField, name) }

  /// Does something with the element of a name through the tree.
  ///
  /// - Parameters:
  ///   - action: what to do.
  ///   - name: its identifier, or else its label, or else its text.
  /// - Throws: ``ElementQueryError`` when there is no such element, or it does not do that.
  public func perform(
    _ action: Semantics.Action, on name: String
  ) throws(ElementQueryError) { try find(nil, name).perform(action) }
}
