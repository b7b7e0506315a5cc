/// The picture under a key of the theme; nothing where the theme has none.
///
/// ```swift
/// ThemedImage("logo") { $0.resizable().scaledToFit() }
/// ```
public struct ThemedImage<Content: View>: View {
  private let key: String
  private let content: (Image) -> Content
  @Environment(\.theme) private var theme

  /// Shows the picture under a key as `content` makes it of the image.
  public init(_ key: String, @ViewBuilder content: @escaping (Image) -> Content) {
    self.key = key
    self.content = content
  }

  public var body: some View {
    if let path = theme.picture(key) { content(Image(file: path)) }
  }
}

extension ThemedImage where Content == Image {
  /// Shows the picture under a key in its own size.
  public init(_ key: String) { self.init(key) { $0 } }
}
