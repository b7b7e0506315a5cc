import LaminaDisplay

/// The picture under a key of the theme; nothing where the theme has none, which is reported.
///
/// ```swift
/// ThemedImage("logo") { $0.resizable().scaledToFit() }
/// ```
/// The theme says which picture it is by day, by night and with more contrast; those of a theme's file lie below its
/// folder.
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
    if let path = theme.picture(key) { content(Image(file: path)) } else { NoPicture(key: key) }
  }
}

extension ThemedImage where Content == Image {
  /// Shows the picture under a key in its own size.
  public init(_ key: String) { self.init(key) { $0 } }
}

/// Reports that a theme has no picture under a key, and shows nothing.
private struct NoPicture: PrimitiveView {
  let key: String

  func update(_ element: Element) { element.graph.report(.noPicture(key: key)) }
}
