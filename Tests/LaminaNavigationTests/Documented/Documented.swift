import Lamina
import LaminaTesting

/// A window for a test of a sentence of SwiftUI's documentation, at rest.
@MainActor func documented(
  width: CGFloat = 600, height: CGFloat = 400, @ViewBuilder _ content: @escaping () -> some View
) -> Harness {
  let harness = Harness(size: CGSize(width: width, height: height), scale: 0.25, content)
  harness.rest()
  return harness
}

extension Harness {
  /// Presses what is there, and lets all that moves come to rest.
  func press(on name: String) {
    tap(name)
    rest()
  }

  /// Goes back by the key for it.
  func goBack() {
    press(.leftArrow, modifiers: .option)
    rest()
  }

  /// What is shown of some names, in the order of the tree.
  func shown(of names: String...) -> [String] {
    semanticTree.all.compactMap(\.label).filter { names.contains($0) }
  }
}
