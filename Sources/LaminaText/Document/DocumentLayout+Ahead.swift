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
    let text: String
    let styles: StyleRuns?
    let index: DocumentIndex
    let measure: StretchMeasure
    let stretches: LaidOutStretches
    let shapes: ShapedWindows
    let firstIsRightToLeft: Bool?
    /// Of the layout that it was taken from.
    let version: Int

    fileprivate init(_ layout: DocumentLayout, text: String, version: Int) {
      self.text = text
      styles = layout.styles
      self.version = version
      index = layout.index
      measure = layout.measure
      stretches = layout.stretches
      shapes = layout.shapes
      firstIsRightToLeft = layout.firstIsRightToLeft
    }

    /// The same with more laid out, around a range of heights in points; nil when it was stopped.
    ///
    /// Any thread may do this.
    package func layingOut(
      _ sight: Range<CGFloat>, ahead: CGFloat, token: CancellationToken
    ) -> State? {
      let layout = DocumentLayout(self, token: token)
      layout.layOut(sight, ahead: ahead)
      if token.isCancelled { return nil }
      // The next editor of the text is to be its only owner.
      return State(layout, text: "", version: version)
    }
  }

  package var state: State { State(self, text: text, version: version) }

  /// The heights around `sight`, in points, that are laid out without a gap; as far as there are any
  /// where the text begins and ends.
  package func laidOut(around sight: Range<CGFloat>) -> Range<CGFloat> {
    let middle = index.place(atHeight: Int((sight.lowerBound * appearance.scale).rounded())).number
    guard let run = stretches.run(around: middle) else {
      return sight.lowerBound..<sight.lowerBound
    }
    let (top, bottom) = (index.place(run.lowerBound), index.place(run.upperBound))
    let start = top.number == 0 ? -.infinity : CGFloat(top.top) / appearance.scale
    let isLast = bottom.number + 1 == index.count
    return start..<(isLast ? .infinity : CGFloat(bottom.bottom) / appearance.scale)
  }
}
