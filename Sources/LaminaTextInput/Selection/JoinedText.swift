import LaminaDisplay
import LaminaGeometry
import LaminaLists

/// One of the texts that are selected together, as it was seen last: its row may be gone by now.
struct JoinedText {
  /// The row of a lazy container that a text is in.
  struct Row: Hashable {
    /// The outermost of the lazy containers around the text.
    let container: Node.ID
    let key: RowKey
    /// Where it stands among all rows.
    var number: Int

    static func == (a: Row, b: Row) -> Bool { a.container == b.container && a.key == b.key }
    func hash(into hasher: inout Hasher) { hasher.combine(key) }
  }

  /// Names the text's node.
  let id: Node.ID
  /// Shows it; nil where its row is gone.
  weak var text: SelectableText?
  let written: WrittenText
  let row: Row?
  /// The way to it: numbers of children, within its row where it is in one.
  let steps: [Int]
  /// The way to it from what holds all the texts, in which a row has its number.
  var path: [Int]
  /// Where it stands, without what is scrolled; nil where it was never laid out.
  var frame: CGRect?
  /// What stands between the text before and this one, and which text that was.
  var former: (id: Node.ID, gap: TextGap)?

  /// Whether it is laid out and has characters.
  @MainActor var isShown: Bool { text != nil && frame != nil && written.count > 0 }

  /// Whether it is the same text of the same row as another one.
  func isSame(as other: JoinedText) -> Bool {
    row != nil && row == other.row && steps == other.steps
  }
}

/// What is copied between two texts.
enum TextGap: Int, Comparable {
  /// They touch on a line.
  case space
  /// They stand on a line, apart from each other.
  case tab
  /// One is below the other.
  case line
  /// A whole line is free between them.
  case paragraph

  static func < (a: TextGap, b: TextGap) -> Bool { a.rawValue < b.rawValue }

  var characters: String {
    switch self {
    case .space: " "
    case .tab: "\t"
    case .line: "\n"
    case .paragraph: "\n\n"
    }
  }

  /// How far apart texts on a line stand that do not touch, in points.
  private static let distance: CGFloat = 4

  /// What stands between the last line of a text and the first one of the next.
  init(from last: CGRect, to first: CGRect) {
    let common = min(last.maxY, first.maxY) - max(last.minY, first.minY)
    let height = min(last.height, first.height)
    if common >= height / 2 {
      let between = max(first.minX - last.maxX, last.minX - first.maxX)
      self = between < Self.distance ? .space : .tab
    } else {
      self = first.minY - last.maxY >= height ? .paragraph : .line
    }
  }
}
