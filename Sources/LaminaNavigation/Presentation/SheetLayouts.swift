import LaminaAnimation
import LaminaDisplay
import LaminaGeometry
import LaminaLayout
import LaminaThemes

/// The measures of what is presented.
nonisolated enum SheetMetrics {
  /// What a sheet takes at most.
  static let largest = CGSize(width: 560, height: 680)
  static let smallest = CGSize(width: 200, height: 80)
  /// How far a sheet stays from the window's edges.
  static let margin: CGFloat = 24
  static let dialogWidth: CGFloat = 300
  /// How far an alert or a confirmation stays from the window's edges.
  static let dialogMargins = EdgeInsets(top: 12, leading: 10, bottom: 12, trailing: 10)
}

extension MeasureReader {
  /// How sheets, and what else is presented, come and go.
  nonisolated var sheetAnimation: Animation { .smooth(duration: Double(self[.durationSheet])) }
}

/// Places what is presented in the window.
nonisolated struct SheetPlacement: Layout, Equatable {
  var alignment: Alignment
  var margins = EdgeInsets(
    top: SheetMetrics.margin, leading: SheetMetrics.margin, bottom: SheetMetrics.margin,
    trailing: SheetMetrics.margin)
  /// The most that it takes.
  var largest: CGSize?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var room = CGRect(
      x: bounds.minX + margins.leading, y: bounds.minY + margins.top,
      width: max(0, bounds.width - margins.leading - margins.trailing),
      height: max(0, bounds.height - margins.top - margins.bottom))
    if let largest {
      room = room.insetBy(dx: max(0, (room.width - largest.width) / 2), dy: 0)
      if room.height > largest.height {
        let spare = room.height - largest.height
        room.size.height = largest.height
        room.origin.y += alignment.vertical == .bottom ? spare : spare / 2
      }
    }
    let isAtBottom = alignment.vertical == .bottom
    for subview in subviews {
      subview.place(
        at: CGPoint(x: room.midX, y: isAtBottom ? room.maxY : room.midY),
        anchor: isAtBottom ? .bottom : .center, proposal: ProposedViewSize(room.size))
    }
  }
}

/// The size of a sheet: what its sizing says, within the room that there is, or all of that.
nonisolated struct SheetSize: Layout, Equatable {
  var fills: Bool
  var sizing: any PresentationSizing = .automatic

  static func == (a: SheetSize, b: SheetSize) -> Bool {
    a.fills == b.fills && isSameValue(a.sizing, b.sizing as Any)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let room = proposal.replacingUnspecifiedDimensions(by: SheetMetrics.largest)
    guard !fills, let content = subviews.first else { return room }
    let wish = sizing.proposedSize(
      for: PresentationSizingRoot(content: content), context: PresentationSizingContext(room: room))
    let size = self.size(wish, of: content, in: room)
    return CGSize(
      width: max(size.width.usableLength(), SheetMetrics.smallest.width),
      height: max(size.height.usableLength(), SheetMetrics.smallest.height)
    ).limited(by: room)
  }

  /// What is wished for; a length that is not is what the content takes.
  private func size(
    _ wish: ProposedViewSize, of content: LayoutSubview, in room: CGSize
  ) -> CGSize {
    if let width = wish.width, let height = wish.height {
      return CGSize(width: width, height: height)
    }
    let own = content.sizeThatFits(
      ProposedViewSize(
        width: wish.width.map { min($0, room.width) },
        height: wish.height.map { min($0, room.height) }))
    return CGSize(width: wish.width ?? own.width, height: wish.height ?? own.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
    }
  }
}

nonisolated extension CGSize {
  /// The size, but no longer in either direction than another one.
  func limited(by most: CGSize) -> CGSize {
    CGSize(width: min(width, most.width), height: min(height, most.height))
  }
}

/// Places a popover beside what it points to, where there is room.
///
/// ```
///  edge: .top    ┌─────────┐        edge: .bottom   [target]
///                │ popover │                            ▲
///                └────▼────┘                       ┌─────────┐
///                 [target]                         │ popover │
///                                                  └─────────┘
/// ```
nonisolated struct PopoverLayout: Layout, Equatable {
  private static let gap: CGFloat = 8
  private static let margin: CGFloat = 8
  /// The side of a target is used that has as much room at least.
  private static let least: CGFloat = 100
  let target: CGRect
  let edge: Edge
  /// Where it may stand.
  var floatingRoom = FloatingRoom()
  /// Whether what is placed here will be seen with left and right exchanged.
  let isMirrored: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let room = floatingRoom.within(bounds, isMirrored: isMirrored, margin: Self.margin)
    var target = target.offsetBy(dx: bounds.minX, dy: bounds.minY)
    if isMirrored { target.origin.x = bounds.minX + bounds.maxX - target.maxX }
    for subview in subviews {
      let size = size(of: subview, beside: target, in: room)
      subview.place(
        at: origin(of: size, beside: target, in: room), proposal: ProposedViewSize(size))
    }
  }

  /// Its ideal size, as far as there is room: where it fits on no side of the target, the one with more room,
  /// unless that is narrow, or the content cannot be so small.
  private func size(of subview: LayoutSubview, beside target: CGRect, in room: CGRect) -> CGSize {
    var size = subview.sizeThatFits(.unspecified)
    if size.width > room.width {
      // Texts break into more lines there.
      size.width = max(0, room.width)
      size.height = subview.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height
    }
    size.height = min(size.height, max(0, room.height))
    let isBeside = edge == .leading || edge == .trailing
    let sides =
      isBeside
      ? [target.minX - room.minX, room.maxX - target.maxX]
      : [target.minY - room.minY, room.maxY - target.maxY]
    let most = (sides.max() ?? 0) - Self.gap
    guard most >= Self.least else { return size }
    if !isBeside {
      size.height = min(size.height, most)
    } else if size.width > most {
      size.width = most
      let height = subview.sizeThatFits(ProposedViewSize(width: most, height: nil)).height
      size.height = min(height, max(0, room.height))
    }
    let fitting = subview.sizeThatFits(ProposedViewSize(size))
    return fitting.width <= room.width && fitting.height <= room.height ? fitting : size
  }

  private func origin(of size: CGSize, beside target: CGRect, in room: CGRect) -> CGPoint {
    var origin = CGPoint(x: target.midX - size.width / 2, y: target.midY - size.height / 2)
    let (before, behind) = (Self.gap + size.width, Self.gap)
    switch edge {
    case .top, .bottom:
      let above = target.minY - Self.gap - size.height
      let below = target.maxY + Self.gap
      origin.y = choose(
        edge == .top ? above : below, else: edge == .top ? below : above,
        from: room.minY, to: room.maxY - size.height)
    case .leading, .trailing:
      let (left, right) = (target.minX - before, target.maxX + behind)
      origin.x = choose(
        edge == .leading ? left : right, else: edge == .leading ? right : left,
        from: room.minX, to: room.maxX - size.width)
    }
    return CGPoint(
      x: max(room.minX, min(origin.x, room.maxX - size.width)),
      y: max(room.minY, min(origin.y, room.maxY - size.height)))
  }

  /// The first place if there is room, else the second if there is, else the first.
  private func choose(
    _ first: CGFloat, else second: CGFloat, from low: CGFloat, to high: CGFloat
  ) -> CGFloat {
    let range = low...max(low, high)
    return range.contains(first) || !range.contains(second) ? first : second
  }
}
