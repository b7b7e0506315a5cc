public import LaminaGeometry
public import LaminaLayout

/// Items inside each other, the constraints between them, and the frames that follow.
///
/// ```swift
/// var tree = ConstraintTree()
/// let label = tree.add("label", ConstraintItemTraits(intrinsicWidth: 50, intrinsicHeight: 20))
/// let guide = ConstraintItem.container.layoutMarginsGuide
/// try tree.activate(label.leadingAnchor == guide.leadingAnchor)
/// try tree.activate(label.topAnchor == guide.topAnchor)
/// tree.layout(in: CGSize(width: 100, height: 60))
/// print(tree.frame(of: label))                   // (8.0, 8.0, 50.0, 20.0)
/// ```
///
/// A value: a copy goes its own way. The origin is the container's corner at the top left in both
/// reading directions; `leading` is the right side where reading goes from right to left.
public struct ConstraintTree: Sendable {
  /// What is known of one item, whose rectangle is four variables of the system.
  struct Entry: Sendable {
    let item: ConstraintItem
    let parent: Int
    let x, y, width, height: Variable
    var traits: ConstraintItemTraits
    var content: ContentLimits
    var contentRules: [ContentRule: ConstraintID] = [:]
    var margins: Sides
    var safeArea = Sides()

    func length(_ axis: Axis) -> Variable { axis == .horizontal ? width : height }
  }

  /// What an item's content asks for.
  struct ContentRule: Hashable, Sendable {
    var axis: Axis
    var isHugging: Bool
  }

  /// An active constraint, or one that rests.
  struct Rule: Sendable {
    var constraint: LayoutConstraint
    var id: ConstraintID?
    /// Whether its constant follows from margins or baselines.
    var isMovable: Bool
  }

  /// The side on which reading begins; it says where leading is.
  public let layoutDirection: LayoutDirection
  /// What the surroundings cover of the container.
  public var safeAreaInsets = EdgeInsets()
  /// What was survived since the tree was made.
  public internal(set) var diagnostics: [ConstraintDiagnostic] = []
  /// Counted work since the tree was made.
  public internal(set) var statistics = ConstraintStatistics()

  var system = ConstraintSystem()
  /// The container first, and every item after the one it stands in.
  var entries: [Entry] = []
  var indices: [ConstraintItem: Int] = [:]
  var rules: [LayoutConstraint.ID: Rule] = [:]
  var ruleOrder: [LayoutConstraint.ID] = []
  var nextRule = 0
  /// What items bring along and the system was not given yet.
  var pending: [Pending] = []
  var container = ContainerRules()
  var sharing = Sharing()

  /// A tree that holds nothing but a container.
  public init(
    container traits: ConstraintItemTraits = ConstraintItemTraits(),
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.layoutDirection = layoutDirection
    insert(.container, parent: 0, traits: traits)
    boundContainer()
  }

  /// Puts an item into another one; an item that is there already stays as it is.
  ///
  /// Nothing happens where the superview is not in the tree.
  @discardableResult public mutating func add(
    _ item: ConstraintItem, _ traits: ConstraintItemTraits = ConstraintItemTraits(),
    in superview: ConstraintItem = .container
  ) -> ConstraintItem {
    if indices[item] == nil, let parent = indices[superview] {
      insert(item, parent: parent, traits: traits)
    }
    return item
  }

  /// The names of all items, in the order in which they were added.
  public var items: [ConstraintItem] { entries.dropFirst().map(\.item) }

  /// What an item brought along; nil for one that is not in the tree.
  public func traits(of item: ConstraintItem) -> ConstraintItemTraits? {
    indices[item].map { entries[$0].traits }
  }

  mutating func insert(_ item: ConstraintItem, parent: Int, traits: ConstraintItemTraits) {
    func variable(_ attribute: LayoutAttribute) -> Variable {
      system.makeVariable("\(item).\(attribute.rawValue)")
    }
    let index = entries.count
    entries.append(
      Entry(
        item: item, parent: parent, x: variable(.left), y: variable(.top), width: variable(.width),
        height: variable(.height), traits: traits, content: ContentLimits(),
        margins: Sides(traits.layoutMargins, layoutDirection)))
    indices[item] = index
    bound(index)
    setContent(of: index, to: ContentLimits(traits))
  }
}

/// Counted work of a tree.
public struct ConstraintStatistics: Hashable, Sendable {
  /// How many constraints the solver was given, with those that items bring along.
  public var constraintsAdded = 0
  /// How many constants and suggestions were changed since.
  public var constantsChanged = 0
  /// How often the solver was asked for values.
  public var solves = 0
}
