import LaminaDisplay

/// What kinds of thing a view is, and what else holds for it.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: UInt32

  public init() { bits = 0 }
  private init(bit: UInt32) { bits = 1 << bit }

  public static let isButton = AccessibilityTraits(bit: 0)
  public static let isHeader = AccessibilityTraits(bit: 1)
  public static let isSelected = AccessibilityTraits(bit: 2)
  public static let isLink = AccessibilityTraits(bit: 3)
  public static let isSearchField = AccessibilityTraits(bit: 4)
  public static let isImage = AccessibilityTraits(bit: 5)
  public static let playsSound = AccessibilityTraits(bit: 6)
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  public static let isStaticText = AccessibilityTraits(bit: 8)
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  public static let isModal = AccessibilityTraits(bit: 14)
  public static let isToggle = AccessibilityTraits(bit: 15)
  public static let isTabBar = AccessibilityTraits(bit: 16)

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  @discardableResult
  public mutating func insert(
    _ member: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(member)
    formUnion(member)
    return (isNew, member)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.isEmpty ? nil : removed
  }

  @discardableResult
  public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(member)
    formUnion(member)
    return known.isEmpty ? nil : known
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var copy = self
    copy.formUnion(other)
    return copy
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var copy = self
    copy.formIntersection(other)
    return copy
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var copy = self
    copy.formSymmetricDifference(other)
    return copy
  }
}

extension AccessibilityTraits {
  /// The roles that traits stand for, the one that says most first.
  private static let roles: [(AccessibilityTraits, Semantics.Role)] = [
    (.isToggle, .toggle), (.isLink, .link), (.isSearchField, .searchField), (.isTabBar, .tabList),
    (.isButton, .button), (.isHeader, .heading), (.isImage, .image), (.isStaticText, .text),
  ]

  private static let states: [(AccessibilityTraits, Semantics.Traits)] = [
    (.playsSound, .playsSound), (.isKeyboardKey, .isKeyboardKey),
    (.isSummaryElement, .isSummaryElement), (.updatesFrequently, .updatesFrequently),
    (.startsMediaSession, .startsMediaSession),
    (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
    (.isModal, .isModal),
  ]

  fileprivate var role: Semantics.Role? { Self.roles.first { contains($0.0) }?.1 }

  fileprivate func removes(_ role: Semantics.Role?) -> Bool {
    Self.roles.contains { $0.1 == role && contains($0.0) }
  }

  fileprivate var semanticTraits: Semantics.Traits {
    Self.states.reduce(into: []) { if contains($1.0) { $0.formUnion($1.1) } }
  }
}

/// Takes traits away from what a view says of itself.
private struct TraitRemoval: NodeModifier, Equatable {
  let traits: AccessibilityTraits

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    guard var semantics = content.traits.semantics else { return content }
    if traits.removes(semantics.role) { semantics.role = nil }
    if traits.contains(.isSelected) { semantics.isSelected = nil }
    semantics.traits.subtract(traits.semanticTraits)
    return content.changing { $0.semantics = semantics }
  }
}

extension View {
  /// Says what kind of thing the view is, and what else holds for it.
  ///
  /// ```swift
  /// Text("Results").accessibilityAddTraits(.isHeader)
  /// ```
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    semantics {
      $0.role = traits.role
      if traits.contains(.isSelected) { $0.isSelected = true }
      $0.traits = traits.semanticTraits
    }
  }

  /// Takes away traits that the view has by itself; what is said further out stays.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    nodes(TraitRemoval(traits: traits))
  }
}
