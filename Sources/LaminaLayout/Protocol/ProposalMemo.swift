package import LaminaGeometry

/// The answers to the proposals made so far, of which there are few: a list searched from its end.
package struct ProposalMemo<Answer> {
  @usableFromInline var entries: [(proposal: PackedProposal, answer: Answer)] = []
  @usableFromInline static var limit: Int { 16 }

  @inlinable package init() {}

  /// The answer to `proposal`; the oldest entry gives way to the seventeenth.
  @inlinable package subscript(proposal: ProposedViewSize) -> Answer? {
    get {
      let wanted = PackedProposal(proposal)
      var place = entries.count
      while place > 0 {
        place -= 1
        if entries[place].proposal == wanted { return entries[place].answer }
      }
      return nil
    }
    set {
      let key = PackedProposal(proposal)
      if let known = entries.firstIndex(where: { $0.proposal == key }) {
        entries.remove(at: known)
      }
      guard let newValue else { return }
      // Most are asked once or twice; there are many of them.
      if entries.isEmpty { entries.reserveCapacity(2) }
      if entries.count == Self.limit { entries.removeFirst() }
      entries.append((key, newValue))
    }
  }

  /// Whether nothing that was asked has been forgotten, and it is little enough to be asked again.
  @inlinable package var isComplete: Bool { entries.count <= Self.limit - 4 }

  /// Whether `matches` holds for all entries, the latest first; it stops at the first that it does
  /// not hold for.
  @inlinable package func allSatisfy(
    _ matches: (ProposedViewSize, Answer) -> Bool
  ) -> Bool {
    entries.reversed().allSatisfy { matches($0.proposal.size, $0.answer) }
  }
}

/// A proposal in half of its memory: what is not proposed is a number that no length is.
package struct PackedProposal: Hashable, Sendable {
  @usableFromInline let width: UInt64
  @usableFromInline let height: UInt64

  @inlinable package init(_ size: ProposedViewSize) {
    width = Self.pack(size.width)
    height = Self.pack(size.height)
  }

  @inlinable package var size: ProposedViewSize {
    ProposedViewSize(width: Self.unpack(width), height: Self.unpack(height))
  }

  /// One of the many patterns that are no number.
  @usableFromInline static var unspecified: UInt64 { 0x7FFC_0000_0000_0001 }

  /// The bits of a length; both zeros have the same.
  @inlinable static func pack(_ length: CGFloat?) -> UInt64 {
    length.map { (Double($0) + 0).bitPattern } ?? unspecified
  }

  @inlinable static func unpack(_ bits: UInt64) -> CGFloat? {
    bits == unspecified ? nil : CGFloat(Double(bitPattern: bits))
  }
}
