import Lamina

/// A composition in a rectangle with two handles: one moves it, one resizes it.
struct LayoutBench: View {
  static let size = CGSize(width: 204, height: 116)
  let demo: LayoutDemo
  @State private var rect: CGRect
  @State private var grabbed: CGRect?
  @Environment(\.dynamicTypeSize) private var textSize

  init(_ demo: LayoutDemo) {
    self.demo = demo
    _rect = State(initialValue: demo.start)
  }

  var body: some View {
    let panes = demo.panes(in: rect)
    VStack(alignment: .leading, spacing: 8) {
      TextRow(alignment: .firstTextBaseline) {
        Text(demo.id).font(.headline)
        Text(demo.caption).font(.caption).foregroundStyle(.secondary)
          .lineLimit(textSize.isAccessibilitySize ? nil : 1)
      }
      TextRow(alignment: .top, spacing: 10) {
        bench(panes)
        FrameNumbers(panes: panes, demo: demo.id)
      }
    }
  }

  private func bench(_ panes: [Pane]) -> some View {
    ZStack(alignment: .topLeading) {
      Color(role: .quaternary).opacity(0.35)
      ForEach(panes, id: \.name) { pane in
        PaneView(pane: pane)
      }
      Rectangle().strokeBorder(.secondary, style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
        .frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
      handle("move", at: rect.origin) { $0.moved(by: $1) }
      handle("size", at: CGPoint(x: rect.maxX, y: rect.maxY)) { $0.resized(by: $1) }
    }
    .frame(width: Self.size.width, height: Self.size.height)
    .clipShape(RoundedRectangle(cornerRadius: 8))
  }

  private func handle(
    _ name: String, at point: CGPoint, change: @escaping (CGRect, CGSize) -> CGRect
  ) -> some View {
    Circle().fill(.background)
      .overlay { Circle().strokeBorder(Color(role: .accent), lineWidth: 2) }
      .frame(width: 12, height: 12)
      .movedByArrows("\(name == "move" ? "Move" : "Resize") \(demo.id)", step: 4) {
        rect = change(rect, $0)
      }
      .accessibilityIdentifier("\(name) \(demo.id)")
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { drag in
            let from = grabbed ?? rect
            grabbed = from
            rect = change(from, drag.translation)
          }
          .onEnded { _ in grabbed = nil }
      )
      .offset(x: point.x - 6, y: point.y - 6)
  }
}

extension CGRect {
  /// The rectangle elsewhere on the bench, on whole points.
  fileprivate func moved(by way: CGSize) -> CGRect {
    let room = LayoutBench.size
    return CGRect(
      x: (minX + way.width).rounded().held(0, room.width - width),
      y: (minY + way.height).rounded().held(0, room.height - height), width: width, height: height)
  }

  /// The rectangle with another size that the bench has room for, in whole points.
  fileprivate func resized(by way: CGSize) -> CGRect {
    let room = LayoutBench.size
    return CGRect(
      x: minX, y: minY, width: (width + way.width).rounded().held(30, room.width - minX),
      height: (height + way.height).rounded().held(20, room.height - minY))
  }
}

extension CGFloat {
  fileprivate func held(_ least: CGFloat, _ most: CGFloat) -> CGFloat {
    Swift.max(least, Swift.min(self, most))
  }
}

/// A leaf where it was laid out.
private struct PaneView: View {
  let pane: Pane

  var body: some View {
    RoundedRectangle(cornerRadius: 3).fill(pane.color.opacity(0.25))
      .overlay { RoundedRectangle(cornerRadius: 3).strokeBorder(pane.color, lineWidth: 1.5) }
      .frame(width: pane.frame.width, height: pane.frame.height)
      .offset(x: pane.frame.minX, y: pane.frame.minY)
  }
}

/// The names and frames of the leaves, in drawing order.
private struct FrameNumbers: View {
  let panes: [Pane]
  let demo: String

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(panes, id: \.name) { pane in
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 4) {
            RoundedRectangle(cornerRadius: 2).fill(pane.color).frame(width: 8, height: 8)
            Text(pane.name)
          }
          Text(pane.frame.numbers).monospacedDigit()
            .accessibilityIdentifier("\(pane.name) of \(demo)")
        }
      }
    }
    .font(.system(size: 10))
    .lineLimit(1)
  }
}
