/// What a stream does over time, as a drawing.
///
/// ```
///  -a-b-|      a after one frame, b after three, completion after five
///  -a-#        a, then a failure
///  -(ab|)      a, b and completion in one frame
///  ^----!      subscribed at once, disposed of after five frames
/// ```
///
/// Each character is a frame; so are those of a group, whose events all happen in its first one.
/// Spaces take no time.
public nonisolated struct MarbleDiagram: Hashable, Sendable {
  /// What happens in a frame.
  public enum Event: Hashable, Sendable {
    case value(Character)
    case completion
    case failure
    case subscription
    case disposal
  }

  public struct Moment: Hashable, Sendable {
    public var frame: Int
    public var event: Event
  }

  public var moments: [Moment] = []
  /// How many frames are drawn.
  public private(set) var length = 0

  /// The drawing's events.
  public init(_ drawing: String) {
    var group: Int?
    for character in drawing where !character.isWhitespace {
      let frame = group ?? length
      switch character {
      case "-": break
      case "(": group = length
      case ")": group = nil
      case "|": moments.append(Moment(frame: frame, event: .completion))
      case "#": moments.append(Moment(frame: frame, event: .failure))
      case "^": moments.append(Moment(frame: frame, event: .subscription))
      case "!": moments.append(Moment(frame: frame, event: .disposal))
      default: moments.append(Moment(frame: frame, event: .value(character)))
      }
      length += 1
    }
  }

  /// A diagram of events.
  public init(_ moments: [Moment]) {
    self.moments = moments
    length = (moments.map(\.frame).max() ?? -1) + 1
  }

  /// The drawing; events of one frame stand in a group, and later ones where it has room.
  public var drawing: String {
    var drawing = ""
    var index = 0
    while index < moments.count {
      let frame = moments[index].frame
      let together = moments[index...].prefix { $0.frame == frame }
      drawing += String(repeating: "-", count: max(0, frame - drawing.count))
      let letters = String(together.map { Self.letter($0.event) })
      drawing += together.count == 1 ? letters : "(\(letters))"
      index += together.count
    }
    return drawing
  }

  private static func letter(_ event: Event) -> Character {
    switch event {
    case .value(let character): character
    case .completion: "|"
    case .failure: "#"
    case .subscription: "^"
    case .disposal: "!"
    }
  }
}
