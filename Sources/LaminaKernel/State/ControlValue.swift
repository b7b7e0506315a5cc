/// The value that a control shows: its binding's, or what a person has just made of it.
///
/// The control's element keeps it from one evaluation to the next:
///
/// ```swift
/// let value = memory(of: element)       // Memory of the control's view is ControlValue<Bool>
/// value.take(isOn, element)             // what is to be shown
/// value.write(!value.current)           // by key, pointer or assistive tool
/// ```
@MainActor
package final class ControlValue<Value: Equatable> {
  /// What is shown.
  package private(set) var current: Value
  private let claim = ControlClaim()
  private var binding: Binding<Value>?
  private weak var element: Element?

  package init(_ initial: Value) { current = initial }

  /// Takes over what the view says now; returns what is to be shown.
  @discardableResult
  package func readBinding(_ binding: Binding<Value>, _ element: Element) -> Value {
    self.binding = binding
    self.element = element
    let value = element.tracked { binding.wrappedValue }
    if claim.yields(when: value == current) { current = value }
    return current
  }

  /// Shows another value and writes it to the binding.
  package func write(_ value: Value) {
    current = value
    claim.write(in: element) { binding?.wrappedValue = value }
  }
}
