/// A fault that keeps people from using what is on screen: where, what was measured, what mends it.
public struct AccessibilityFinding: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A control or picture without a name.
    case unlabelled
    /// Text too near to its ground in brightness.
    case textContrast
    /// A control's boundary or mark too near to its ground in brightness.
    case controlContrast
    /// Something to press that is too small, with others too near.
    case smallTarget
    /// Text that has less room than it needs.
    case cutText
    /// Text that another text is drawn over.
    case overlappingText
    case duplicateIdentifier
    /// Something that Tab stops at and the tree does not know.
    case focusWithoutElement
    case actionWithoutRole
  }

  public let kind: Kind
  /// What was looked at: a page's name.
  public let page: String
  /// The element and those that enclose it, the outermost first.
  public let path: String
  public let measured: String
  public let repair: String

  public nonisolated init(
    _ kind: Kind, page: String, path: String, measured: String, repair: String
  ) {
    self.kind = kind
    self.page = page
    self.path = path
    self.measured = measured
    self.repair = repair
  }

  public nonisolated var description: String {
    "\(page): \(kind.rawValue) at \(path): \(measured); \(repair)."
  }
}
