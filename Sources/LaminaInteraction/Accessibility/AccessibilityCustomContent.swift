import LaminaDisplay

/// Names a piece of what is said of a view on request, so that another one can be said in its place.
public struct AccessibilityCustomContentKey {
  let label: Text

  /// Makes a key with a label, and a name that no other key has.
  public init(_ label: Text, id: String) { self.label = label }

  /// Makes a key with a label, and a name that no other key has.
  public init(_ labelKey: LocalizedStringKey, id: String) { label = Text(labelKey) }

  /// Makes a key whose label is its name.
  public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey) }
}

/// How much a piece of what is said of a view matters.
public nonisolated enum AccessibilityCustomContentImportance: Hashable, Sendable {
  /// It is said on request.
  case `default`
  /// It is said with the view.
  case high
}

extension View {
  /// Adds something that is said of the view on request.
  ///
  /// ```swift
  /// PhotoCell(photo)
  ///   .accessibilityCustomContent("Camera", photo.camera)
  ///   .accessibilityCustomContent("Taken", photo.date.formatted(), importance: .high)
  /// ```
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    content(label, value, importance)
  }

  /// Adds something that is said of the view on request, with a label from a table of texts.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    content(Text(labelKey), value, importance)
  }

  /// Adds something that is said of the view on request, both texts from a table.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    content(Text(labelKey), Text(valueKey), importance)
  }

  /// Adds something that is said of the view on request, with a label from a table of texts and a string.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    content(Text(labelKey), Text(value), importance)
  }

  /// Adds something that is said of the view on request under a key; nil says nothing.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    content(key.label, value, importance)
  }

  /// Adds a text from a table that is said of the view on request under a key.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    content(key.label, Text(valueKey), importance)
  }

  /// Adds a string that is said of the view on request under a key.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    content(key.label, Text(value), importance)
  }

  private func content(
    _ label: Text, _ value: Text?, _ importance: AccessibilityCustomContentImportance
  ) -> some View {
    semantics { semantics in
      guard let value else { return }
      semantics.details.customContent = [
        Semantics.Content(
          label: label.plain, value: value.plain, isImportant: importance == .high)
      ]
    }
  }
}
