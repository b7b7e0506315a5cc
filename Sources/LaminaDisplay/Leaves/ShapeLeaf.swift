public import LaminaDrawing
public import LaminaGeometry
public import LaminaLayers
public import LaminaLayout

/// A filled or stroked outline that takes the size it is offered, ideally 10 by 10.
public struct ShapeLeaf: LeafContent {
  /// One layer of paint on the outline.
  public enum Operation: Sendable {
    case fill(Fill, eoFill: Bool)
    case stroke(Fill, StrokeStyle)
    /// Like `stroke`, but wholly inside the outline.
    case strokeBorder(Fill, StrokeStyle)
    /// What the outline casts into what it encloses.
    case innerShadow(NodeShadow, eoFill: Bool)
  }

  public var shape: any Outline
  /// In painting order.
  public var operations: [Operation]

  public init(shape: any Outline, operations: [Operation]) {
    self.shape = shape
    self.operations = operations
  }

  /// A plain area of one fill.
  public init(fill: Fill) {
    self.init(shape: BoundsOutline(), operations: [.fill(fill, eoFill: false)])
  }

  public func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions {
    LeafDimensions(size: proposal.replacingUnspecifiedDimensions())
  }

  public func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    let rect = CGRect(origin: .zero, size: size)
    // What is clear or has no area is taken down, too: what grows from nothing begins with it.
    let list = DisplayList.keepingUnseen { list in
      for operation in operations {
        let isSound = draw(operation, in: rect, into: &list)
        context.hasBadOutline = context.hasBadOutline || !isSound
      }
    }
    return list.isEmpty ? .none : list.isCheap ? .direct(list) : .drawn(list)
  }

  public func outline(size: CGSize) -> Path? {
    let rect = CGRect(origin: .zero, size: size)
    return isOpaque(in: rect) ? outline(in: rect) : nil
  }

  public func fillsBounds(size: CGSize) -> Bool {
    shape.cornerRadius(in: size) == 0 && isOpaque(in: CGRect(origin: .zero, size: size))
  }

  public func ink(size: CGSize) -> CGRect {
    let rect = CGRect(origin: .zero, size: size)
    let outline = shape.cornerRadius(in: size) == nil ? outline(in: rect).boundingRect : rect
    let reach = operations.map(\.reach).max() ?? 0
    return outline.insetBy(dx: -reach, dy: -reach)
  }

  public var contentsGravity: ContentsGravity { .resize }
  public var hitArea: HitArea { .contents }

  /// Whether it is filled, with what nothing is seen through, and nothing stands out of the outline.
  private func isOpaque(in rect: CGRect) -> Bool {
    var isFilled = false
    for operation in operations {
      switch operation {
      case .fill(let fill, let eoFill):
        isFilled = isFilled || !eoFill && fill.paint(in: rect).isOpaque
      case .strokeBorder, .innerShadow: break
      case .stroke: return false
      }
    }
    return isFilled
  }

  /// - Returns: whether the outline is sound.
  private func draw(
    _ operation: Operation, in rect: CGRect, into list: inout DisplayList.Recorder
  ) -> Bool {
    let radius = shape.cornerRadius(in: rect.size)
    switch operation {
    case .fill(let fill, let eoFill):
      if let radius {
        list.fill(roundedRect: rect, radius: radius, with: fill.paint(in: rect))
      } else {
        let path = outline(in: rect)
        list.fill(path, with: fill.paint(in: rect), eoFill: eoFill)
        return !path.leftSomethingOut
      }
    case .stroke(let fill, let style):
      let path = outline(in: rect)
      let hasRoom = max(rect.width, rect.height) > 0
      list.stroke(path, with: fill.paint(in: rect), style: hasRoom ? style : style.unseen)
      return !path.leftSomethingOut
    case .strokeBorder(let fill, let style):
      let path = border(in: rect, radius: radius, inset: style.lineWidth / 2)
      let hasRoom = min(rect.width, rect.height) >= style.lineWidth
      list.stroke(path, with: fill.paint(in: rect), style: hasRoom ? style : style.unseen)
      return !path.leftSomethingOut
    case .innerShadow(let shadow, let eoFill):
      let path = outline(in: rect)
      list.innerShadow(of: path, shadow, eoFill: eoFill)
      return !path.leftSomethingOut
    }
    return true
  }

  /// The middle of a line inside of the outline; a point where the line has no room.
  private func border(in rect: CGRect, radius: CGFloat?, inset: CGFloat) -> Path {
    guard let radius else {
      return shape.path(in: rect.grown(to: inset * 2 + Self.hair), inset: inset)
    }
    let (dx, dy) = (min(inset, rect.width / 2), min(inset, rect.height / 2))
    return ShapeLeaf.path(in: rect.insetBy(dx: dx, dy: dy)) {
      Path(roundedRect: $0, cornerRadius: max(0, radius - inset))
    }
  }

  private func outline(in rect: CGRect) -> Path {
    ShapeLeaf.path(in: rect) { shape.path(in: $0) }
  }

  /// An outline of the same steps in every rectangle: one without an area is taken for a hair's
  /// breadth, where curves are still curves.
  private static func path(in rect: CGRect, _ make: (CGRect) -> Path) -> Path {
    guard rect.width <= 0 || rect.height <= 0 else { return make(rect) }
    return make(
      CGRect(
        origin: rect.origin,
        size: CGSize(width: max(rect.width, hair), height: max(rect.height, hair))))
  }

  private static let hair: CGFloat = 1e-6
}

extension CGRect {
  /// The rectangle with sides of this length at least, around the same middle.
  fileprivate func grown(to side: CGFloat) -> CGRect {
    insetBy(dx: min(width - side, 0) / 2, dy: min(height - side, 0) / 2)
  }
}

extension ShapeLeaf.Operation {
  /// How far beyond the outline it draws at most.
  fileprivate var reach: CGFloat {
    if case .stroke(_, let style) = self { style.reach } else { 0 }
  }
}

extension DisplayList.Recorder {
  /// Draws the shadow of all that lies around an outline, inside of it.
  fileprivate mutating func innerShadow(of path: Path, _ shadow: NodeShadow, eoFill: Bool) {
    let reach = shadow.radius * 3 + abs(shadow.offset.width) + abs(shadow.offset.height) + 2
    let around = path.boundingRect.insetBy(dx: -reach, dy: -reach)
    guard !path.isEmpty, !around.isNull else { return }
    let caster = DisplayList { list in
      list.group(GroupStyle()) { list in
        list.fill(around, with: .color(.black))
        list.group(GroupStyle(blendMode: .destinationOut)) { list in
          list.fill(path, with: .color(.black), eoFill: eoFill)
        }
      }
    }
    saving { list in
      list.clip(path, eoFill: eoFill)
      list.concatenate(
        CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height))
      list.shadow(of: caster, color: shadow.color, radius: shadow.radius)
    }
  }
}

extension StrokeStyle {
  /// The same line of no width.
  fileprivate var unseen: StrokeStyle {
    var style = self
    style.lineWidth = 0
    return style
  }
}

extension DisplayList {
  /// Whether drawing it afresh in each frame costs no more than copying a bitmap of it.
  var isCheap: Bool {
    commands.count <= 4
      && commands.allSatisfy { command in
        switch command {
        case .fillRect(_, .color), .fillRoundedRect(_, _, .color): true
        default: false
        }
      }
  }
}
