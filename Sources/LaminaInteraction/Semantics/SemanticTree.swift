import LaminaDisplay
import LaminaGeometry
import LaminaLayers
import LaminaLayout
import LaminaText

extension ViewGraph {
  /// What is on screen as of the latest frame; nil before the first.
  public var semanticTree: SemanticElement? {
    guard let prepared else { return nil }
    let window = CGRect(origin: .zero, size: shownSize)
    let tree = SemanticTree(graph: self, focused: modalMenus?.highlighted ?? focus.focused)
    let place = SemanticTree.Place(
      origin: prepared.root.frame.origin, clip: window, direction: environment.layoutDirection)
    return SemanticElement(
      id: .root, semantics: Semantics(role: .window), frame: window, visibleFrame: window,
      isFocused: false, children: tree.elements(prepared.root, at: place), actors: [],
      target: window)
  }
}

/// Makes elements of the nodes that were prepared last.
///
/// ```
///  node that means nothing           its elements are those inside
///  node with a role                  one element, with those inside
///  node that only adds (no role)     goes into the only element inside, or is a group of several
/// ```
@MainActor
struct SemanticTree {
  /// Where a node's coordinates begin, and what is seen of them.
  struct Place {
    var origin: CGPoint
    /// In the surface.
    var clip: CGRect
    /// The side on which reading begins.
    var direction: LayoutDirection
    /// Maps what `origin` counts in to the surface; nil while nothing that encloses it is turned or
    /// scaled.
    var outer: ProjectionTransform?
    /// Whether what stands here is not to be seen, such as the title of an icon.
    var isInvisible = false

    /// The upright rectangle around what is `size` large here, in the surface.
    func frame(_ size: CGSize) -> CGRect {
      let frame = CGRect(origin: origin, size: size)
      guard let outer else { return frame }
      let seen = frame.applying(outer)
      return seen.isUsable ? seen : .zero
    }

    /// The place where a node is shown that is turned or scaled here.
    func showing(_ node: PreparedNode) -> Place {
      var place = self
      if node.node.traits.appearance.opacity <= 0 { place.isInvisible = true }
      place.direction = node.node.traits.layoutDirection ?? direction
      let transform = node.node.traits.appearance.transform.read(place.direction)
      if transform.isIdentity { return place }
      let geometry = LayerGeometry(
        untransformedFrame: CGRect(origin: origin, size: node.frame.size),
        anchorPoint: transform.anchor, transform: transform(in: node.frame.size))
      let own = geometry.toParent()
      (place.origin, place.outer) = (.zero, outer.map(own.concatenating) ?? own)
      return place
    }
  }

  private let graph: ViewGraph
  private let focused: Node.ID?
  private let scrollables: (any Scrollables)?

  init(graph: ViewGraph, focused: Node.ID?) {
    self.graph = graph
    self.focused = focused
    scrollables = graph.scrollables
  }

  /// The elements that a node stands for.
  func elements(_ node: PreparedNode, at place: Place) -> [SemanticElement] {
    let traits = node.node.traits
    if traits.appearance.isHidden || !traits.isActive || traits.semantics?.isHidden == true {
      return []
    }
    let place = place.showing(node)
    let inner = children(of: node, at: place)
    guard let semantics = completed(traits.semantics, of: node.node.id) else { return inner }
    if let merged = merge(semantics, of: node, at: place, into: inner) { return [merged] }
    return [element(semantics, of: node, at: place, around: inner)]
  }

  private func children(of node: PreparedNode, at place: Place) -> [SemanticElement] {
    let offset = scrollables?.offset(of: node.node.id) ?? .zero
    var clip = place.clip
    let traits = node.node.traits
    let isWindow = !traits.scrollAxes.isEmpty && !traits.showsBeyond
    if isWindow || traits.appearance.clip != nil {
      clip = clip.intersection(place.frame(node.frame.size))
    }
    let inner = node.children.flatMap { child in
      let frame = scrollables?.shownFrame(of: child) ?? child.frame
      var inside = place
      inside.origin = CGPoint(
        x: place.origin.x + frame.minX - offset.x, y: place.origin.y + frame.minY - offset.y)
      inside.clip = clip
      return elements(child, at: inside)
    }
    return sorted(inner)
  }

  /// What a node says, with what its handlers know at this moment.
  private func completed(_ semantics: Semantics?, of id: Node.ID) -> Semantics? {
    guard let handlers = graph.handlers[id] else { return semantics }
    var said = semantics
    if handlers.pointer.accepts == nil, handlers.pointer.taps.contains(where: { $0.count == 1 }) {
      said = said ?? Semantics()
      said?.traits.insert(.isTappable)
    }
    if let describe = handlers.semantics.describe {
      var complete = said ?? Semantics()
      describe(&complete)
      said = complete
    }
    return said
  }

  /// Those of higher priority first; equal ones as they stand.
  private func sorted(_ elements: [SemanticElement]) -> [SemanticElement] {
    func priority(_ element: SemanticElement) -> Double {
      let priority = element.semantics.details.sortPriority ?? 0
      return priority.isNaN ? 0 : priority
    }
    guard elements.contains(where: { priority($0) != 0 }) else { return elements }
    return elements.enumerated()
      .sorted { (-priority($0.element), $0.offset) < (-priority($1.element), $1.offset) }
      .map(\.element)
  }

  // MARK: One element

  private func element(
    _ said: Semantics, of node: PreparedNode, at place: Place, around inner: [SemanticElement]
  ) -> SemanticElement {
    let frame = place.frame(node.frame.size)
    var semantics = said
    var actors = [node.node.id]
    if said.children == .combine {
      semantics = said.combining(inner)
      actors += inner.flatMap(\.actors)
    }
    let isWhole = said.children == .combine || said.children == .ignore
    return SemanticElement(
      id: node.node.id, semantics: semantics, frame: frame, visibleFrame: seen(frame, place.clip),
      isFocused: focused.map(actors.contains) ?? false, children: isWhole ? [] : inner,
      actors: actors, target: frame, textAppearance: textAppearance(of: node, at: place),
      parts: isWhole ? inner : [])
  }

  private func textAppearance(
    of node: PreparedNode, at place: Place
  ) -> SemanticElement.TextAppearance? {
    guard !place.isInvisible, case .leaf(let leaf) = node.node.rule, let text = leaf as? TextLeaf
    else { return nil }
    let fonts = text.text.runs.map(\.attributes.font)
    guard let size = fonts.map(\.size).min() else { return nil }
    return .init(
      size: size, isBold: fonts.allSatisfy { $0.weight.value >= 600 }, text: text.text,
      style: text.style, room: node.frame.size)
  }

  /// What a modifier of one element sets becomes part of that element.
  private func merge(
    _ said: Semantics, of node: PreparedNode, at place: Place, into inner: [SemanticElement]
  ) -> SemanticElement? {
    guard said.role == nil, said.children == nil, inner.count == 1,
      said.identifier == nil || inner[0].identifier == nil
    else { return nil }
    let content = inner[0]
    let frame = place.frame(node.frame.size)
    return SemanticElement(
      id: content.id, semantics: said.merged(over: content.semantics), frame: frame,
      visibleFrame: seen(frame, place.clip),
      isFocused: content.isFocused || focused == node.node.id,
      children: content.children, actors: [node.node.id] + content.actors, target: content.target,
      textAppearance: content.textAppearance, parts: content.parts)
  }

  private func seen(_ frame: CGRect, _ clip: CGRect) -> CGRect {
    let part = frame.intersection(clip)
    return part.isNull ? .zero : part
  }
}

extension Semantics {
  /// These, with what the elements inside say together where these say nothing.
  fileprivate func combining(_ inner: [SemanticElement]) -> Semantics {
    var combined = self
    let words = inner.map(\.text).filter { !$0.isEmpty }
    if label == nil, !words.isEmpty { combined.label = words.joined(separator: " ") }
    let hints = inner.compactMap(\.semantics.hint).filter { !$0.isEmpty }
    if hint == nil, !hints.isEmpty { combined.hint = hints.joined(separator: ", ") }
    let values = inner.compactMap(\.value).filter { !$0.isEmpty }
    if value == nil, !values.isEmpty { combined.value = values.joined(separator: ", ") }
    guard role == nil else { return combined }
    for element in inner {
      combined.actions.formUnion(element.semantics.actions)
      combined.customActions += element.semantics.customActions
        .filter { !combined.customActions.contains($0) }
    }
    let controls = inner.filter { $0.semantics.actions.contains(.press) }
    if controls.count == 1 { combined.role = controls[0].role }
    return combined
  }
}

extension CGRect {
  /// Whether it lies somewhere.
  fileprivate var isUsable: Bool {
    !isNull && [minX, minY, width, height].allSatisfy(\.isFinite)
  }
}
