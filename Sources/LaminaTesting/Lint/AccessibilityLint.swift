public import LaminaDisplay
public import LaminaDrawing
public import LaminaGeometry
public import LaminaViews

/// Looks for what keeps people from using a screen: in its semantic tree, and in its picture.
///
/// ```swift
/// let harness = Harness(scale: 2) { SettingsPage() }
/// #expect(harness.accessibilityFindings(page: "Settings") == [])
/// ```
///
/// - Controls and pictures need a name; what offers actions needs a role.
/// - Text needs a contrast of 4.5:1 against its ground, large text (24 points, or 18.66 bold) 3:1; so do
///   the boundaries and marks of what is switched, drawn at or typed into. It is measured in the pixels:
///   at scale 2 or more, as letters at scale 1 have none in their own colour.
/// - What is pressed needs 24 by 24 points, or so much room around it that circles of 24 points about
///   the centres of small targets touch no other target (WCAG 2.5.8). Links within text may be smaller.
/// - Text has the room that it needs, but for lines that its author has limited, and no other text lies over it:
///   what shows when text is made larger.
/// - Names for tests are there once, and what Tab stops at is an element.
///
/// Disabled controls need neither contrast nor size. What is out of sight is not looked at.
public struct AccessibilityLint: Sendable {
  public var page: String
  public var tree: SemanticElement
  public var picture: Bitmap
  /// Device pixels for each point in the picture.
  public var scale: CGFloat
  /// The nodes that Tab stops at.
  public var focusOrder: [Node.ID]

  public init(
    page: String, tree: SemanticElement, picture: Bitmap, scale: CGFloat,
    focusOrder: [Node.ID] = []
  ) {
    self.page = page
    self.tree = tree
    self.picture = picture
    self.scale = scale
    self.focusOrder = focusOrder
  }

  /// What is wrong, in the order of the tree.
  public var findings: [AccessibilityFinding] {
    let places = LintPlace.all(in: tree)
    return places.flatMap { words($0) + contrast($0) + room($0) } + overlaps(places)
      + targets(places) + duplicates(places)
      + strays(places)
  }

  func finding(
    _ kind: AccessibilityFinding.Kind, _ place: LintPlace, measured: String, repair: String
  ) -> AccessibilityFinding {
    AccessibilityFinding(kind, page: page, path: place.path, measured: measured, repair: repair)
  }
}

extension Harness {
  /// What keeps people from using what is shown.
  ///
  /// - Parameter page: what it is called in the findings.
  /// - Returns: each fault with its place and repair; none when all is well.
  public func accessibilityFindings(page: String) -> [AccessibilityFinding] {
    let picture = picture()
    let tree = semanticTree
    let scale = CGFloat(picture.size.width) / max(1, tree.frame.width)
    return AccessibilityLint(
      page: page, tree: tree, picture: picture, scale: scale, focusOrder: graph.focusOrder
    ).findings
  }
}

/// An element with those that enclose it.
struct LintPlace {
  let element: SemanticElement
  let around: [SemanticElement]
  /// Whether it was combined into the enclosing element.
  let isPart: Bool

  /// Whether people can use it: neither it nor anything that encloses it is disabled.
  var isEnabled: Bool { element.isEnabled && around.allSatisfy(\.isEnabled) }

  var path: String {
    (around.dropFirst() + [element]).map(\.name).joined(separator: " / ")
  }

  /// All elements, the parts of combined ones after them.
  static func all(in tree: SemanticElement) -> [LintPlace] {
    var places: [LintPlace] = []
    func visit(_ element: SemanticElement, _ around: [SemanticElement], isPart: Bool) {
      places.append(LintPlace(element: element, around: around, isPart: isPart))
      let around = around + [element]
      for child in element.children { visit(child, around, isPart: isPart) }
      for part in element.parts { visit(part, around, isPart: true) }
    }
    visit(tree, [], isPart: false)
    return places
  }
}

extension SemanticElement {
  /// The element in a path: role and name.
  fileprivate var name: String {
    let text = text
    let name = identifier ?? (text.isEmpty ? nil : String(text.prefix(40)))
    return (role?.rawValue ?? "group") + (name.map { " «\($0)»" } ?? "")
  }
}
