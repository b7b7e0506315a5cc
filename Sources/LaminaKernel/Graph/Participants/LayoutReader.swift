package import LaminaDisplay

/// A service that reads where layout has put things.
@MainActor
package protocol LayoutReader: GraphService {
  /// Takes note of a layout that may not be the frame's last.
  func update(_ prepared: Prepared)
  /// Nothing asks for another layout: this one is shown unless what is done now changes it.
  func didPrepare(_ prepared: Prepared)
}

extension LayoutReader {
  package func update(_ prepared: Prepared) {}
  package func didPrepare(_ prepared: Prepared) {}
}
