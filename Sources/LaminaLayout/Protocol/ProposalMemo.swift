/// The answers to the proposals made so far, of which there are few: a list searched from its end.
package struct ProposalMemo<Answer> {
  @usableFromInline var entries: [(proposal: ProposedViewSize, answer: Answer)] = []
  @usableFromInline static var limit: Int { 16 }

  @inlinable package init() {}

  /// The answer to `proposal`; the oldest entry gives way to the seventeenth.
  @inlinable package subscript(proposal: ProposedViewSize) -> Answer? {
    get {
      var place = entries.count
      while place > 0 {
        place -= 1
        if entries[place].proposal == proposal { return entries[place].answer }
      }
      return nil
    }
    set {
      if let known = entries.firstIndex(where: { $0.proposal == proposal }) {
        entries.remove(at: known)
      }
      guard let newValue else { return }
      if entries.isEmpty { entries.reserveCapacity(4) }
      if entries.count == Self.limit { entries.removeFirst() }
      entries.append((proposal, newValue))
    }
  }

  /// Whether nothing that was asked has been forgotten, and it is little enough to be asked again.
  @inlinable package var isComplete: Bool { entries.count <= Self.limit - 4 }

  /// Whether `matches` holds for all entries, the latest first; it stops at the first that it does
  /// not hold for.
  @inlinable package func allSatisfy(
    _ matches: (ProposedViewSize, Answer) -> Bool
  ) -> Bool {
    entries.reversed().allSatisfy { matches($0.proposal, $0.answer) }
  }
}
