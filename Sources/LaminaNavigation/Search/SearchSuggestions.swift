import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaLayout
import LaminaText
import LaminaThemes
import Observation

/// The suggestions of a search: whether they are shown, and which one keys have come to.
@MainActor
final class SuggestionChoice: @MainActor Observable {
  private let registrar = ObservationRegistrar()
  private var isHidden = false
  private var current: Int?
  /// How many there are that can be chosen.
  var count = 0
  /// Chooses the suggestion of a number.
  var choose: (Int) -> Void = { _ in }

  /// Whether they are shown while a person is searching; reading it is tracked.
  var isShown: Bool {
    registrar.access(self, keyPath: \.isShown)
    return !isHidden
  }

  /// The number of the one that Return chooses; reading it is tracked.
  var highlighted: Int? {
    registrar.access(self, keyPath: \.highlighted)
    return current
  }

  /// Others words were typed: suggestions are shown, and none is chosen.
  func typed() { set(isHidden: false, nil) }

  /// One was chosen.
  func hide() { set(isHidden: true, nil) }

  private func set(isHidden: Bool, _ next: Int?) {
    if isHidden != self.isHidden {
      registrar.withMutation(of: self, keyPath: \.isShown) { self.isHidden = isHidden }
    }
    if next != current {
      registrar.withMutation(of: self, keyPath: \.highlighted) { current = next }
    }
  }

  /// Goes to the one below or above, and from the first one back to the words.
  func step(_ step: Int) -> KeyPress.Result {
    guard !isHidden, count > 0 else { return .ignored }
    let next = (current ?? -1) + step
    if next < -1 { return .handled }
    set(isHidden: false, next < 0 ? nil : min(next, count - 1))
    return .handled
  }

  /// Chooses the one that keys have come to.
  func press() -> KeyPress.Result {
    guard let current, current < count else { return .ignored }
    choose(current)
    return .handled
  }
}

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

/// One suggestion that can be chosen.
private struct SuggestionRow<Label: View>: View {
  let choice: SuggestionChoice?
  let number: Int
  let action: () -> Void
  @ViewBuilder let label: Label
  @State private var isHovered = false
  @Environment(\.measures) private var measures

  var body: some View {
    let isHighlighted = choice?.highlighted == number
    Button(action: action) {
      label.frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 8).padding(.vertical, 5)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .background(
      Color.accentColor.opacity(isHighlighted ? 0.25 : isHovered ? 0.1 : 0),
      in: RoundedRectangle(cornerRadius: measures[.cornerItem])
    )
    .onHover { isHovered = $0 }
    .accessibilityAddTraits(isHighlighted ? .isSelected : [])
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
