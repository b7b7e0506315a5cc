import LaminaDisplay
public import LaminaDrawing

/// A wrapper that has what is inside treated as one thing.
struct GroupingModifier: NodeModifier, Equatable {
  enum Change: Equatable {
    case blendMode(BlendMode)
    /// One picture, kept while nothing inside changes.
    case flattened
    /// One layer for all that moves together.
    case geometry
  }

  let change: Change

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id) { traits in
      traits.hasOwnLayer = true
      switch change {
      case .blendMode(let mode): traits.appearance.blendMode = mode
      case .flattened: traits.appearance.isFlattened = true
      case .geometry: break
      }
    }
  }
}

extension View {
  /// Says how the view, as one picture, mixes with what lies below.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    nodes(GroupingModifier(change: .blendMode(blendMode)))
  }

  /// Makes one picture of the view before it is shown, so that what is inside blends only with what
  /// is inside.
  public func compositingGroup() -> some View { nodes(GroupingModifier(change: .flattened)) }

  /// Draws the view with all inside it into one picture, which is kept while nothing in it changes.
  public func drawingGroup() -> some View { nodes(GroupingModifier(change: .flattened)) }

  /// Has all inside the view move along when the view does, also what is new.
  public func geometryGroup() -> some View { nodes(GroupingModifier(change: .geometry)) }

  /// Lays the view over its neighbours with smaller values, and under those with larger ones.
  ///
  /// ```swift
  /// ZStack { ForEach(cards) { Card($0).zIndex($0.isSelected ? 1 : 0) } }
  /// ```
  ///
  /// Views have 0 without it; among equal ones later views lie on top.
  public func zIndex(_ value: Double) -> some View {
    nodes(LayoutValueModifier<ZIndexKey>(value: value.finite()))
  }
}
