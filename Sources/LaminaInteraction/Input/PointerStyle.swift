import LaminaGeometry
package import LaminaInput

/// The shape that the pointer has above a view.
///
/// ```swift
/// Divider().pointerStyle(.columnResize)
/// ```
/// A desktop has fewer shapes than SwiftUI names: those that it lacks have the nearest one.
public nonisolated struct PointerStyle: Hashable, Sendable {
  let cursor: CursorStyle
  /// The shape where lines begin at the right, if it is another one there.
  var mirrored: CursorStyle?

  /// The usual arrow.
  public static var `default`: PointerStyle { PointerStyle(cursor: .arrow) }
  /// Over text in rows.
  public static var horizontalText: PointerStyle { PointerStyle(cursor: .iBeam) }
  /// Over text in columns.
  public static var verticalText: PointerStyle { PointerStyle(cursor: .iBeam) }
  /// Where a rectangle is drawn around what is chosen.
  public static var rectSelection: PointerStyle { PointerStyle(cursor: .crosshair) }
  /// Over what can be taken and moved.
  public static var grabIdle: PointerStyle { PointerStyle(cursor: .resizeAll) }
  /// While it is held.
  public static var grabActive: PointerStyle { PointerStyle(cursor: .resizeAll) }
  /// Over what leads elsewhere.
  public static var link: PointerStyle { PointerStyle(cursor: .pointingHand) }
  /// Over what a click shows larger.
  public static var zoomIn: PointerStyle { PointerStyle(cursor: .crosshair) }
  /// Over what a click shows smaller.
  public static var zoomOut: PointerStyle { PointerStyle(cursor: .crosshair) }
  /// Over an edge between columns.
  public static var columnResize: PointerStyle { PointerStyle(cursor: .resizeLeftRight) }
  /// Over an edge between rows.
  public static var rowResize: PointerStyle { PointerStyle(cursor: .resizeUpDown) }

  /// Over an edge between columns that moves in these directions.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    columnResize
  }

  /// Over an edge between rows that moves in these directions.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { rowResize }

  /// Over an edge or a corner of a rectangle that is made larger or smaller there.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    switch position {
    case .top, .bottom: rowResize
    case .leading, .trailing: columnResize
    case .topLeading, .bottomTrailing:
      PointerStyle(cursor: .resizeDiagonalDown, mirrored: .resizeDiagonalUp)
    case .topTrailing, .bottomLeading:
      PointerStyle(cursor: .resizeDiagonalUp, mirrored: .resizeDiagonalDown)
    }
  }
}

/// Left or right, as reading goes.
public nonisolated enum HorizontalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing

  /// Some of both.
  public nonisolated struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Where lines begin.
    public static let leading = Self(rawValue: 1)
    /// Where lines end.
    public static let trailing = Self(rawValue: 2)
    /// Both.
    public static let all: Self = [.leading, .trailing]
  }
}

/// Up or down.
public nonisolated enum VerticalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Upwards.
  case up
  /// Downwards.
  case down

  /// Some of both.
  public nonisolated struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Upwards.
    public static let up = Self(rawValue: 1)
    /// Downwards.
    public static let down = Self(rawValue: 2)
    /// Both.
    public static let all: Self = [.up, .down]
  }
}

/// An edge or a corner of a rectangle.
public nonisolated enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The edge where lines begin.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where lines end.
  case trailing
  /// The upper corner where lines begin.
  case topLeading
  /// The upper corner where lines end.
  case topTrailing
  /// The lower corner where lines begin.
  case bottomLeading
  /// The lower corner where lines end.
  case bottomTrailing
}

/// Inwards or outwards.
public nonisolated enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
  /// Smaller.
  case inward
  /// Larger.
  case outward

  /// Some of both.
  public nonisolated struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Smaller.
    public static let inward = Self(rawValue: 1)
    /// Larger.
    public static let outward = Self(rawValue: 2)
    /// Both.
    public static let all: Self = [.inward, .outward]
  }
}

extension View {
  /// Gives the pointer a shape above the view; nil leaves it to what is around.
  ///
  /// The innermost view that names one has its way, disabled or not.
  public func pointerStyle(_ style: PointerStyle?) -> some View {
    pointing(style?.cursor, mirrored: style?.mirrored)
  }

  /// Gives the pointer a shape above the view's frame, and another one where lines begin at the right; nil leaves it to what is around.
  package func pointing(_ cursor: CursorStyle?, mirrored: CursorStyle? = nil) -> some View {
    var handlers = Handlers()
    handlers.pointer.cursor = cursor
    // The whole frame counts, painted or not.
    handlers.pointer.hover = { _ in }
    return nodes(
      HandlerModifier(obeysDisabled: false, handlers: handlers, mirroredCursor: mirrored))
  }
}
