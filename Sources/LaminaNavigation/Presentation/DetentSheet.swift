import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaLayout
import LaminaThemes

/// A sheet at the lower edge of the window, at one of several heights.
struct DetentSheet: View {
  let level: PresentedLevel
  /// Where it rests, as far as the author does not say so.
  @State private var own: PresentationDetent?
  /// How far a drag has pulled it up.
  @State private var pulled: CGFloat = 0
  @Environment(\.measures) private var measures

  private static let handleHeight: CGFloat = 20
  private static let topMargin: CGFloat = 24

  var body: some View {
    GeometryReader { window in
      let room = max(0, window.size.height - Self.topMargin)
      let rest = detent(in: room).height(in: room)
      let height = min(max(0, rest + pulled), room)
      let hidden = max(0, -(rest + pulled - height))
      PortalExit(portal: level.item.portal)
        .arranged(SheetSize(fills: true))
        .padding(.top, isHandleVisible ? Self.handleHeight / 2 : 0)
        .overlay(alignment: .top) { handle(in: room) }
        .frame(height: height)
        .meaningDialog()
        // Its lower corners lie below the window.
        .padding(.bottom, radius)
        .card(level, .cornerSheet)
        .lettingThrough(
          level.options.backgroundInteraction.isEnabled(at: rest, in: room), level.item
        )
        .offset(y: hidden)
        .arranged(
          SheetPlacement(
            alignment: .bottom,
            margins: EdgeInsets(
              top: Self.topMargin, leading: 0, bottom: -radius, trailing: 0),
            largest: CGSize(width: 640, height: CGFloat.infinity)))
    }
  }

  private var radius: CGFloat { level.cornerRadius(in: measures) }

  private func handle(in room: CGFloat) -> some View {
    ZStack {
      if isHandleVisible {
        Capsule().fill(.secondary).frame(width: 36, height: 5).opacity(0.5)
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: Self.handleHeight)
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 3, coordinateSpace: .global)
        .onChanged { pulled = -$0.translation.height }
        .onEnded { settle(after: $0, in: room) }
    )
    .accessibilityHidden(true)
  }

  private var isHandleVisible: Bool {
    switch level.options.dragIndicator {
    case .visible: true
    case .hidden: false
    case .automatic: level.options.detents.count > 1
    }
  }

  /// Where it rests: what the author says, or the last drag, if that is one of the detents.
  private func detent(in room: CGFloat) -> PresentationDetent {
    let wanted = level.options.selection?.wrappedValue ?? own
    if let wanted, level.options.detents.contains(wanted) { return wanted }
    return sorted(in: room).first ?? .large
  }

  private func sorted(in room: CGFloat) -> [PresentationDetent] {
    level.options.detents.sorted { $0.height(in: room) < $1.height(in: room) }
  }

  /// Goes to the detent that is nearest to where the drag would have led, or ends the sheet below all.
  private func settle(after drag: DragGesture.Value, in room: CGFloat) {
    let goal = detent(in: room).height(in: room) - drag.predictedEndTranslation.height
    let detents = sorted(in: room)
    let lowest = detents.first?.height(in: room) ?? 0
    if goal < lowest / 2, level.item.isDismissible {
      level.item.close()
      return withAnimation(measures.sheetAnimation) { pulled = 0 }
    }
    let nearest = detents.min {
      abs($0.height(in: room) - goal) < abs($1.height(in: room) - goal)
    }
    withAnimation(measures.sheetAnimation) {
      pulled = 0
      guard let nearest else { return }
      own = nearest
      level.options.selection?.wrappedValue = nearest
    }
  }
}
