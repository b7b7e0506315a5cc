import LaminaDisplay

/// What kinds of thing a view is, and what else holds for it.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: UInt32

  public init() { bits = 0 }
  private init(bit: UInt32) { bits = 1 << bit }

  /// It does something when it is pressed.
  public static let isButton = AccessibilityTraits(bit: 0)
  /// It is the heading of what follows.
  public static let isHeader = AccessibilityTraits(bit: 1)
  /// It is chosen among its siblings.
  public static let isSelected = AccessibilityTraits(bit: 2)
  /// It leads to another place, such as a page.
  public static let isLink = AccessibilityTraits(bit: 3)
  /// It takes words to search for.
  public static let isSearchField = AccessibilityTraits(bit: 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(bit: 5)
  /// It plays a sound of its own when it is pressed.
  public static let playsSound = AccessibilityTraits(bit: 6)
  /// It is a key of a keyboard on the screen.
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  /// It is a text that does not change by itself.
  public static let isStaticText = AccessibilityTraits(bit: 8)
  /// It sums up how things stand when the application starts.
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  /// Its label or value changes often, and it is enough to ask for it now and then.
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  /// It starts sound or film, for which assistive tools fall silent.
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  /// It takes touches directly, past assistive tools: a piano's keys, a canvas.
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  /// It turns the page when the end of its text has been read.
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  /// What stands beside it cannot be reached while it is there.
  public static let isModal = AccessibilityTraits(bit: 14)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(bit: 15)
  /// It is a bar of tabs.
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
