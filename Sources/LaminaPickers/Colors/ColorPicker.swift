import LaminaDisplay
public import LaminaDrawing
public import LaminaLocalization
import LaminaText

/// A control that picks a colour: a well that shows it and opens a panel.
///
/// ```swift
/// ColorPicker("Ground", selection: $ground)
/// ColorPicker("Ink", selection: $ink, supportsOpacity: false)
/// ```
///
/// The panel has a square of all tones of a hue, a line of hues and one of opacities, the digits of the colour, the
/// palette's colours and those that were picked lately. All of it but the dropper, which is dragged to a place, is reached
/// by keys: arrow keys move what has the focus by a hundredth, Page Up and Page Down by a tenth. What is picked is written
/// while one drags, as fixed components.
public struct ColorPicker<Label: View>: View {
  public typealias Body = Never
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label

  /// Makes a picker with any label.
  ///
  /// - Parameters:
  ///   - selection: where the colour is kept.
  ///   - supportsOpacity: whether what is picked may let through what lies behind.
  ///   - label: what the colour is for.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker: RememberingView {
  package func makeMemory(for element: Element) -> ControlValue<Color> {
    ControlValue(selection.wrappedValue)
  }

  package func update(_ element: Element) {
    let value = memory(of: element)
    value.readBinding(selection, element)
    element.setChild(
      0,
      to: PickerRow(label: label.accessibilityHidden(true)) {
        ColorWell(
          color: selection.shown(by: value), supportsOpacity: supportsOpacity, label: label)
      })
  }
}
