import Lamina

/// One of a few things to choose, as buttons in a row.
struct Choice<Value: Hashable>: View {
  let title: String
  let options: [(value: Value, name: String)]
  @Binding var selection: Value

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      HStack(spacing: 6) {
        ForEach(options.indices, id: \.self) { index in
          button(options[index].value, options[index].name)
        }
      }
    }
  }

  @ViewBuilder private func button(_ value: Value, _ name: String) -> some View {
    if value == selection {
      Button(name) {}.buttonStyle(.borderedProminent)
    } else {
      Button(name) { selection = value }.buttonStyle(.bordered)
    }
  }
}
