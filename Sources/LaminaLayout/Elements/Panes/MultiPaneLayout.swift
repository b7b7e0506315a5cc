/// A main pane with fanned accessory panes on its left: a `DecoratingLayout` whose decoration is
/// a `CascadingLayout`.
///
/// ```
///  ┌───────┬──────────────┐
///  │┌───┐  │ ┌──────────┐ │   in (0, 0, 90, 40) with two accessories:
///  ││ ┌─┴─┐│ │ content  │ │   (0, 5, 20.83, 25) and (4.17, 10, 20.83, 25),
///  │└─┤   ││ └──────────┘ │   content (35, 5, 50, 30)
///  │  └───┘│              │
///  └───────┴──────────────┘
/// ```
public struct MultiPaneLayout<Child: LayoutElement, Accessory: LayoutElement<Child.Content>>:
  ComposedElement
{
  public var composition: DecoratingLayout<Child, CascadingLayout<Accessory>>

  /// Makes a container of a main pane and the accessory panes that are fanned on its left.
  public init(content: Child, accessories: [Accessory]) {
    composition = DecoratingLayout(content: content, decoration: CascadingLayout(accessories))
  }

  /// The main pane.
  public var content: Child {
    get { composition.content }
    set { composition.content = newValue }
  }

  /// The panes beside it, the last one on top.
  public var accessories: [Accessory] {
    get { composition.decoration.children }
    set { composition.decoration.children = newValue }
  }
}

extension MultiPaneLayout: Sendable where Child: Sendable, Accessory: Sendable {}
extension MultiPaneLayout: Equatable where Child: Equatable, Accessory: Equatable {}
