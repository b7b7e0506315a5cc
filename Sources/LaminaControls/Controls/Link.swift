public import LaminaLocalization
import LaminaDisplay
public import LaminaGeometry

/// Words that open an address.
///
/// ```swift
/// Link("Swift", destination: URL(string: "https://swift.org")!)
/// ```
public struct Link<Label: View>: View {
  public typealias Body = Never
  private let destination: URL
  private let label: Label

  /// Makes a link of any label to an address.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Makes a link of a title to an address.
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: PrimitiveView {
  package func update(_ element: Element) {
    let (open, destination) = (element.read(\.openURL), destination)
    var semantics = Semantics(value: destination.absoluteString)
    semantics.role = .link
    element.setChild(
      0,
      to: Button {
        open(destination)
      } label: {
        label
      }
      .buttonStyle(.link).nodes(SemanticsModifier(semantics: semantics)))
  }
}
