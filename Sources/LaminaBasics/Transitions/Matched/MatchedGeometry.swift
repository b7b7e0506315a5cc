import LaminaDisplay
public import LaminaGeometry
import LaminaLayout

/// What of a place is taken over.
public nonisolated struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where the anchor is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large it is: it is offered that size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Shows the view where another one with the same name is, as far as that one is a source.
  ///
  /// ```swift
  /// if let photo = opened {
  ///   Detail(photo).matchedGeometryEffect(id: photo.id, in: photos)
  /// } else {
  ///   Thumbnail(photo).matchedGeometryEffect(id: photo.id, in: photos)
  /// }
  /// ```
  ///
  /// A source that comes under an animation while another one goes begins at the place of that one,
  /// and that one goes on to the new place: with the fades of their transitions, one becomes the
  /// other. What is no source lies where the source is. The room in the layout stays the view's own.
  ///
  /// - Parameters:
  ///   - id: the name that the views share.
  ///   - namespace: the space of the name.
  ///   - properties: what is taken over.
  ///   - anchor: the point of both that comes to lie in one place.
  ///   - isSource: whether the others go by this view; only one can be one at a time.
  /// - Returns: the view, wherever it is.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    Matched(
      content: self, key: MatchedKey(namespace: namespace, id: AnyHashable(id)),
      properties: properties, anchor: anchor, isSource: isSource)
  }
}

/// The name that views share whose geometry is matched.
struct MatchedKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

/// A view that may lie where another one is.
///
/// ```
///  slot: the room in the layout, of which the place is known
///   └ mover: where it is shown, a layer of its own
///      └ content
/// ```
private struct Matched<Content: View>: RememberingView, DistributedView {
  let content: Content
  let key: MatchedKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(
      Matched<V>(
        content: view, key: key, properties: properties, anchor: anchor, isSource: isSource))
  }

  func makeMemory(for element: Element) -> MatchedMember {
    let member = MatchedMember(element)
    element.onUnmount { [weak table = element.graph.matched] in table?.remove(member) }
    return member
  }

  func update(_ element: Element) {
    element.setChild(0, to: content)
    let member = memory(of: element)
    member.isSource = isSource
    member.reducesMotion = element.read(\.accessibilityReduceMotion)
    element.graph.matched.add(member, to: key)
  }

  func nodes(_ element: Element) -> [Node] {
    let member = memory(of: element)
    return element.childOutputs.enumerated().map { index, content in
      index == 0 ? slot(around: content, member, in: element) : content
    }
  }

  private func slot(
    around content: Node, _ member: MatchedMember, in element: Element
  ) -> Node {
    let layout = MatchedLayout(target: member.target, properties: properties, anchor: anchor)
    if let made = member.made, made.content === content, made.layout == layout { return made.slot }
    let mover = content.wrapped(id: member.mover) {
      $0.hasOwnLayer = true
      $0.isLeaving = false
    }
    let slot = mover.wrapped(id: element.id, layout: AnyLayout(layout)) {
      $0.reportsGeometry = true
      $0.isLeaving = content.traits.isLeaving
    }
    member.made = (content, layout, slot)
    return slot
  }
}

/// The rule of a slot: as large as its content, which is shown elsewhere.
nonisolated struct MatchedLayout: EnclosingLayout, Equatable {
  /// Where the content is shown, in the slot's coordinates; nil in the slot itself.
  let target: CGRect?
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let target else {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
      return
    }
    let place = target.offsetBy(dx: bounds.minX, dy: bounds.minY)
    let goal = anchor.point(in: properties.contains(.position) ? place : bounds)
    subviews.first?.place(
      at: goal, anchor: anchor,
      proposal: properties.contains(.size) ? ProposedViewSize(target.size) : proposal)
  }
}
