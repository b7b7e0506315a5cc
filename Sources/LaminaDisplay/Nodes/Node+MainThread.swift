import LaminaLayout

extension Node {
  /// Whether laying it out runs code that belongs to the main thread.
  package var isLaidOutOnMain: Bool {
    if traits.appearance.mask?.isLaidOutOnMain == true { return true }
    guard case .container(let layout) = rule else { return false }
    return (layout.base as? AlignmentGuideLayout)?.runsOnMain == true
      || children.contains(where: \.isLaidOutOnMain)
  }
}
