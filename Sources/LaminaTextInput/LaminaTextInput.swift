/// Text input: fields, editors and texts that can be selected.
///
/// ```
///  keys, input methods, clipboard ──▶ TextInputSession ──▶ TextEditing (a value of LaminaText)
///                                            └──▶ TextInputDisplay: a field's, an editor's, a text's
/// ```
///
/// ```swift
/// TextField("Amount", value: $amount, format: .number).focused($field, equals: .amount)
/// TextEditor(text: $letter)
/// Text(address).textSelection(.enabled)
/// ```
///
/// It must never shape or break a text itself: that is LaminaText's.
@_exported public import LaminaControls
