import LaminaDisplay
import LaminaGeometry
import LaminaLayout
import LaminaText

extension View {
  /// Adds buttons to the row of a list that show when its content is pushed aside: by a drag, by a stroke of two
  /// fingers, or, where the row is selected, by the arrow that points that way.
  ///
  /// ```swift
  /// List(letters) { letter in
  ///   LetterRow(letter)
  ///     .swipeActions { Button("Delete", role: .destructive) { delete(letter) } }
  ///     .swipeActions(edge: .leading) { Button("Flag") { flag(letter) }.tint(.orange) }
  /// }
  /// ```
  /// The first button stands at the edge; whoever pushes the content over more than half of the row does what it does,
  /// unless `allowsFullSwipe` is false. Scrolling, Escape and a press elsewhere in the row bring the content back.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    SwipedRow(content: self, edge: edge, allowsFull: allowsFullSwipe, actions: content())
  }
}

/// What a strip of a row holds.
struct SwipeContent {
  let name: ObjectIdentifier?
  let edge: HorizontalEdge
  let allowsFull: Bool
  let view: AnyView

  /// The button of rows that can be deleted and say nothing else.
  static func delete(_ action: @escaping () -> Void) -> SwipeContent {
    SwipeContent(
      name: nil, edge: .trailing, allowsFull: true,
      view: AnyView(Button("Delete", role: .destructive, action: action)))
  }
}

/// A row with buttons behind its content.
private struct SwipedRow<Content: View, Actions: View>: DistributedView {
  let content: Content
  let edge: HorizontalEdge
  let allowsFull: Bool
  let actions: Actions

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(
      SwipedRow<V, Actions>(content: view, edge: edge, allowsFull: allowsFull, actions: actions))
  }

  func update(_ element: Element) {
    if let row = element.rowEditing(makes: true) {
      var environment = element.readEverything()
      // The row holds what is put into it.
      environment.rowContext = nil
      let view = FromRow(content: actions, environment: environment)
      row.setSwipe(
        SwipeContent(
          name: ObjectIdentifier(element), edge: edge, allowsFull: allowsFull, view: AnyView(view)),
        by: element)
    }
    element.setChild(0, to: content)
  }
}

/// Views that stand elsewhere, with what they find where they are written.
private struct FromRow<Content: View>: WrappingView {
  let content: Content
  let environment: EnvironmentValues

  func update(_ element: Element) {
    let buttons = content.modifier(StripButtons(row: element.readEverything().stripRow))
    element.setChild(0, to: buttons, environment: environment)
  }
}

/// Has buttons look as those of a strip, and bring the content back.
private struct StripButtons: ViewModifier {
  let row: StripRow

  func body(content: Content) -> some View {
    content.buttonStyle(StripButton(row: row.row)).tint(.gray).labelStyle(StripLabel())
  }
}

/// The row that a strip is of.
struct StripRow: @MainActor Equatable {
  weak var row: RowEditing?
  static func == (a: StripRow, b: StripRow) -> Bool { a.row === b.row }
}

extension EnvironmentValues {
  var stripRow: StripRow {
    get { self[StripRowKey.self] }
    set { self[StripRowKey.self] = newValue }
  }
}

private struct StripRowKey: EnvironmentKey { static var defaultValue: StripRow { StripRow() } }

/// The buttons at an edge of a row, the first at the very edge.
struct RowStrip: View {
  let row: RowEditing
  let edge: HorizontalEdge

  var body: some View {
    let strip = row.strip(edge)
    StripLayout(open: abs(row.slide), isLeading: edge == .leading, isFull: row.isFull) {
      ForEach(strip.indices, id: \.self) { strip[$0].view }
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      row.measured(strip: $0, edge)
    }
    .modifier(StripButtons(row: StripRow(row: row)))
    .environment(\.stripRow, StripRow(row: row))
    .frame(maxWidth: .infinity, alignment: edge == .leading ? .leading : .trailing)
  }
}

/// Places buttons side by side from the edge on: as far aside as the content leaves room, and the first as broad as
/// what is left.
private nonisolated struct StripLayout: Layout, Equatable {
  let open: CGFloat
  let isLeading: Bool
  let isFull: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: widths(subviews, proposal.height).reduce(0, +), height: proposal.height ?? 32)
  }

  /// How broad buttons like to be at a height: a label may stand side by side where it has no room below each other.
  private func widths(_ subviews: Subviews, _ height: CGFloat?) -> [CGFloat] {
    subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: height)).width }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var widths = widths(subviews, bounds.height)
    let spare = open - widths.reduce(0, +)
    if !widths.isEmpty, spare > 0 { widths[0] += spare }
    if !widths.isEmpty, isFull { widths[0] = open }
    // Those that are not all there yet come out from behind the edge.
    var place = min(spare, 0)
    for (subview, width) in zip(subviews, widths) {
      let x = isLeading ? bounds.minX + place : bounds.maxX - place - width
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      place += width
    }
  }
}

/// A button of a strip: as high as the row, on its tint.
private struct StripButton: PrimitiveButtonStyle {
  weak var row: RowEditing?

  func makeBody(configuration: Configuration) -> some View {
    let role = configuration.role
    Button(role: role) {
      if let row { row.act(role, configuration.trigger) } else { configuration.trigger() }
    } label: {
      configuration.label
    }
    .buttonStyle(StripLook())
  }
}

private struct StripLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .lineLimit(1)
      .padding(.horizontal, 14)
      .frame(minWidth: RowMetrics.button, maxWidth: .infinity, maxHeight: .infinity)
      .foregroundStyle(.white)
      .background(configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
      .opacity(configuration.isPressed ? 0.8 : 1)
  }
}

/// The icon of a label with a title below it that has room, or alone.
private struct StripLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    ViewThatFits(in: .vertical) {
      VStack(spacing: 2) {
        configuration.icon.accessibilityHidden(true)
        configuration.title.font(.caption)
      }
      HStack(spacing: 4) {
        configuration.icon.accessibilityHidden(true)
        configuration.title
      }
    }
  }
}
