public import LaminaLocalization

/// Rows of a list that belong together, with what stands above and below them.
///
/// Outside of a list it is its header, content and footer, one after the other; among the items of a menu lines keep it apart
/// from what is above and below. One that is bound to whether it is
/// expanded shows its content while it is.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  public typealias Body = Never
  private let header: Parent
  private let content: Content
  private let footer: Footer
  /// What opens and closes it; nil for one that is always open.
  private var isExpanded: Binding<Bool>?
  private var isOpen = true

  /// Makes a section of its rows, with what stands above and below them.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  package static var transitionRole: TransitionRole { .container }
  package static var shape: ViewShape {
    (.of(Parent.self) + .of(Content.self) + .of(Footer.self)).uncounted
  }

  package func update(_ element: Element) {
    if element.isLazy { return element.list(self) }
    if element.read(\.itemMenu) != nil {
      if isExpanded == nil {
        return updateInMenu(element, header: header, content: content, footer: footer)
      }
      return updateInMenu(element, header: header, content: shownContent, footer: footer)
    }
    element.setChild(0, to: header)
    if isExpanded == nil {
      element.setChild(1, to: content)
    } else {
      element.setChild(1, to: shownContent)
    }
    element.setChild(2, to: footer)
  }
}

extension Section where Parent == EmptyView {
  /// Makes a section of its rows, with what stands below them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Makes a section of its rows above a footer that is given as a view.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section of its rows, with what stands above them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Makes a section of its rows below a header that is given as a view.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a section of rows without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section of rows below a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section whose rows are there while a binding is true.
  ///
  /// ```swift
  /// Section(isExpanded: $showsBasics) {
  ///   ForEach(basics) { Text($0.title) }
  /// } header: {
  ///   Text("Basics")
  /// }
  /// ```
  /// In a list that looks like a sidebar a press on the header opens and closes it, as do Space and Return where
  /// the header has the focus, and the arrows to the sides.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
    isOpen = isExpanded.wrappedValue
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section below a title whose rows are there while a binding is true.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension Section {
  /// Makes a section of rows between a header and a footer that are given as views.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

/// Header, rows and footer, as the parts that they are in a lazy container.
extension Section: WrittenViews {
  package static var isSection: Bool { true }
  package var partCount: Int { 3 }

  package func shape(ofPart part: Int) -> ViewShape {
    switch part {
    case 0 where isExpanded != nil: .of(SectionEdge<FoldingHeader<Parent>>.self)
    case 0: .of(SectionEdge<Parent>.self)
    case 1 where isExpanded != nil: .of(Content?.self)
    case 1: .of(Content.self)
    default: .of(SectionEdge<Footer>.self)
    }
  }

  package func view(ofPart part: Int) -> any View {
    switch part {
    case 0:
      if let isExpanded {
        edge(FoldingHeader(content: header, isExpanded: isExpanded), .header)
      } else {
        edge(header, .header)
      }
    case 1: if isExpanded == nil { content } else { shownContent }
    default: edge(footer, .footer)
    }
  }

  private var shownContent: Content? { isOpen ? content : nil }

  private func edge<V: View>(_ view: V, _ kind: RowKind) -> SectionEdge<V> {
    SectionEdge(content: view, kind: kind)
  }
}

/// What stands above or below the rows of a section.
private struct SectionEdge<Content: View>: WrappingView {
  let content: Content
  let kind: RowKind

  /// Never known to be one, so that it stands around what is put around rows.
  static var shape: ViewShape { ViewShape.of(Content.self).uncounted.distributed }

  func update(_ element: Element) {
    if element.isFirstEvaluation {
      element.beginEntries(EntryContext(of: element, in: element.entries, kind: kind))
    }
    element.setChild(0, to: content)
  }

  func counts(in element: Element?) -> ViewCounts {
    let counts = EntryContext.countingInside(of: element) {
      content.viewCounts(in: element?.children.first)
    }
    return ViewCounts(views: counts.views, rows: 0)
  }

  func list(at path: ViewPath, in element: Element?) -> ViewListPart {
    EntryContext.countingInside(of: element) {
      .edge(kind, content.viewList(at: path, in: element?.children.first))
    }
  }
}
