/// The answers to the proposals made so far, of which there are few: a list searched from its end.
package struct ProposalMemo<Answer> {
  private var entries: [(proposal: ProposedViewSize, answer: Answer)] = []
  private static var limit: Int { 16 }

  package init() {}

  /// The answer to `proposal`; the oldest entry gives way to the seventeenth.
  package subscript(proposal: ProposedViewSize) -> Answer? {
    get { entries.last { $0.proposal == proposal }?.answer }
    set {
      if let known = entries.firstIndex(where: { $0.proposal == proposal }) {
        entries.remove(at: known)
      }
      guard let newValue else { return }
      if entries.count == Self.limit { entries.removeFirst() }
      entries.append((proposal, newValue))
    }
  }
}
