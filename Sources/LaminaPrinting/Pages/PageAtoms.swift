import LaminaDrawing
import LaminaGeometry
import LaminaLayers

/// What of a tree of layers a page's edge should not go through, as intervals from top to bottom.
///
/// ```
///  ▔▔▔▔▔▔▔▔▔▔▔▔  lines of text and pictures are firm: an edge goes between them wherever it can
///  ▒▒▒▒ ▒▒▒▒▒▒▒
///  ┌──┐ ▒▒▒▒▒▒   what stands side by side, and boxes with a background, are rows: an edge goes between those
///  └──┘ ▒▒▒      where that leaves no more than a third of the page empty
///  ▁▁▁▁▁▁▁▁▁▁▁▁
/// ```
nonisolated struct PageAtoms: Sendable {
  private(set) var firm: [ClosedRange<CGFloat>] = []
  private(set) var rows: [ClosedRange<CGFloat>] = []
  /// All that is drawn, boxes that are too high to be held together among them.
  private(set) var ink: [ClosedRange<CGFloat>] = []
  /// What is drawn, without the backgrounds of whole pages.
  private(set) var content: [ClosedRange<CGFloat>] = []
  /// Nothing higher is held together.
  private let pageHeight: CGFloat

  init(_ layer: Layer, headings: [CGRect] = [], pageHeight: CGFloat) {
    self.pageHeight = pageHeight
    collect(layer)
    let lines = firm.sorted { $0.lowerBound < $1.lowerBound }
    for heading in headings {
      // A heading stands on the page of what it is the heading of.
      guard let next = lines.first(where: { $0.lowerBound >= heading.maxY - 1 }),
        next.upperBound - heading.minY <= pageHeight / 3
      else { continue }
      firm.append(heading.minY...next.upperBound)
    }
  }

  private mutating func collect(_ root: Layer) {
    var pending = [(layer: root, transform: ProjectionTransform())]
    while let (layer, outer) = pending.popLast() {
      guard !layer.appearance.isHidden, layer.appearance.opacity > 0 else { continue }
      let transform = layer.geometry.toParent().concatenating(outer)
      if let list = layer.contents.list { add(list, transform) }
      let box = CGRect(origin: .zero, size: layer.bounds.size).applying(transform)
      if layer.isHeldTogether {
        hold(box, in: \.rows, atMost: pageHeight / 3, isBackground: true)
      }
      let scrolled = ProjectionTransform(
        CGAffineTransform(translationX: -layer.boundsOrigin.x, y: -layer.boundsOrigin.y)
      ).concatenating(transform)
      for child in layer.children { pending.append((child, scrolled)) }
    }
  }

  private mutating func add(_ list: DisplayList, _ transform: ProjectionTransform) {
    var map = [transform]
    for command in list.wholeCommands {
      switch command {
      case .save, .beginGroup: map.append(map.last ?? transform)
      case .restore, .endGroup: if map.count > 1 { map.removeLast() }
      case .concatenate(let inner):
        map[map.count - 1] = ProjectionTransform(inner).concatenating(map[map.count - 1])
      default:
        guard let box = command.box?.applying(map[map.count - 1]) else { continue }
        let isBackground = command.isBackground
        hold(
          box, in: \.firm, atMost: isBackground ? pageHeight / 3 : pageHeight,
          isBackground: isBackground)
      }
    }
  }

  private mutating func hold(
    _ box: CGRect, in kind: WritableKeyPath<PageAtoms, [ClosedRange<CGFloat>]>,
    atMost limit: CGFloat, isBackground: Bool
  ) {
    guard box.height > 0, box.minY.isFinite, box.maxY.isFinite else { return }
    ink.append(box.minY...box.maxY)
    if !isBackground || box.height <= pageHeight { content.append(box.minY...box.maxY) }
    if box.height <= limit { self[keyPath: kind].append(box.minY...box.maxY) }
  }
}

extension Layer {
  /// Whether it is a box of its own, or has layers side by side.
  fileprivate nonisolated var isHeldTogether: Bool {
    if appearance.background != nil || appearance.border != nil || appearance.shadow != nil {
      return true
    }
    let frames = children.lazy.map(\.frame).filter { $0.width > 0 && $0.height > 0 }
    return zip(frames, frames.dropFirst()).contains { a, b in
      min(a.maxY, b.maxY) > max(a.minY, b.minY) && min(a.maxX, b.maxX) <= max(a.minX, b.minX)
    }
  }
}

extension DisplayCommand {
  /// Where it draws; nil for what changes only how others draw, and for what is soft at its edges.
  fileprivate nonisolated var box: CGRect? {
    switch self {
    case .fillRect(let rect, _), .fillRoundedRect(let rect, _, _), .image(_, let rect): rect
    case .fill(let path, _, _): path.boundingRect
    case .stroke(let path, _, let style):
      path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    case .glyphs(let run): run.inkBounds
    case .sprites(let batch): batch.inkBounds
    case .bitmap, .sampledBitmap, .cached, .deferred, .backdrop, .shadow, .shadowOf, .clipRect,
      .clip, .save,
      .restore, .concatenate, .beginGroup, .endGroup, .beginMask, .endMask:
      nil
    }
  }

  /// Whether other things may stand on it.
  fileprivate nonisolated var isBackground: Bool {
    switch self {
    case .fillRect, .fillRoundedRect, .fill, .stroke: true
    default: false
    }
  }
}
