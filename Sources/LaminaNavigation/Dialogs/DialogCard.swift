import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaText
import LaminaThemes

/// What an alert or a confirmation shows: a title, a message, and actions.
struct DialogCard<Actions: View, Message: View>: View {
  let title: Text?
  /// Whether a button for leaving things as they are is added where there is none.
  let addsCancel: Bool
  let actions: Actions
  let message: Message
  @Environment(\.presentedItem) private var item
  @Environment(\.measures) private var measures
  @Environment(\.dialogOptions) private var options

  var body: some View {
    DialogLayout {
      ScrollView { words }
      ScrollView { buttons }
    }
    .font(.body)
    .foregroundStyle(.primary)
    .buttonStyle(DialogButtonStyle())
    .environment(\.dialogButtons, item?.buttons)
  }

  private var words: some View {
    VStack(spacing: 6) {
      DialogSign(options: options)
      title?.font(.headline).accessibilityAddTraits(.isHeader)
      message.font(.callout).foregroundStyle(.secondary)
      DialogSuppression(options: options)
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
    .padding(EdgeInsets(top: 20, leading: 20, bottom: measures[.spaceLarge] / 2, trailing: 20))
  }

  private var buttons: some View {
    DialogActionsLayout {
      Group(subviews: actions) { subviews in
        subviews
        AddedOK(buttons: item?.buttons)
        if addsCancel { AddedCancel(buttons: item?.buttons) }
      }
    }
    .padding(EdgeInsets(top: measures[.spaceLarge] / 2, leading: 20, bottom: 20, trailing: 20))
  }
}

/// Words above actions: where there is too little room for both the words scroll, then the actions, too.
///
/// ```
///  ┌──────────────┐       ┌──────────────┐
///  │ Title        │       │ Title        │
///  │ message      │       │ message…    ▐│  scrolls
///  │ [No]   [Yes] │       │ [No]   [Yes] │  stays
///  └──────────────┘       └──────────────┘
/// ```
nonisolated struct DialogLayout: Layout, Equatable {
  /// What the words keep beside many actions: a title and a line below it; at most this part of the room.
  private static let leastWords: CGFloat = 80
  private static let leastPart: CGFloat = 0.4

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.width ?? SheetMetrics.dialogWidth
    let heights = heights(of: subviews, width: width, in: proposal.height)
    return CGSize(width: width, height: heights.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for (subview, height) in zip(
      subviews, heights(of: subviews, width: bounds.width, in: bounds.height))
    {
      subview.place(
        at: CGPoint(x: bounds.minX, y: y),
        proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height
    }
  }

  private func heights(
    of subviews: Subviews, width: CGFloat, in room: CGFloat?
  ) -> [CGFloat] {
    let ideal = subviews.map { $0.sizeThatFits(.init(width: width, height: nil)).height }
    guard let room, ideal.count == 2, ideal.reduce(0, +) > room else { return ideal }
    let least = min(ideal[0], Self.leastWords, room * Self.leastPart)
    let words = max(least, min(ideal[0], room - ideal[1]))
    return [words, max(0, room - words)]
  }
}

/// The button of a dialog whose author gives it none.
private struct AddedOK: View {
  let buttons: DialogButtons?

  var body: some View {
    if buttons?.wantsOne == true { Button("OK", action: {}) }
  }
}

/// The button that a confirmation has where its author gives it none with that role.
private struct AddedCancel: View {
  let buttons: DialogButtons?

  var body: some View {
    if buttons?.wantsCancel == true { Button("Cancel", role: .cancel, action: {}) }
  }
}

/// Fields one below the other; then two buttons side by side if they fit, or one below the other.
///
/// ```
///  ┌──────────────┐       ┌──────────────┐
///  │ field        │       │ Delete       │
///  │ Cancel │ Add │       │ Archive      │
///  └──────────────┘       │ Cancel       │
///                         └──────────────┘
/// ```
nonisolated struct DialogActionsLayout: Layout, Equatable {
  private static let spacing: CGFloat = 8

  private struct Line {
    var frames: [(index: Int, frame: CGRect)] = []
    var height: CGFloat = 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.width ?? SheetMetrics.dialogWidth
    return CGSize(width: width, height: arrange(subviews, in: width).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, frame) in arrange(subviews, in: bounds.width).frames {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func arrange(_ subviews: Subviews, in width: CGFloat) -> Line {
    let (buttons, others) = parts(of: subviews)
    var all = Line()
    for index in others { add(index, subviews, &all, width: width) }
    let half = max(0, (width - Self.spacing) / 2)
    let fitsBeside = buttons.allSatisfy { subviews[$0].sizeThatFits(.unspecified).width <= half }
    if buttons.count == 2, fitsBeside {
      let height =
        buttons.map { subviews[$0].sizeThatFits(.init(width: half, height: nil)).height }
        .max() ?? 0
      let top = all.height + (all.frames.isEmpty ? 0 : Self.spacing)
      for (place, index) in cancelFirst(buttons, subviews).enumerated() {
        let x = place == 0 ? 0 : width - half
        all.frames.append((index, CGRect(x: x, y: top, width: half, height: height)))
      }
      all.height = top + height
    } else {
      for index in cancelLast(buttons, subviews) { add(index, subviews, &all, width: width) }
    }
    return all
  }

  private func add(_ index: Int, _ subviews: Subviews, _ line: inout Line, width: CGFloat) {
    let height = subviews[index].sizeThatFits(.init(width: width, height: nil)).height
    let top = line.height + (line.frames.isEmpty ? 0 : Self.spacing)
    line.frames.append((index, CGRect(x: 0, y: top, width: width, height: height)))
    line.height = top + height
  }

  private func parts(of subviews: Subviews) -> (buttons: [Int], others: [Int]) {
    let isButton = { (index: Int) in subviews[index][DialogButtonKey.self] != nil }
    return (subviews.indices.filter(isButton), subviews.indices.filter { !isButton($0) })
  }

  private func cancelFirst(_ buttons: [Int], _ subviews: Subviews) -> [Int] {
    let isCancel = { (index: Int) in subviews[index][DialogButtonKey.self] == .cancel }
    return buttons.filter(isCancel) + buttons.filter { !isCancel($0) }
  }

  private func cancelLast(_ buttons: [Int], _ subviews: Subviews) -> [Int] {
    let isCancel = { (index: Int) in subviews[index][DialogButtonKey.self] == .cancel }
    return buttons.filter { !isCancel($0) } + buttons.filter(isCancel)
  }
}
