/// A primitive view whose element keeps something from one evaluation to the next.
///
/// ```swift
/// struct Blinking: RememberingView {
///   func makeMemory(for element: Element) -> Blinks { Blinks() }
///   func update(_ element: Element) { memory(of: element).count += 1 }
/// }
/// ```
package protocol RememberingView: PrimitiveView {
  /// What an element keeps as long as views of this type stand in its place.
  associatedtype Memory: AnyObject
  /// Makes what an element keeps, when it is first asked for.
  func makeMemory(for element: Element) -> Memory
}

extension RememberingView {
  /// What the view's element keeps.
  package func memory(of element: Element) -> Memory {
    element.remember { makeMemory(for: element) }
  }
}
