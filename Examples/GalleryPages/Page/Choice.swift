import Lamina

/// One of a few things to choose, as buttons in a row.
struct Choice<Value: Hashable>: View {
  let title: String
  let options: [(value: Value, name: String)]
  @Binding var selection: Value

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      TextRow(spacing: 6) {
        ForEach(options.indices, id: \.self) { index in
          ChoiceButton(
            name: options[index].name, value: options[index].value, selection: $selection)
        }
      }
    }
  }
}

/// One of the things to choose.
struct ChoiceButton<Value: Hashable>: View {
  let name: String
  let value: Value
  @Binding var selection: Value

  var body: some View {
    Button(name) { if selection != value { selection = value } }
      .buttonStyle(ChoiceStyle(isChosen: value == selection))
      .semantics { $0.isSelected = value == selection }
  }
}

/// Filled for what is chosen; one button all the while, so that it keeps the focus.
private struct ChoiceStyle: ButtonStyle, Hashable {
  let isChosen: Bool

  func makeBody(configuration: Configuration) -> some View {
    if isChosen {
      BorderedProminentButtonStyle().makeBody(configuration: configuration)
    } else {
      BorderedButtonStyle().makeBody(configuration: configuration)
    }
  }
}
