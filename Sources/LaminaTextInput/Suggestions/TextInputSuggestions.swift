import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaLayout
import LaminaText
import LaminaThemes

/// A field with suggestions below it while it has the focus.
private struct SuggestedField<Field: View, Suggestions: View>: View {
  let field: Field
  let suggestions: Suggestions
  @State private var model = FieldSuggestions()

  var body: some View {
    field
      .onKeyPress(keys: [.downArrow, .upArrow, .return, .escape]) { model.take($0) }
      .environment(\.fieldSuggestions, model)
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: { frame in
        model.anchor = frame
      }
      .background { SuggestionHolder(model: model, suggestions: suggestions) }
  }
}

/// Holds what is suggested while that is shown; it has no place in the layout, as it stands above the whole window.
private struct SuggestionHolder<Suggestions: View>: PrimitiveView {
  let model: FieldSuggestions
  let suggestions: Suggestions

  func update(_ element: Element) {
    let menus = element.graph.menus
    guard element.tracked({ model.isShown }) else {
      model.choice.count = 0
      element.setChildren([])
      return menus.leave(element)
    }
    // Read only here: a field that scrolls without suggestions is evaluated for none.
    let anchor = element.tracked { model.anchor }
    _ = element.remember { HolderEnd(of: element) }
    element.setChild(
      0, to: SuggestionBox(model: model, suggestions: suggestions, width: anchor.width),
      environment: element.readEverything())
    menus.accompany(element, below: anchor)
  }

  func nodes(_ element: Element) -> [Node] {
    element.graph.menus.host?.rebuild()
    return []
  }
}

/// Takes away what is shown when its holder is gone.
private final class HolderEnd {
  init(of element: Element) {
    element.onUnmount { [weak element, weak graph = element.graph, menus = element.graph.menus] in
      menus.leave(element)
      if graph != nil { menus.host?.rebuild() }
    }
  }
}

/// What is suggested, each below the one before, on a ground of its own.
private struct SuggestionBox<Suggestions: View>: View {
  let model: FieldSuggestions
  let suggestions: Suggestions
  let width: CGFloat
  @Environment(\.measures) private var measures

  var body: some View {
    Group(subviews: suggestions) { rows in
      let completions = rows.map(\.containerValues.textInputCompletion)
      let numbers = completions.indices.filter { completions[$0] != nil }
      let _ = offer(completions.compactMap(\.self))
      if !rows.isEmpty {
        ground {
          ForEach(Array(rows.enumerated()), id: \.element.id) { index, row in
            if let completion = completions[index] {
              SuggestionRow(choice: model.choice, number: numbers.firstIndex(of: index) ?? 0) {
                model.complete(completion)
              } label: {
                // What is pressed is the suggestion, whatever it shows.
                row.allowsHitTesting(false)
              }
            } else {
              row.padding(.horizontal, 8).padding(.vertical, 4)
            }
          }
        }
      }
    }
  }

  private func offer(_ completions: [String]) {
    model.choice.count = completions.count
    // The model has the choice.
    model.choice.choose = { [weak model] in
      if completions.indices.contains($0) { model?.complete(completions[$0]) }
    }
  }

  private func ground(@ViewBuilder _ rows: () -> some View) -> some View {
    let shape = RoundedRectangle(cornerRadius: measures[.cornerMenu])
    return ScrollView {
      VStack(alignment: .leading, spacing: 0, content: rows)
        .frame(minWidth: max(0, width - 10), alignment: .leading)
        .fixedSize().padding(5)
    }
    .frame(maxHeight: 320)
    .font(.body)
    .background(shape.fill(.background).shadow(.menu))
    .overlay(
      shape.strokeBorder(Color(role: .controlBorder), lineWidth: 0.5).allowsHitTesting(false)
    )
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Suggestions")
  }
}

private struct TextInputCompletionKey: ContainerValueKey { static let defaultValue: String? = nil }

extension ContainerValues {
  /// What the view puts into the field as a suggestion that is chosen.
  fileprivate var textInputCompletion: String? {
    get { self[TextInputCompletionKey.self] }
    set { self[TextInputCompletionKey.self] = newValue }
  }
}

extension View {
  /// Shows suggestions below a text field inside while that has the focus.
  ///
  /// ```swift
  /// TextField("City", text: $city)
  ///   .textInputSuggestions {
  ///     ForEach(cities.filter { $0.hasPrefix(city) }, id: \.self) { Text($0).textInputCompletion($0) }
  ///   }
  /// ```
  ///
  /// The arrows go from one that has a `textInputCompletion(_:)` to the next, Return and a click take it over, Escape
  /// hides them until something else is typed. Without any there is no box.
  ///
  /// - Parameter suggestions: the suggestions, from the best on.
  /// - Returns: the view, with what is suggested above all else in the window.
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    SuggestedField(field: self, suggestions: suggestions())
  }

  /// Shows suggestions made from data below a text field inside while that has the focus.
  public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable {
    textInputSuggestions { ForEach(data, content: content) }
  }

  /// Shows suggestions made from data, each named by a part of its element, below a text field inside.
  public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View {
    textInputSuggestions { ForEach(data, id: id, content: content) }
  }

  /// Has the view, a suggestion, put these words into the field when it is chosen.
  public func textInputCompletion(_ completion: String) -> some View {
    containerValue(\.textInputCompletion, completion)
  }
}
