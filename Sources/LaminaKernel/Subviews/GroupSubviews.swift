/// What a view makes of the views that a content stands for: what `Group(subviews:transform:)` and
/// `ForEach(subviews:content:)` consist of.
public struct GroupElementsOfContent<Subviews: View, Content: View>: RememberingView {
  public typealias Body = Never
  let subviews: Subviews
  let content: (SubviewSource) -> Content

  package static var transitionRole: TransitionRole { .container }
  package static var shape: ViewShape { ViewShape.of(Content.self).behindBody }

  package func makeMemory(for element: Element) -> SubviewCounter { SubviewCounter(element) }

  package func update(_ element: Element) {
    let counter = memory(of: element)
    counter.count(subviews)
    let view = element.tracked { content(counter.source) }
    element.setChild(1, to: view)
  }

  package func counts(in element: Element?) -> ViewCounts {
    result(in: element)?.viewCounts ?? .one
  }

  package func list(at path: ViewPath, in element: Element?) -> ViewListPart {
    result(in: element)?.viewList(at: path) ?? LoneViewPart(at: path)
  }

  private func result(in element: Element?) -> Element? { element?.children.last }
}

extension Group {
  /// Makes a view of the views that `view` stands for.
  ///
  /// ```swift
  /// Group(subviews: content) { subviews in
  ///   subviews.first
  ///   if subviews.count > 1 { Divider(); subviews.dropFirst() }
  /// }
  /// ```
  /// The views of loops, conditions and groups are taken one by one, those of custom views too, where
  /// their bodies make several.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init {
      GroupElementsOfContent(subviews: view) { transform(.all(of: $0)) }
    }
  }

  /// Makes a view of the sections of `view`.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init {
      GroupElementsOfContent(subviews: view) { transform(SectionConfiguration.all(of: $0)) }
    }
  }
}

/// The sections of a content, in order.
public typealias SectionCollection = [SectionConfiguration]

extension ForEach where Data == CollectionOfOne<Int>, ID == Int {
  /// Makes a view for each of the views that `view` stands for.
  ///
  /// ```swift
  /// ForEach(subviews: content) { subview in
  ///   subview.padding().background(Color.gray)
  /// }
  /// ```
  public init<Base: View, Each: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Each
  )
  where
    Content == GroupElementsOfContent<Base, ForEach<SubviewsCollection, Subview.ID, Each>>
  {
    self.init(
      one: GroupElementsOfContent(subviews: view) {
        ForEach<SubviewsCollection, Subview.ID, Each>(.all(of: $0), content: content)
      })
  }

  /// Makes a view for each of the sections of `view`.
  public init<Base: View, Each: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Each
  )
  where
    Content == GroupElementsOfContent<
      Base, ForEach<SectionCollection, SectionConfiguration.ID, Each>
    >
  {
    self.init(
      one: GroupElementsOfContent(subviews: view) {
        ForEach<SectionCollection, SectionConfiguration.ID, Each>(
          SectionConfiguration.all(of: $0), content: content)
      })
  }

  private init(one content: Content) { self.init(CollectionOfOne(0), id: \.self) { _ in content } }
}
