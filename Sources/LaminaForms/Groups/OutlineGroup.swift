import LaminaGeometry

/// Views of a tree: those of elements with children show and hide these.
///
/// ```swift
/// struct File: Identifiable { let id: String; var children: [File]? }
/// OutlineGroup(files, children: \.children) { Text($0.id) }
/// ```
///
/// An element whose children are nil is a leaf; one without children can be opened, and holds nothing. Children exist while their
/// parent is open. In a list each of them is a row, of which the arrows to the sides open and close those with children.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf

  /// Makes views of the elements of a tree, which are known by the value under `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  @Environment(\.standsInList) private var standsInList

  public var body: some View {
    if standsInList {
      OutlineRows(data: data, id: id, children: children, content: content)
    } else {
      ForEach(data, id: id) { element in
        OutlineBranch(element: element, id: id, children: children, content: content)
      }
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes views of the elements of a tree.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }
}

/// Trees of one root.
extension OutlineGroup {
  /// Makes views of one element and of those below it, which are known by the value under `id`.
  public init<Root>(
    _ root: Root, id: KeyPath<Root, ID>, children: KeyPath<Root, [Root]?>,
    @ViewBuilder content: @escaping (Root) -> Leaf
  ) where Data == [Root] {
    self.init([root], id: id, children: children, content: content)
  }

  /// Makes views of one element and of those below it.
  public init<Root: Identifiable>(
    _ root: Root, children: KeyPath<Root, [Root]?>,
    @ViewBuilder content: @escaping (Root) -> Leaf
  ) where Data == [Root], ID == Root.ID {
    self.init([root], id: \.id, children: children, content: content)
  }
}

/// An element with its children, or a leaf.
private struct OutlineBranch<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  var body: some View {
    if let inner = element[keyPath: children] {
      DisclosureGroup {
        AnyView(OutlineGroup(inner, id: id, children: children, content: content))
      } label: {
        content(element)
      }
    } else {
      // As far in as the labels of those that can be opened.
      content(element).padding(.leading, 18)
    }
  }
}
