import LaminaDisplay
import LaminaGeometry
import LaminaLayout

/// Suggestions, scopes or tokens for the search inside of the view, or around it.
struct SearchPart<Content: View, Side: View>: RememberingView, SideContent {
  let content: Content
  let side: Side
  let part: WritableKeyPath<SearchParts, SearchPartSource?>
  var tokens: SearchTokens?

  func makeMemory(for element: Element) -> SearchPartSource { SearchPartSource() }

  func portal(in element: Element) -> Portal? { memory(of: element).portal }

  func update(_ element: Element) {
    var environment = element.readEverything()
    memory(of: element).tokens = tokens
    environment.searchParts[keyPath: part] = memory(of: element)
    // A search around the view has it from here, one inside from the environment.
    environment.searchModel?.add(memory(of: element), as: part)
    element.setChild(0, to: content, environment: environment)
    var own = environment
    own.searchParts = SearchParts()
    own.searchPart = memory(of: element)
    element.setChild(1, to: side, environment: own)
  }
}

/// Views on their way to below the field of a search, which they find here.
@MainActor
final class SearchPartSource {
  let portal = Portal()
  weak var model: SearchModel?
  /// Changes the tokens, where it shows these.
  var tokens: SearchTokens?
}

/// What is shown of a search beside its words.
struct SearchParts: @MainActor Equatable {
  /// While it is in use.
  var suggestions: SearchPartSource?
  var scopes: SearchPartSource?
  /// Before the words, in the field.
  var tokens: SearchPartSource?

  static func == (a: SearchParts, b: SearchParts) -> Bool {
    a.suggestions === b.suggestions && a.scopes === b.scopes && a.tokens === b.tokens
  }
}
