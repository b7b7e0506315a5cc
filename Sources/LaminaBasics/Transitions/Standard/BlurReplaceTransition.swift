import LaminaGeometry

/// Blurs and fades while it grows or shrinks a little, as one thing that becomes another.
public struct BlurReplaceTransition: Transition {
  /// In which direction sizes change.
  public struct Configuration: Equatable, Sendable {
    fileprivate var growsAway = false

    /// What comes grows to its size, and what goes shrinks.
    public static let downUp = Configuration()
    /// What comes grows to its size, and what goes grows on.
    public static let upUp = Configuration(growsAway: true)
  }

  /// Which way the view grows or shrinks as it comes and goes.
  public var configuration: Configuration

  /// Makes a transition that grows or shrinks the view as `configuration` says.
  public init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(size(phase)).blur(radius: phase.isIdentity ? 0 : 6)
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func size(_ phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .willAppear: 0.8
    case .identity: 1
    case .didDisappear: configuration.growsAway ? 1.2 : 0.8
    }
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs and fades while it grows or shrinks a little, as one thing that becomes another.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }

  /// Blurs and fades while it grows or shrinks a little, as one thing that becomes another.
  public static var blurReplace: BlurReplaceTransition { blurReplace() }
}
