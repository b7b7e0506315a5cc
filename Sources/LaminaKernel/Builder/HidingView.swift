/// A view that hides the type of the one that it stands for.
///
/// Whoever wants no element for it takes what it hides: see `View.revealed`.
package protocol HidingView: PrimitiveView {
  /// The view that it stands for.
  var hidden: any View { get }
}

extension HidingView {
  package func update(_ element: Element) {
    func set(_ view: some View) { element.setChild(0, to: view) }
    set(hidden)
  }
}

extension View {
  /// What is left of the view when nothing of it is hidden, as far as that is one view.
  package var revealed: any View {
    guard let hidden = (self as? any HidingView)?.hidden, hidden.isOneView else { return self }
    return hidden.revealed
  }
}

extension Element {
  /// Brings the child in `slot` in line with what is left of `view` when nothing of it is hidden.
  package func setChild(
    _ slot: Int, revealing view: any View, environment: EnvironmentValues? = nil
  ) {
    func set(_ view: some View) { setChild(slot, to: view, environment: environment) }
    set(view.revealed)
  }
}
