import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaText

/// Tokens before the words of a search, each in a capsule.
private struct TokenRow<Tokens, Token: View>: View
where
  Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable
{
  let tokens: Binding<Tokens>
  let token: (Tokens.Element) -> Token

  var body: some View {
    HStack(spacing: 4) {
      ForEach(tokens.wrappedValue) { item in
        HStack(spacing: 2) {
          token(item)
          Button {
            remove(item)
          } label: {
            Image(systemName: "xmark").font(.caption2)
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Remove")
        }
        .font(.callout).lineLimit(1)
        .padding(.horizontal, 8).padding(.vertical, 2)
        .background(Color.accentColor.opacity(0.18), in: Capsule())
        .accessibilityElement(children: .contain)
      }
    }
    .fixedSize()
  }

  private func remove(_ item: Tokens.Element) {
    tokens.wrappedValue.removeAll { $0.id == item.id }
  }
}

extension View {
  /// Puts a search into the bar of the screen in which the view is, with tokens before its words.
  ///
  /// ```swift
  /// List(found) { Text($0.name) }
  ///   .searchable(text: $words, tokens: $tags) { tag in Text(tag.name) }
  ///   .searchSuggestions { ForEach(allTags) { tag in Text(tag.name).searchCompletion(tag) } }
  /// ```
  /// A suggestion with a token adds it; a press on its cross, or Backspace before the words, takes it away.
  ///
  /// - Parameters:
  ///   - text: the words.
  ///   - tokens: what the search is limited to beside the words.
  ///   - placement: where the field stands.
  ///   - prompt: what the empty field shows; nil is "Search".
  ///   - token: shows one of them.
  /// - Returns: this view, which finds `isSearching` and `dismissSearch` in its environment.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchPart(
      content: searchable(text: text, placement: placement, prompt: prompt),
      side: TokenRow(tokens: tokens, token: token), part: \.tokens,
      tokens: SearchTokens(
        removeLast: {
          if let last = tokens.wrappedValue.last {
            tokens.wrappedValue.removeAll { $0.id == last.id }
          }
        },
        removeAll: { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() } },
        add: { other in
          guard let other = other as? C.Element,
            !tokens.wrappedValue.contains(where: { $0.id == other.id })
          else { return }
          tokens.wrappedValue.append(other)
        }))
  }

  /// Puts a search into the bar, with tokens before its words and a prompt.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// Puts a search into the bar, with tokens before its words and others that are suggested.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
      .searchSuggestions {
        ForEach(suggestedTokens.wrappedValue) { item in token(item).searchCompletion(item) }
      }
  }
}

/// What is done with the tokens of a search, whatever they are.
struct SearchTokens {
  let removeLast: () -> Void
  let removeAll: () -> Void
  let add: (any Identifiable) -> Void
}
