import LaminaGeometry

/// A line of items and distances, as a visual format string draws it.
///
/// ```
///  H:|-[label(>=80)]-12-[field(==label@750)]-(>=edge)-|
///  │ │ │ │    │      │                       └ a list of rules, here one with a metric
///  │ │ │ │    │      └ 12 points
///  │ │ │ │    └ rules about the item's length
///  │ │ │ └ an item by its name
///  │ │ └ the standard distance: 8 points, or the superview's margin
///  │ └ the superview's edge
///  └ the axis, H: if none is named
/// ```
struct VisualFormat: Hashable, Sendable {
  /// A rule about a length.
  struct Predicate: Hashable, Sendable {
    enum Object: Hashable, Sendable {
      case constant(CGFloat)
      case item(String)
    }

    var relation = Relation.equal
    var object: Object
    var priority = ConstraintPriority.required
  }

  /// What lies between two items.
  enum Connection: Hashable, Sendable {
    case standard
    case lengths([Predicate])

    static let flush = Connection.lengths([Predicate(object: .constant(0))])
  }

  /// An item and the rules about its length.
  struct Box: Hashable, Sendable {
    var name: String
    var lengths: [Predicate] = []
  }

  var axis = Axis.horizontal
  /// What leads from the superview's edge to the first item; nil where the edge is not named.
  var opening: Connection?
  var boxes: [Box] = []
  /// What lies between neighbours: one fewer than there are items.
  var connections: [Connection] = []
  /// What leads from the last item to the superview's edge; nil where the edge is not named.
  var closing: Connection?
}
