import LaminaDisplay
public import LaminaGeometry
public import LaminaLayout

/// How large a sheet is: `.automatic`, `.fitted`, `.form`, `.page`, or one of your own.
///
/// ```swift
/// struct Wide: PresentationSizing {
///   func proposedSize(
///     for root: PresentationSizingRoot, context: PresentationSizingContext
///   ) -> ProposedViewSize { ProposedViewSize(width: 640, height: nil) }
/// }
/// ```
/// No sheet is larger than its window leaves room for, and one in a narrow window fills its width.
public nonisolated protocol PresentationSizing: Sendable {
  /// The size of a sheet; a length that is nil is what its content takes.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The content of a sheet, to be measured.
public nonisolated struct PresentationSizingRoot {
  let content: LayoutSubview

  /// How large the content would be for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(proposal)
  }
}

/// What is known of the place in which a sheet is presented.
public nonisolated struct PresentationSizingContext {
  /// The most that a sheet can take.
  let room: CGSize
}

/// The content's size, as far as there is room for it.
public nonisolated struct AutomaticPresentationSizing: PresentationSizing, Hashable {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    let largest = CGSize(
      width: min(context.room.width, SheetMetrics.largest.width),
      height: min(context.room.height, SheetMetrics.largest.height))
    return ProposedViewSize(root.sizeThatFits(ProposedViewSize(largest)).limited(by: largest))
  }
}

/// The size that the content has by itself.
public nonisolated struct FittedPresentationSizing: PresentationSizing, Hashable {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

/// A size for a form: 540 by 620 points.
public nonisolated struct FormPresentationSizing: PresentationSizing, Hashable {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 540, height: 620) }
}

/// A size for a page of text or a picture: 720 by 860 points.
public nonisolated struct PagePresentationSizing: PresentationSizing, Hashable {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 720, height: 860) }
}

/// The lengths of another sizing, or those that the content has by itself.
private nonisolated struct PartlyFittedSizing: PresentationSizing {
  let base: any PresentationSizing
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    let size = base.proposedSize(for: root, context: context)
    let width = horizontal ? root.sizeThatFits(.unspecified).width : size.width
    guard vertical else { return ProposedViewSize(width: width, height: size.height) }
    let room = ProposedViewSize(width: width.map { min($0, context.room.width) }, height: nil)
    return ProposedViewSize(width: width, height: root.sizeThatFits(room).height)
  }
}

nonisolated extension PresentationSizing {
  /// The sizing with lengths that the content has by itself in these directions.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    PartlyFittedSizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}

nonisolated extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The content's size, as far as there is room for it, up to 560 by 680 points.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

nonisolated extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size that the content has by itself.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

nonisolated extension PresentationSizing where Self == FormPresentationSizing {
  /// A size for a form: 540 by 620 points.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

nonisolated extension PresentationSizing where Self == PagePresentationSizing {
  /// A size for a page of text or a picture: 720 by 860 points.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension View {
  /// Says how large the sheet is in which the view is presented.
  ///
  /// ```swift
  /// .sheet(isPresented: $showsLetter) { Letter().presentationSizing(.page) }
  /// ```
  /// A sheet with detents goes by those.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presented { $0.sizing = sizing }
  }
}
