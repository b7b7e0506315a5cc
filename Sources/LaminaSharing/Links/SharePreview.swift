public import LaminaTransfer

/// What a sheet shows of something that is shared, before it is: a title, a picture, a small icon.
///
/// ```swift
/// ShareLink(item: dream, preview: SharePreview("Three owls", image: picture))
/// ```
public struct SharePreview<PreviewImage: Transferable, PreviewIcon: Transferable> {
  let title: Text
  let image: PreviewImage?
  let icon: PreviewIcon?

  /// A title with a picture and an icon.
  public init(_ title: Text, image: PreviewImage, icon: PreviewIcon) {
    (self.title, self.image, self.icon) = (title, image, icon)
  }

  /// A title with a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: PreviewImage, icon: PreviewIcon) {
    self.init(Text(titleKey), image: image, icon: icon)
  }

  /// A title with a picture and an icon; words in a string are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: PreviewImage, icon: PreviewIcon) {
    self.init(Text(title), image: image, icon: icon)
  }

  fileprivate init(title: Text, image: PreviewImage?, icon: PreviewIcon?) {
    (self.title, self.image, self.icon) = (title, image, icon)
  }

  /// What is shown as its picture, if there is one.
  var picture: Image? { (image as? Image) ?? (icon as? Image) }
}

extension SharePreview where PreviewIcon == Never {
  /// A title with a picture.
  public init(_ title: Text, image: PreviewImage) {
    self.init(title: title, image: image, icon: nil)
  }

  /// A title with a picture.
  public init(_ titleKey: LocalizedStringKey, image: PreviewImage) {
    self.init(Text(titleKey), image: image)
  }

  /// A title with a picture; words in a string are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: PreviewImage) {
    self.init(Text(title), image: image)
  }
}

extension SharePreview where PreviewImage == Never {
  /// A title with an icon.
  public init(_ title: Text, icon: PreviewIcon) {
    self.init(title: title, image: nil, icon: icon)
  }

  /// A title with an icon.
  public init(_ titleKey: LocalizedStringKey, icon: PreviewIcon) {
    self.init(Text(titleKey), icon: icon)
  }

  /// A title with an icon; words in a string are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: PreviewIcon) {
    self.init(Text(title), icon: icon)
  }
}

extension SharePreview where PreviewImage == Never, PreviewIcon == Never {
  /// A title alone.
  public init(_ title: Text) { self.init(title: title, image: nil, icon: nil) }

  /// A title alone.
  public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey)) }

  /// A title alone; words in a string are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(Text(title)) }
}
