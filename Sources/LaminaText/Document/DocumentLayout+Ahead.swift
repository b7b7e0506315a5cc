package import LaminaDrawing
package import LaminaGeometry

/// Laying out elsewhere what will be looked at next.
///
/// ```
///  the main thread                       a worker
///  state ───────────────────────────────▶ laidOut(around: sight, ahead: 600)
///  adopt ◀── a state that knows more ───┘
/// ```
extension DocumentLayout {
  /// What a layout knows at a moment, in a form that threads can pass on.
  package struct State: Sendable {
    fileprivate var text: String
    fileprivate var index: DocumentIndex
    fileprivate var look: StretchLook
    fileprivate var known: [Known]
    fileprivate var shapes: ShapedWindows
    fileprivate var lastID: Int
    fileprivate var pixelsPerByte: CGFloat?
    fileprivate var firstIsRightToLeft: Bool?
    /// Of the layout that it was taken from.
    fileprivate var version: Int

    /// The same with more laid out, around a range of heights in points; nil when it was stopped.
    ///
    /// Any thread may do this.
    package func layingOut(
      _ sight: Range<CGFloat>, ahead: CGFloat, token: CancellationToken
    ) -> State? {
      let layout = DocumentLayout(self)
      layout.token = token
      layout.layOut(sight, ahead: ahead)
      if token.isCancelled { return nil }
      var state = layout.state
      state.version = version
      // Who edits the text next is to be its only owner.
      state.text = ""
      return state
    }
  }

  package var state: State {
    State(
      text: text, index: index, look: look, known: known, shapes: shapes, lastID: lastID,
      pixelsPerByte: pixelsPerByte, firstIsRightToLeft: firstIsRightToLeft, version: version)
  }

  private convenience init(_ state: State) {
    self.init("", width: nil)
    (text, look) = (state.text, state.look)
    take(state)
  }

  private func take(_ state: State) {
    (index, known, lastID) = (state.index, state.known, state.lastID)
    shapes = state.shapes
    (pixelsPerByte, firstIsRightToLeft) = (state.pixelsPerByte, state.firstIsRightToLeft)
  }

  /// Takes over what was laid out of one of its states; false when it knows other things since.
  ///
  /// Heights may have become known: where a line stood can be found again by its ``anchor(at:)``.
  package func adopt(_ state: State) -> Bool {
    guard state.version == version else { return false }
    take(state)
    version += 1
    return true
  }

  /// The heights around `sight`, in points, that are laid out without a gap; as far as there are any
  /// where the text begins and ends.
  package func laidOut(around sight: Range<CGFloat>) -> Range<CGFloat> {
    let middle = index.place(atHeight: Int((sight.lowerBound * look.scale).rounded())).number
    let slot = slot(middle)
    guard slot.isKnown, known[slot.index].layout != nil else {
      return sight.lowerBound..<sight.lowerBound
    }
    var (first, last) = (slot.index, slot.index)
    while first > 0, follows(first - 1) { first -= 1 }
    while last + 1 < known.count, follows(last) { last += 1 }
    let (top, bottom) = (index.place(known[first].number), index.place(known[last].number))
    let start = top.number == 0 ? -.infinity : CGFloat(top.top) / look.scale
    let isLast = bottom.number + 1 == index.count
    return start..<(isLast ? .infinity : CGFloat(bottom.bottom) / look.scale)
  }

  /// Whether the stretch behind one of those that are known is known too, and both are laid out.
  private func follows(_ slot: Int) -> Bool {
    let (one, next) = (known[slot], known[slot + 1])
    return one.number + 1 == next.number && one.layout != nil && next.layout != nil
  }
}
