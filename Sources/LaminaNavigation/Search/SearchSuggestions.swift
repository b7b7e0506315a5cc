import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaText
import LaminaThemes

/// The ground of suggestions, below the field; it may stick out of the window.
struct SuggestionPanel: View {
  let source: SearchPartSource
  @Environment(\.measures) private var measures

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: measures[.cornerMenu])
    Color.clear.frame(height: 0).frame(maxWidth: .infinity)
      .overlay(alignment: .topLeading) {
        ScrollView { PortalExit(portal: source.portal).padding(5) }
          .fixedSize(horizontal: false, vertical: true)
          .frame(maxHeight: 320, alignment: .top)
          .background(shape.fill(.background).shadow(.menu))
          .overlay(
            shape.strokeBorder(Color(role: .controlBorder), lineWidth: 0.5)
              .allowsHitTesting(false)
          )
          .floating()
      }
      .padding(.horizontal, 12)
  }
}

/// Suggestions below each other; those that complete something can be chosen by a press and by keys.
struct SuggestionList<Content: View>: View {
  let content: Content
  @Environment(\.searchPart) private var part

  var body: some View {
    Group(subviews: content) { rows in
      let completions = rows.map(\.containerValues.searchCompletion)
      let numbers = completions.indices.filter { completions[$0] != nil }
      let _ = offer(numbers.compactMap { completions[$0] })
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Array(rows.enumerated()), id: \.element.id) { index, row in
          if let completion = completions[index] {
            SuggestionRow(
              choice: part?.model?.choice, number: numbers.firstIndex(of: index) ?? 0
            ) {
              take(completion)
            } label: {
              row
            }
          } else {
            row.padding(.horizontal, 8).padding(.vertical, 4)
          }
        }
      }
    }
  }

  private func offer(_ completions: [SearchCompletion]) {
    guard let choice = part?.model?.choice else { return }
    choice.count = completions.count
    choice.choose = { if completions.indices.contains($0) { take(completions[$0]) } }
  }

  private func take(_ completion: SearchCompletion) {
    switch completion {
    case .words(let words): part?.model?.complete(words)
    case .token(let token): part?.model?.add(token)
    }
  }
}

/// What a suggestion does when it is chosen.
enum SearchCompletion {
  case words(String)
  case token(any Identifiable)
}

private struct SearchCompletionKey: ContainerValueKey {
  static let defaultValue: SearchCompletion? = nil
}

extension ContainerValues {
  /// What the view does as a suggestion that is chosen.
  var searchCompletion: SearchCompletion? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }
}

extension View {
  /// Has the view, a suggestion, fill in these words when it is chosen.
  public func searchCompletion(_ completion: String) -> some View {
    containerValue(\.searchCompletion, .words(completion))
  }

  /// Has the view, a suggestion, add a token to the search when it is chosen.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    containerValue(\.searchCompletion, .token(token))
  }
}
