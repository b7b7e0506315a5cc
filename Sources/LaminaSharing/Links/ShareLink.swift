public import LaminaGeometry
public import LaminaTransfer

/// A button that opens a sheet with which a person shares items.
///
/// ```swift
/// ShareLink(item: URL(string: "https://example.org")!)
/// ShareLink("Share the picture", item: picture, preview: SharePreview("Owls", image: picture))
/// ShareLink(items: dreams) { dream in SharePreview(dream.title) }
/// ```
/// The sheet is a popover at the button, and a sheet from below in a narrow window. What is shared is made once an
/// activity is chosen.
public struct ShareLink<Data, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View>:
  View
where Data: RandomAccessCollection, Data.Element: Transferable {
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  private let label: Label
  @State private var isPresented = false

  init(
    items: Data, _ subject: Text?, _ message: Text?,
    _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, label: Label
  ) {
    (self.items, self.subject, self.message) = (items, subject, message)
    (self.preview, self.label) = (preview, label)
  }

  public var body: some View {
    Button(action: { isPresented = true }) { label }
      .disabled(items.isEmpty)
      .popover(isPresented: $isPresented) {
        ShareSheet(request: request, previews: previews)
          .presentationCompactAdaptation(.sheet)
          .presentationDetents([.medium, .large])
      }
  }

  private var request: ShareRequest {
    let made = items.map { element in
      var item = ShareItem(element)
      if let preview { item.title = preview(element).title.plain }
      item.subject = subject?.plain
      return item
    }
    return ShareRequest(items: made, message: message?.plain)
  }

  private var previews: [ItemPreview] {
    guard let preview else { return [] }
    return items.prefix(3).map { element in
      let preview = preview(element)
      return ItemPreview(title: preview.title, picture: preview.picture)
    }
  }
}

extension ShareLink {
  /// A link to several items, with a preview for each.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items: items, subject, message, preview, label: label())
  }

  /// A link to an item, with a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(items: CollectionOfOne(item), subject, message, { _ in preview }, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// A link to several addresses.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == URL {
    self.init(items: items, subject, message, nil, label: label())
  }

  /// A link to several texts.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == String {
    self.init(items: items, subject, message, nil, label: label())
  }

  /// A link to an address.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(items: CollectionOfOne(item), subject, message, nil, label: label())
  }

  /// A link to a text.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(items: CollectionOfOne(item), subject, message, nil, label: label())
  }
}
