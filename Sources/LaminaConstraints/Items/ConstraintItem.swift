/// The name of something that constraints speak of: the container, a view in it, or a guide.
///
/// An item is a name and no more: sizes and places are in the `ConstraintTree` or the
/// `ConstraintLayout` that knows it.
///
/// ```swift
/// let label = ConstraintItem.named("label")
/// let row = [
///   label.leadingAnchor == ConstraintItem.container.layoutMarginsGuide.leadingAnchor,
///   label.widthAnchor >= 80,
/// ]
/// print(row[0])   // label.leading == container.margins.leading
/// ```
public struct ConstraintItem: Hashable, Sendable {
  package indirect enum Role: Hashable, Sendable {
    case container
    case named(String)
    case index(Int)
    case guide(String, owner: ConstraintItem)
    case margins(ConstraintItem)
    case safeArea(ConstraintItem)
  }

  package let role: Role

  package init(_ role: Role) { self.role = role }

  /// What all other items stand in.
  public static let container = ConstraintItem(.container)

  /// The item with a name.
  public static func named(_ name: String) -> ConstraintItem { ConstraintItem(.named(name)) }

  /// The item at a place in drawing order, counted from 0.
  public static func at(_ index: Int) -> ConstraintItem { ConstraintItem(.index(index)) }

  /// A rectangle without an appearance, which is there as soon as a constraint speaks of it.
  public func layoutGuide(_ name: String) -> ConstraintItem {
    ConstraintItem(.guide(name, owner: self))
  }

  /// The item's rectangle inside its margins.
  public var layoutMarginsGuide: ConstraintItem { ConstraintItem(.margins(self)) }

  /// The part of the item's rectangle that nothing of the surroundings covers.
  public var safeAreaLayoutGuide: ConstraintItem { ConstraintItem(.safeArea(self)) }
}

extension ConstraintItem {
  /// Whether it is a rectangle without contents: it has neither margins nor baselines.
  package var isGuide: Bool {
    switch role {
    case .container, .named, .index: false
    case .guide, .margins, .safeArea: true
    }
  }

  /// The view that a guide belongs to, or the view itself.
  package var owner: ConstraintItem {
    switch role {
    case .container, .named, .index: self
    case .guide(_, let owner), .margins(let owner), .safeArea(let owner): owner.owner
    }
  }
}

extension ConstraintItem: ExpressibleByStringLiteral {
  /// The item with a name.
  public init(stringLiteral name: String) { self.init(.named(name)) }
}

extension ConstraintItem: CustomStringConvertible {
  public var description: String {
    switch role {
    case .container: "container"
    case .named(let name): name
    case .index(let index): "item \(index)"
    case .guide(let name, let owner): "\(owner).guide(\(name))"
    case .margins(let owner): "\(owner).margins"
    case .safeArea(let owner): "\(owner).safeArea"
    }
  }
}
