import LaminaGeometry
import LaminaLayout

/// How a text shows that it says something else now, when that changes under an animation.
///
/// ```
///  .identity   at once          .opacity   the old fades out, the new in
///  .numericText                 4 2        characters that differ roll up, or down
///                               4 3
/// ```
public struct ContentTransition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case identity, opacity, interpolate
    case numeric(countsDown: Bool)
    /// Rolls up when the number grows, and down when it falls.
    case value(Double)
    /// Of symbols; texts are there at once.
    case symbol(SymbolReplacementUse)
  }

  let kind: Kind

  /// The new content is there at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// What can be in between moves there: places and sizes; letters are there at once.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Characters that differ roll to the new ones: upwards, or down for a number that counts down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numeric(countsDown: countsDown))
  }

  /// Characters that differ roll up when `value` has grown, and down when it has become less.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .value(value))
  }
}

extension EnvironmentValues {
  /// How texts show that they say something else.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}

extension View {
  /// Says how texts inside the view show that they say something else, under an animation.
  ///
  /// ```swift
  /// Text("\(count)").contentTransition(.numericText(value: Double(count)))
  /// // withAnimation { count += 1 }
  /// ```
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

/// What a text keeps from one evaluation to the next: its words, and which way its characters roll.
@MainActor
package final class TextMemory {
  /// The text with the words that it has at its place, where these depend on that.
  var present: Text?
  private var value: Double?
  private(set) var isDown = false

  /// Takes note of the next content's transition.
  func follow(_ kind: ContentTransition.Kind) {
    switch kind {
    case .numeric(let countsDown): isDown = countsDown
    case .value(let next):
      if let value, value != next { isDown = next < value }
      value = next
    case .identity, .opacity, .interpolate, .symbol: break
    }
  }
}

extension Text {
  /// More characters than any number has are not split.
  private static let rollingLimit = 40

  /// Sets the views that the text is made of while its content has a transition of its own; false
  /// where it is one piece of text.
  func setRollingParts(of element: Element) -> Bool {
    let kind = element.read(\.contentTransition).kind
    switch kind {
    case .identity, .interpolate, .symbol: return false
    case .opacity:
      element.setChild(0, to: ZStack { self.id(identity) }.contentTransition(.identity))
      return true
    case .numeric, .value:
      guard let characters else { return false }
      let direction = memory(of: element)
      direction.follow(kind)
      element.setChild(
        0,
        to: RollingText(characters: characters, isDown: direction.isDown)
          .contentTransition(.identity))
      return true
    }
  }

  /// What distinguishes it from other texts.
  private var identity: String {
    pieces.map(\.content.plain).joined(separator: "\u{0}")
  }

  /// Its characters, each a text; nil when it is more than a short line in one style.
  private var characters: [RollingText.Part]? {
    guard pieces.count == 1, let string = pieces[0].content.literal,
      string.count <= Self.rollingLimit, !string.contains(where: \.isNewline)
    else { return nil }
    // Ones stay ones when tens come before them.
    return string.enumerated().map { index, character in
      RollingText.Part(
        place: string.count - index, character: character, style: pieces[0].style)
    }
  }
}

/// Characters in a row, each of which comes and goes by itself.
private struct RollingText: View {
  struct Part: Identifiable {
    struct ID: Hashable {
      let place: Int
      let character: Character
    }

    let place: Int
    let character: Character
    let style: TextPieceStyle
    var id: ID { ID(place: place, character: character) }
  }

  let characters: [Part]
  let isDown: Bool

  var body: some View {
    HStack(spacing: 0) {
      ForEach(characters) { part in
        Text(verbatim: String(part.character)).styled { $0 = part.style }
          .transition(
            .asymmetric(
              insertion: .move(edge: isDown ? .top : .bottom),
              removal: .move(edge: isDown ? .bottom : .top)
            ).combined(with: .opacity))
      }
    }
  }
}
