public import Foundation
import LaminaDrawing
import LaminaGeometry
import LaminaThemes

/// A round button with a question mark, which shows help.
///
/// ```swift
/// HelpLink { showsHelp = true }
/// HelpLink(destination: URL(string: "https://example.org/help")!)
/// ```
public struct HelpLink: View {
  private let action: (() -> Void)?
  private let destination: URL?
  @Environment(\.openURL) private var openURL
  @Environment(\.measures) private var measures
  @ScaledMetric private var unit = 1.0

  /// Makes a button that shows help by an action.
  public init(action: @escaping () -> Void) {
    self.action = action
    destination = nil
  }

  /// Makes a button that opens an address with help.
  public init(destination: URL) {
    action = nil
    self.destination = destination
  }

  public var body: some View {
    Button {
      if let destination { openURL(destination) } else { action?() }
    } label: {
      Text(verbatim: "?").accessibilityLabel("Help").frame(width: side - 2 * measures[.spaceSmall])
    }
    .buttonStyle(.bordered)
    .buttonBorderShape(.circle)
  }

  private var side: CGFloat { (measures[.controlHeight] * unit).rounded() }
}
