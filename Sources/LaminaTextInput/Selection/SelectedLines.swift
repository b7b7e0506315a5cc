import LaminaDisplay
import LaminaGeometry
import LaminaLayout
import LaminaText
import Synchronization

/// What a text that can be selected measures, and its lines: while it stays, a press and each move of a drag
/// neither shape it nor break its lines again.
nonisolated final class SelectedLines: Sendable {
  private struct State {
    var scale: CGFloat = 1
    var dimensions = ProposalMemo<LeafDimensions>()
    var lines: (size: CGSize, layout: TextLayout)?

    /// Forgets what holds at another scale.
    mutating func use(_ scale: CGFloat) {
      if self.scale != scale { self = State(scale: scale) }
    }
  }

  private let state = Mutex(State())

  /// What the text measures for a proposal.
  func dimensions(
    of text: TextLeaf, _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions {
    let scale = context.scale
    let known = state.withLock { state in
      state.use(scale)
      return state.dimensions[proposal]
    }
    if let known { return known }
    let dimensions = text.dimensions(proposal, in: &context)
    state.withLock { $0.dimensions[proposal] = dimensions }
    return dimensions
  }

  /// The lines in a rectangle of `size`, kept for the next time.
  func layout(
    of text: TextLeaf, size: CGSize, in context: inout LeafContext
  ) -> TextLayout {
    let scale = context.scale
    let known = state.withLock { state in
      state.use(scale)
      return state.lines?.size == size ? state.lines?.layout : nil
    }
    guard let known else {
      let made = text.layout(size: size, in: &context)
      state.withLock { state in
        // Lines of an earlier size are best made of what has been measured for it again.
        if state.lines != nil { state.dimensions = ProposalMemo() }
        state.lines = (size, made)
      }
      return made
    }
    context.memory = nil
    context.diagnostics = known.diagnostics
    return known
  }
}
