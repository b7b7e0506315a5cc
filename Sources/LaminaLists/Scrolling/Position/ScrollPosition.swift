public import LaminaGeometry

/// Where a scroll view stands, or is to go: what a program and a person write in turn.
///
/// ```swift
/// @State private var position = ScrollPosition(idType: Message.ID.self)
/// ScrollView { LazyVStack { ForEach(messages) { Bubble($0) } }.scrollTargetLayout() }
///   .scrollPosition($position)
/// Button("Latest") { withAnimation { position.scrollTo(edge: .bottom) } }
/// if position.isPositionedByUser { Text("reading \(position.viewID(type: Message.ID.self) ?? 0)") }
/// ```
/// Each `scrollTo` counts, also to where it was sent before. Once a person scrolls, the position has no edge
/// and no point any more, and names the row that it stands at, if ids are of `idType`.
public nonisolated struct ScrollPosition: Equatable, Sendable {
  /// Where a program sent it.
  enum Goal: Equatable, Sendable {
    case view(ScrollTargetID, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// Where it was sent, told from where it was sent before, also to the same place.
  struct Wish: Equatable {
    let goal: Goal?
    let number: Int
  }

  /// Where it was sent last; nil before, and once a person has scrolled.
  private(set) var goal: Goal?
  /// Another number for each time it is sent somewhere.
  private var number = 0
  /// The row that it stands at, as a person has scrolled.
  private var seen: ScrollTargetID?
  /// Whether an id is of the type that the position names.
  private let names: ScrollTargetID.Kind
  /// Whether a person has scrolled since it was sent somewhere.
  public private(set) var isPositionedByUser = false

  private init(_ names: ScrollTargetID.Kind, _ goal: Goal?) {
    self.names = names
    self.goal = goal
  }

  /// Makes a position that has not been sent anywhere, and names rows by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
    self.init(.of(idType), nil)
  }

  /// Makes a position at a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.of(ID.self), .view(ScrollTargetID(id), anchor: anchor))
  }

  /// Makes a position at an edge of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(.of(idType), .edge(edge))
  }

  /// Makes a position at a point of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(.of(idType), .point(x: point.x, y: point.y))
  }

  /// Makes a position so far from the left and from the top of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.of(idType), .point(x: x, y: y))
  }

  /// Makes a position so far from the left of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(.of(idType), .point(x: x, y: nil))
  }

  /// Makes a position so far from the top of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(.of(idType), .point(x: nil, y: y))
  }
}

nonisolated extension ScrollPosition {
  private mutating func send(to goal: Goal) {
    self.goal = goal
    number += 1
    seen = nil
    isPositionedByUser = false
  }

  /// Scrolls to the view with an id, which goes with a point to the same point of the viewport; without one to
  /// the start.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    send(to: .view(ScrollTargetID(id), anchor: anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { send(to: .edge(edge)) }
  /// Scrolls so that a point of the content stands at the top left.
  public mutating func scrollTo(point: CGPoint) { send(to: .point(x: point.x, y: point.y)) }
  /// Scrolls so far from the left and from the top of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { send(to: .point(x: x, y: y)) }
  /// Scrolls so far from the left of the content.
  public mutating func scrollTo(x: CGFloat) { send(to: .point(x: x, y: nil)) }
  /// Scrolls so far from the top of the content.
  public mutating func scrollTo(y: CGFloat) { send(to: .point(x: nil, y: y)) }

  /// The edge that it was sent to; nil for none, and once a person has scrolled.
  public var edge: Edge? { if case .edge(let edge) = goal { edge } else { nil } }
  /// The point that it was sent to; nil for none, and once a person has scrolled.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = goal { CGPoint(x: x, y: y) } else { nil }
  }
  /// How far from the left it was sent; nil for nowhere, and once a person has scrolled.
  public var x: CGFloat? { if case .point(let x, _) = goal { x } else { nil } }
  /// How far from the top it was sent; nil for nowhere, and once a person has scrolled.
  public var y: CGFloat? { if case .point(_, let y) = goal { y } else { nil } }

  /// The id that it was sent to, or that of the row which a person has scrolled to.
  public var viewID: (any Hashable & Sendable)? { viewTarget?.id }

  /// The id that it was sent to, or that of the row which a person has scrolled to, if it is of a type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { viewTarget?.id as? ID }

  private var viewTarget: ScrollTargetID? {
    if case .view(let id, _) = goal { return id }
    return seen
  }

  /// Where it was sent last.
  var wish: Wish { Wish(goal: goal, number: number) }

  /// The position after a person has scrolled to a row.
  func scrolledByUser(to id: AnyHashable?) -> ScrollPosition {
    var next = self
    next.goal = nil
    next.isPositionedByUser = true
    next.seen = id.flatMap { names.target($0) }
    return next
  }
}

/// The id of a view that a scroll view stands at.
nonisolated struct ScrollTargetID: Equatable, Sendable {
  let id: any Hashable & Sendable

  init(_ id: any Hashable & Sendable) { self.id = id }

  static func == (a: ScrollTargetID, b: ScrollTargetID) -> Bool {
    AnyHashable(a.id) == AnyHashable(b.id)
  }

  /// A type of ids.
  struct Kind: Equatable, Sendable {
    private let type: ObjectIdentifier
    /// The id, if it is of the type.
    let target: @Sendable (AnyHashable) -> ScrollTargetID?

    static func of<ID: Hashable & Sendable>(_ type: ID.Type) -> Kind {
      Kind(type: ObjectIdentifier(type)) { ($0.base as? ID).map { ScrollTargetID($0) } }
    }

    static func == (a: Kind, b: Kind) -> Bool { a.type == b.type }
  }
}
