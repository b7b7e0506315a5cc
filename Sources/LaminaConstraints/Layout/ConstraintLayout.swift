public import LaminaGeometry
public import LaminaLayout

/// A layout whose views stand where constraints put them.
///
/// ```swift
/// ConstraintLayout { c in
///   c.format("|-[label]-[field]-|", options: .alignAllFirstBaseline)
///   c.label.topAnchor == c.container.layoutMarginsGuide.topAnchor
///   c.field.bottomAnchor == c.container.layoutMarginsGuide.bottomAnchor
/// }
/// ```
///
/// A view resists being smaller than its ideal size and larger than its largest one, as intrinsic
/// sizes do; its height follows from the width it gets. The container answers a proposal with
/// `systemLayoutSizeFitting` at the priority 50, but is no larger than proposed unless something
/// required wants that. Another size changes constants of one system, which is built once.
///
/// What contradicts itself is left out and reported to `onDiagnostics`; nothing is fatal.
public struct ConstraintLayout: Layout {
  /// The constraints, by the names and numbers of views.
  public var group: ConstraintGroup
  /// The container's margins.
  public var layoutMargins = EdgeInsets(.all, 8)
  /// What the surroundings cover of the container.
  public var safeAreaInsets = EdgeInsets()
  /// Whether the container is as large as is proposed, rather than as its contents like to be.
  public var takesProposal = false
  /// Called with what was left out or is open, once for each state of the constraints, on the
  /// thread that lays out.
  public var onDiagnostics: (@Sendable ([ConstraintDiagnostic]) -> Void)?

  /// A layout under the constraints that `constraints` writes down.
  public init(@ConstraintBuilder _ constraints: (ConstraintScope) -> ConstraintGroup) {
    group = constraints(ConstraintScope())
  }

  /// A layout under constraints that are written down already.
  public init(_ group: ConstraintGroup) { self.group = group }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    cache.fit(proposal, takesProposal: takesProposal)
    cache.settleSubviews(subviews)
    return cache.tree.size.answering(proposal)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    cache.tree.pin(bounds.size)
    cache.settleSubviews(subviews)
    for (index, subview) in subviews.enumerated() {
      let frame = cache.frame(at: index, in: bounds)
      let anchor = cache.options[index].alignment
      subview.place(
        at: CGPoint(
          x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height),
        anchor: anchor, proposal: ProposedViewSize(cache.snapped(frame.size, at: index)))
    }
    if let news = cache.news() { onDiagnostics?(news) }
  }
}

extension ConstraintLayout: Hashable {
  /// Whether both hold the same constraints; who is notified of mistakes does not count.
  public static func == (a: ConstraintLayout, b: ConstraintLayout) -> Bool {
    a.group == b.group && a.layoutMargins == b.layoutMargins
      && a.safeAreaInsets == b.safeAreaInsets && a.takesProposal == b.takesProposal
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(group) }
}

extension CGSize {
  /// The size as an answer: infinite where infinity is proposed and there is no end to it.
  fileprivate func answering(_ proposal: ProposedViewSize) -> CGSize {
    let most = ConstraintTree.layoutFittingExpandedSize.width - 1e-3
    return CGSize(
      width: proposal.width == .infinity && width >= most ? .infinity : width,
      height: proposal.height == .infinity && height >= most ? .infinity : height)
  }
}
