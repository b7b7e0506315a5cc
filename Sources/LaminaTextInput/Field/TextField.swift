public import LaminaLocalization
public import Foundation
public import LaminaGeometry

/// A control in which a person types one line of text, or with `axis: .vertical` several.
///
/// ```swift
/// TextField("Name", text: $name)
/// TextField("Amount", value: $amount, format: .number)      // written while it can be read, tidied at the end
/// TextField("Message", text: $message, axis: .vertical).lineLimit(2...6)
/// ```
///
/// The text is written to the binding at each edit, and counts until views were evaluated: then what the binding makes
/// of it is shown. Text that an input method is still composing is shown but not written. Return submits (`onSubmit(of:_:)`); in a
/// field of several lines Shift+Return breaks the line. The title stands in the field while it is empty,
/// unless there is a prompt, and is what screen readers say.
public struct TextField<Label: View>: View {
  private let source: FieldSource
  private let label: Label
  private let prompt: Text?
  private var isVertical = false
  private var selection: Binding<TextSelection?>?
  private var events: FieldEvents?

  init(
    _ source: FieldSource, prompt: Text?, axis: Axis = .horizontal,
    selection: Binding<TextSelection?>? = nil, events: FieldEvents? = nil, label: Label
  ) {
    self.source = source
    self.prompt = prompt
    self.selection = selection
    self.events = events
    isVertical = axis == .vertical
    self.label = label
  }

  public var body: some View {
    FieldCore(
      source: source, label: label, prompt: prompt, isVertical: isVertical, selection: selection,
      events: events)
  }
}

// MARK: - Text

extension TextField {
  /// Makes a field with any label, of one line unless it grows along `axis`, downwards as far as
  /// `lineLimit` allows; `prompt` is what stands there while it is empty.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.init(FieldSource(text), prompt: prompt, axis: axis, label: label())
  }

  /// A field whose selection is read and written, too.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      FieldSource(text), prompt: prompt, axis: axis ?? .horizontal, selection: selection,
      label: label())
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title, of one line unless it grows along `axis`, downwards as far as
  /// `lineLimit` allows; `prompt` is what stands there while it is empty.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(FieldSource(text), prompt: prompt, axis: axis, label: Text(title))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(FieldSource(text), prompt: prompt, axis: axis, label: Text(title))
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(FieldSource(text), prompt: prompt, axis: axis, label: Text(title))
  }

  /// A field whose selection is read and written, too.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      FieldSource(text), prompt: prompt, axis: axis ?? .horizontal, selection: selection,
      label: Text(title))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      FieldSource(text), prompt: prompt, axis: axis ?? .horizontal, selection: selection,
      label: Text(title))
  }
}

// MARK: - Values

extension TextField {
  /// A field for a value, which is written while what is typed can be read; what cannot be read goes
  /// back to what the value was when Return is pressed or the focus leaves.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), prompt: prompt, label: label())
  }

  /// A field for a value that may be missing: an empty field is no value.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), prompt: prompt, label: label())
  }

  /// A field for a value that a `NumberFormatter` or a `DateFormatter` reads and writes.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldSource(value, formatter), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// A field for a value, which is written while what is typed can be read; what cannot be read goes
  /// back to what the value was when Return is pressed or the focus leaves.
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), prompt: prompt, label: Text(title))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), prompt: prompt, label: Text(title))
  }

  /// A field for a value that may be missing: an empty field is no value.
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), prompt: prompt, label: Text(title))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), prompt: prompt, label: Text(title))
  }

  /// A field for a value that a `NumberFormatter` or a `DateFormatter` reads and writes.
  public init<V>(
    _ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(FieldSource(value, formatter), prompt: prompt, label: Text(title))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(FieldSource(value, formatter), prompt: prompt, label: Text(title))
  }
}
