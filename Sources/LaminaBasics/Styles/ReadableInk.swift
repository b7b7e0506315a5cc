public import LaminaDrawing

/// White or black, whichever stands out from a ground, whose colour is that of the theme.
///
/// ```swift
/// Text("3").foregroundStyle(.readable(on: .orange)).background(.orange)        // black by day and by night
/// ```
/// It reaches 4.5:1 on every opaque ground. `Lamina` has this; SwiftUI does not.
public nonisolated struct ReadableInk: SelfContainedStyle, Hashable {
  private let ground: Color

  /// Makes the ink for a ground.
  public init(on ground: Color) { self.ground = ground }

  /// White or black.
  @MainActor
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    ground.resolve(in: environment).readableInk
  }
}

nonisolated extension ShapeStyle where Self == ReadableInk {
  /// White or black, whichever stands out from a ground.
  public static func readable(on ground: Color) -> ReadableInk { ReadableInk(on: ground) }
}

extension Color.Resolved {
  /// White on dark colours, black on light ones: a contrast of 4.5:1 at least.
  package nonisolated var readableInk: Color.Resolved {
    // Where both are as far away: sqrt(1.05 * 0.05) - 0.05.
    luminance > 0.183 ? .black : .white
  }
}
