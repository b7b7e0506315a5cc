package import LaminaDisplay

/// Rows of a list that belong together, with what stands above and below them.
///
/// Outside of a list it is its header, content and footer, one after the other.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  public typealias Body = Never
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Makes a section of its rows, with what stands above and below them.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  package func update(_ element: Element) {
    element.setChild(0, to: header)
    element.setChild(1, to: content)
    element.setChild(2, to: footer)
  }

  package func nodes(_ element: Element) -> [Node] { element.childOutputs }
}

extension Section where Parent == EmptyView {
  /// Makes a section of its rows, with what stands below them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
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
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

extension Section {
  /// Makes a section of rows between a header and a footer that are given as views.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section: RowContent {
  package static var isGroup: Bool { true }

  package func addRows(to rows: inout RowList) {
    rows.addSection { rows in
      rows.add(edge: header, kind: .header)
      rows.add(content)
      rows.add(edge: footer, kind: .footer)
    }
  }
}

extension RowList {
  /// Adds a header or footer; an empty one adds nothing.
  fileprivate mutating func add<V: View>(edge view: V, kind: RowSegment.Kind) {
    if !(view is EmptyView) { addRow(view, kind: kind) }
  }
}
