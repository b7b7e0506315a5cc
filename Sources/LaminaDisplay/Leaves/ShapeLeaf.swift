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
    let list = DisplayList { list in
      for operation in operations {
        let isSound = draw(operation, in: rect, into: &list)
        context.hasBadOutline = context.hasBadOutline || !isSound
      }
    }
    return list.isEmpty ? .none : list.isCheap ? .direct(list) : .drawn(list)
  }

  public func outline(size: CGSize) -> Path? {
    shape.path(in: CGRect(origin: .zero, size: size))
  }

  public var contentsGravity: ContentsGravity { .resize }
  public var hitArea: HitArea { .contents }

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
        let path = shape.path(in: rect)
        list.fill(path, with: fill.paint(in: rect), eoFill: eoFill)
        return !path.leftSomethingOut
      }
    case .stroke(let fill, let style):
      let path = shape.path(in: rect)
      list.stroke(path, with: fill.paint(in: rect), style: style)
      return !path.leftSomethingOut
    case .strokeBorder(let fill, let style):
      let inset = style.lineWidth / 2
      let inner = rect.insetBy(dx: inset, dy: inset)
      guard !inner.isNull else { return true }
      let path =
        radius.map { Path(roundedRect: inner, cornerRadius: max(0, $0 - inset)) }
        ?? shape.path(in: inner)
      list.stroke(path, with: fill.paint(in: rect), style: style)
      return !path.leftSomethingOut
    }
    return true
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
