import LaminaAnimation
import LaminaGeometry

/// A view that shows or hides what it holds, at a press on its label.
///
/// ```swift
/// DisclosureGroup("Advanced", isExpanded: $showsMore) {
///   Toggle("Log everything", isOn: $logs)
/// }
/// ```
///
/// While its label has the focus, Space and Return open and close it; the arrow that leads on opens it, the one that leads back closes
/// it. What it holds exists only while it is open. In a list that is rows of its own, below that of the label.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  /// Makes a group of views that is closed at first and keeps by itself whether it is open, with any label.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// Makes a group of views that is open while a binding is true, with any label.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  @Environment(\.standsInList) private var standsInList

  public var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    if standsInList, style.isAutomatic {
      DisclosureRow(label: label, isExpanded: isExpanded)
      if isExpanded.wrappedValue { content().padding(.leading, 18) }
    } else {
      style.body(
        DisclosureGroupStyleConfiguration(
          label: .init(hidden: label.titled), content: .init(make: content), isExpanded: isExpanded)
      )
    }
  }
}

/// The label of a group whose content is rows of a list.
private struct DisclosureRow<Label: View>: View {
  let label: Label
  let isExpanded: Binding<Bool>

  var body: some View {
    DisclosureHeader(label: AnyView(opening: label.titled), isExpanded: isExpanded)
      .modifier(
        FoldingRow(isOpen: isExpanded.wrappedValue, parent: nil) { isOpen in
          withAnimation(.snappy(duration: 0.25)) { isExpanded.wrappedValue = isOpen }
        })
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group of views that is closed at first, with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group of views that is open while a binding is true, with a title.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
