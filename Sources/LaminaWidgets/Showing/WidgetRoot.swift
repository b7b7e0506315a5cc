import LaminaGeometry

/// What a widget's view stands in: its surroundings, its ground, and where presses go.
struct WidgetRoot: View {
  var content: AnyView
  var family: WidgetFamily
  var margins: EdgeInsets
  var onOpen: (URL) -> Void
  var onPreferredSize: (CGSize) -> Void
  @State private var address: URL?

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaPadding(margins)
      .background(.background)
      .contentShape(Rectangle())
      .onTapGesture { if let address { onOpen(address) } }
      .environment(\.widgetFamily, family)
      .environment(
        \.openURL,
        OpenURLAction { url in
          onOpen(url)
          return .handled
        }
      )
      .onPreferenceChange(WidgetURLKey.self) { address = $0 }
      .onPreferenceChange(PreferredContentSizeKey.self) {
        if let size = $0 { onPreferredSize(size) }
      }
  }
}
