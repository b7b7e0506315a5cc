import Lamina

/// A chain of named actions, each of which fills a bar, and where the bars stand on a time line.
@MainActor
final class ChainDemo {
  /// One action: a bar that is filled while it runs.
  struct Part: Identifiable {
    let id: Int
    let start: TimeInterval
    let duration: TimeInterval
    let lane: Int
    let color: Color
    /// How much of it is done.
    let done = ChainValue(0.0)

    var action: ChainAction {
      ChainAction(duration: duration, curve: .easeInOut) { [done] in done.value = $0 }
    }
  }

  let title: String
  let code: String
  let parts: [Part]
  let laneCount: Int
  let player: ChainPlayer

  private init(title: String, code: String, parts: [Part], chain: ([Part]) -> any ChainElement) {
    self.title = title
    self.code = code
    self.parts = parts
    laneCount = (parts.map(\.lane).max() ?? 0) + 1
    player = ChainPlayer(chain(parts))
  }

  /// Three seconds beside five times one: five seconds.
  static func concurrence() -> ChainDemo {
    let long = Part(id: 0, start: 0, duration: 3, lane: 0, color: .purple)
    let short = (0..<5).map {
      Part(id: $0 + 1, start: Double($0), duration: 1, lane: 1, color: .blue)
    }
    return ChainDemo(
      title: "Side by side", code: "ChainConcurrence { 3 s; ChainSequence { 1 s, five times } }",
      parts: [long] + short
    ) { parts in
      ChainConcurrence {
        parts[0].action
        ChainSequence(parts.dropFirst().map(\.action))
      }
    }
  }

  /// One, one, the longer of three and one, and one: six seconds.
  static func sequence() -> ChainDemo {
    let parts = [
      Part(id: 0, start: 0, duration: 1, lane: 0, color: .teal),
      Part(id: 1, start: 1, duration: 1, lane: 0, color: .teal),
      Part(id: 2, start: 2, duration: 3, lane: 0, color: .purple),
      Part(id: 3, start: 2, duration: 1, lane: 1, color: .blue),
      Part(id: 4, start: 5, duration: 1, lane: 0, color: .teal),
    ]
    return ChainDemo(
      title: "One after the other",
      code: "ChainSequence { 1 s; 1 s; ChainConcurrence { 3 s; 1 s }; 1 s }", parts: parts
    ) { parts in
      ChainSequence {
        parts[0].action
        parts[1].action
        ChainConcurrence {
          parts[2].action
          parts[3].action
        }
        parts[4].action
      }
    }
  }
}
