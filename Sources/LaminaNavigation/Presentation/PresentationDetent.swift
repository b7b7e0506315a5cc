public import LaminaGeometry

/// A height at which a sheet rests.
public nonisolated struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let kind: Kind

  /// Half of the window.
  public static let medium = PresentationDetent(kind: .medium)
  /// The whole window but a margin at its upper edge.
  public static let large = PresentationDetent(kind: .large)

  /// A part of the window's height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(min(max(fraction.usable(), 0), 1)))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height.usableLength()))
  }

  /// How an author writes it.
  var name: String {
    switch kind {
    case .medium: ".medium"
    case .large: ".large"
    case .fraction(let fraction): ".fraction(\(fraction))"
    case .height(let height): ".height(\(height))"
    }
  }

  /// The least height, so that a sheet can be seen and taken.
  private static let least: CGFloat = 48

  /// The height in points in a window that leaves `room` for the largest.
  func height(in room: CGFloat) -> CGFloat {
    let height =
      switch kind {
      case .medium: room / 2
      case .large: room
      case .fraction(let fraction): room * fraction
      case .height(let height): height
      }
    return min(max(height, Self.least), room)
  }
}
