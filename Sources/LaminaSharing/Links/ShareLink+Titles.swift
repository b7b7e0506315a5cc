public import LaminaGeometry
public import LaminaTransfer

// The forms without a label of their own: with a title, or with the standard one.

extension ShareLink where Label == DefaultShareLinkLabel {
  /// A link to several items, with the standard title.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items: items, subject, message, preview, label: DefaultShareLinkLabel())
  }

  /// A link to several items, with a title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items: items, subject, message, preview, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A link to several items, with a title in a string, which is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items: items, subject, message, preview, label: DefaultShareLinkLabel(Text(title)))
  }

  /// A link to several items, with a title of its own style.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items: items, subject, message, preview, label: DefaultShareLinkLabel(title))
  }

  /// A link to an item, with the standard title.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      items: CollectionOfOne(item), subject, message, { _ in preview },
      label: DefaultShareLinkLabel())
  }

  /// A link to an item, with a title.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      items: CollectionOfOne(item), subject, message, { _ in preview },
      label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A link to an item, with a title in a string, which is shown as it is.
  @_disfavoredOverload
  public init<I: Transferable, S: StringProtocol>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      items: CollectionOfOne(item), subject, message, { _ in preview },
      label: DefaultShareLinkLabel(Text(title)))
  }

  /// A link to an item, with a title of its own style.
  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      items: CollectionOfOne(item), subject, message, { _ in preview },
      label: DefaultShareLinkLabel(title))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// A link to several addresses, with the standard title.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(items: items, subject, message, nil, label: DefaultShareLinkLabel())
  }

  /// A link to several addresses, with a title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(items: items, subject, message, nil, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A link to several addresses, with a title in a string, which is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(items: items, subject, message, nil, label: DefaultShareLinkLabel(Text(title)))
  }

  /// A link to several addresses, with a title of its own style.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(items: items, subject, message, nil, label: DefaultShareLinkLabel(title))
  }

  /// A link to an address, with the standard title.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(items: CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel())
  }

  /// A link to an address, with a title.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(
      items: CollectionOfOne(item), subject, message, nil,
      label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A link to an address, with a title in a string, which is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(
      items: CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text(title))
    )
  }

  /// A link to an address, with a title of its own style.
  public init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(
      items: CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(title))
  }

  /// A link to several texts, with the standard title.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(items: items, subject, message, nil, label: DefaultShareLinkLabel())
  }

  /// A link to several texts, with a title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(items: items, subject, message, nil, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A link to several texts, with a title in a string, which is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(items: items, subject, message, nil, label: DefaultShareLinkLabel(Text(title)))
  }

  /// A link to several texts, with a title of its own style.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(items: items, subject, message, nil, label: DefaultShareLinkLabel(title))
  }

  /// A link to a text, with the standard title.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(items: CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel())
  }

  /// A link to a text, with a title.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(
      items: CollectionOfOne(item), subject, message, nil,
      label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A link to a text, with a title in a string, which is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(
      items: CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text(title))
    )
  }

  /// A link to a text, with a title of its own style.
  public init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(
      items: CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(title))
  }
}
