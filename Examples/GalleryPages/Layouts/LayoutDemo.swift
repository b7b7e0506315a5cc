import Lamina

/// A composition of panes, and the rectangle in which it is shown first.
nonisolated struct LayoutDemo: Identifiable, Sendable {
  let id: String
  let caption: String
  let start: CGRect
  let make: @Sendable () -> AnyLayoutElement<Pane>

  private init(
    _ id: String, _ caption: String, start: CGRect,
    _ make: @escaping @Sendable () -> any LayoutElement<Pane>
  ) {
    self.id = id
    self.caption = caption
    self.start = start
    self.make = { Self.erase(make()) }
  }

  private static func erase(_ element: some LayoutElement<Pane>) -> AnyLayoutElement<Pane> {
    AnyLayoutElement(element)
  }

  /// The leaves with the frames that they get in `rect`.
  func panes(in rect: CGRect) -> [Pane] { make().contents(in: rect) }

  private static let accessories = [
    Pane("first", .orange), Pane("second", .pink), Pane("third", .purple),
  ]

  static let all = [
    LayoutDemo(
      "DecoratingLayout", "a third, two thirds, 5 points around",
      start: CGRect(x: 30, y: 10, width: 150, height: 70)
    ) {
      DecoratingLayout(content: Pane("content", .blue), decoration: Pane("decoration", .orange))
    },
    LayoutDemo(
      "CascadingLayout", "each a fifth further than the last",
      start: CGRect(x: 10, y: 10, width: 140, height: 70)
    ) { CascadingLayout(accessories) },
    LayoutDemo(
      "MultiPaneLayout", "a decoration that is a cascade",
      start: CGRect(x: 10, y: 10, width: 180, height: 90)
    ) { MultiPaneLayout(content: Pane("content", .blue), accessories: accessories) },
    LayoutDemo(
      "InsetLayout", "margins of 5, 10, 15 and 20 points",
      start: CGRect(x: 20, y: 10, width: 150, height: 80)
    ) {
      InsetLayout(
        Pane("child", .blue), by: EdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20))
    },
    LayoutDemo(
      "EffectsLayout", "over a background and its child",
      start: CGRect(x: 20, y: 10, width: 140, height: 80)
    ) {
      EffectsLayout(
        BackgroundLayout(InsetLayout(Pane("child", .blue), by: 20), background: Pane("sky", .cyan)),
        effects: [Pane("rain", .purple)])
    },
    LayoutDemo(
      "Arranged", "by HStackLayout: a pane and a column",
      start: CGRect(x: 10, y: 10, width: 160, height: 80)
    ) {
      let column = Arranged(
        VStackLayout(spacing: 4), [Pane("top", .green), Pane("bottom", .pink)])
      return Arranged(
        HStackLayout(spacing: 4),
        [AnyLayoutElement(Pane("leading", .orange)), AnyLayoutElement(column)])
    },
  ]
}
