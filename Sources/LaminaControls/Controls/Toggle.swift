public import LaminaLocalization
package import LaminaDisplay

/// A control that is on or off.
///
/// ```swift
/// Toggle("Show hidden files", isOn: $showsHidden)
/// Toggle(isOn: $isFavorite) { Label("Favourite", systemImage: "star") }.toggleStyle(.checkbox)
/// ```
public struct Toggle<Label: View>: View {
  public typealias Body = Never
  private let isOn: Binding<Bool>
  /// Says whether some of several values are on and others are not; nil for a toggle of one value.
  private let isMixed: (() -> Bool)?
  private let label: Label

  /// Makes a switch for `isOn` with any label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: nil, label: label())
  }

  init(isOn: Binding<Bool>, isMixed: (() -> Bool)?, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }
}

extension Toggle where Label == Text {
  /// Makes a switch for `isOn` with a title.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == LaminaControls.Label<Text, Image> {
  /// Makes a switch for `isOn` with a title and a system symbol in front of it.
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { LaminaControls.Label(title, systemImage: systemImage) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { LaminaControls.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// A toggle with what a style was given, for styles that build on others.
  public init(_ configuration: ToggleStyleConfiguration) {
    let isMixed = configuration.isMixed
    self.init(
      isOn: configuration.$isOn, isMixed: isMixed ? { true } : nil, label: configuration.label)
  }
}

extension Toggle: RememberingView {
  package static var transitionRole: TransitionRole { .stage }

  package func makeMemory(for element: Element) -> ToggleMemory { ToggleMemory() }

  package func update(_ element: Element) {
    let memory = memory(of: element)
    memory.value.readBinding(isOn, element)
    memory.isMixed = isMixed.map { element.tracked($0) } ?? false
    guard let menu = element.read(\.menu) else { return control(element).update(element) }
    element.setChild(
      0,
      to: MenuItem(menu: menu, isOn: memory.value.current, action: memory.toggle, label: label))
  }

  package func nodes(_ element: Element) -> [Node] {
    element.read(\.menu) == nil ? control(element).nodes(element) : element.childOutputs
  }

  private func control(_ element: Element) -> Control<AnyView> {
    let (memory, style) = (memory(of: element), element.read(\.toggleStyle))
    let (isOn, label, isAlone) = (isOn, label, element.read(\.labelsAreHidden))
    var semantics = Semantics(role: .toggle)
    semantics.isOn = memory.isMixed ? .mixed : memory.value.current ? .on : .off
    semantics.combinesChildren = true
    semantics.actions = [.press]
    return Control(semantics: semantics) { handlers, _ in
      handlers.pointer.press = PointerHandlers.Press(changed: { _ in }, action: memory.toggle)
    } content: { phase in
      let label: any View = isAlone ? EmptyView() : label.titled
      let body = style.body(
        ToggleStyleConfiguration(
          label: .init(hidden: label), isOn: isOn.shown(by: memory.value), isMixed: memory.isMixed,
          phase: phase))
      return isAlone ? AnyView(body.overlay { UnseenLabel(label: self.label) }) : body
    }
  }
}

/// What a toggle knows from one evaluation to the next.
@MainActor
package final class ToggleMemory: ControlKeeper {
  package let control = ControlMemory()
  let value = ControlValue(false)
  /// Whether some of several values are on, and others are not.
  fileprivate(set) var isMixed = false

  /// Of several values that differ all are on then.
  func toggle() { value.write(isMixed || !value.current) }
}
