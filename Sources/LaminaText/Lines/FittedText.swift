import LaminaGeometry

/// A text and its lines, tightened and made smaller where its style allows that and it would be cut off otherwise.
///
/// ```
///  asked for      Arrivals and depart…
///  tightened      Arrivals and departu…    letters closer together by a few hundredths of their size
///  smaller        Arrivals and departures  the largest size that fits, or the smallest one allowed
/// ```
struct FittedText {
  private(set) var text: RichText
  private(set) var composer: Composer
  /// How large letters are, as a part of what was asked for.
  private(set) var fontScale: CGFloat = 1

  /// - Complexity: a text that fits is composed once; one that does not, up to ten times more.
  init(
    _ text: RichText, style: ParagraphStyle, width: CGFloat?, maxHeight: CGFloat?, scale: CGFloat
  ) {
    let room = Room(style: style, width: width, maxHeight: maxHeight, scale: scale)
    self.text = text
    composer = room.composer(text)
    guard composer.isTruncated else { return }
    if style.allowsTightening, tighten(in: room) { return }
    if style.minimumScaleFactor < 1 { shrink(text, in: room) }
  }

  /// Lines that were made of a text, as they are.
  init(_ text: RichText, composer: Composer) { (self.text, self.composer) = (text, composer) }

  /// What the lines are made for.
  private struct Room {
    let style: ParagraphStyle
    let width: CGFloat?
    let maxHeight: CGFloat?
    let scale: CGFloat

    func composer(_ text: RichText) -> Composer {
      Composer(text, style: style, width: width, maxHeight: maxHeight, scale: scale)
    }
  }

  /// Moves letters closer together, by as few device pixels as are enough.
  ///
  /// - Returns: whether all of the text has room then; else nothing is changed.
  private mutating func tighten(in room: Room) -> Bool {
    let em = (text.runs.map(\.attributes.font.size).max() ?? 0) * composer.scale
    let most = em < Self.leastTightened ? 0 : max(1, Int(em * Self.tightest))
    for pixels in stride(from: 1, through: most, by: max(1, most / 4)) {
      let tight = text.changing { $0.kerning -= CGFloat(pixels) / composer.scale }
      let lines = room.composer(tight)
      if !lines.isTruncated {
        (text, composer) = (tight, lines)
        return true
      }
    }
    return false
  }

  /// Makes letters as large as has room, of all sizes that are a step apart.
  private mutating func shrink(_ asked: RichText, in room: Room) {
    let least = max(0, room.style.minimumScaleFactor)
    take(least, of: asked, in: room)
    guard !composer.isTruncated else { return }
    var (fits, cut) = (0, Self.steps)
    while cut - fits > 1 {
      let (before, middle) = (self, (fits + cut) / 2)
      take(least + (1 - least) * CGFloat(middle) / CGFloat(Self.steps), of: asked, in: room)
      if composer.isTruncated { (self, cut) = (before, middle) } else { fits = middle }
    }
  }

  private mutating func take(_ factor: CGFloat, of asked: RichText, in room: Room) {
    fontScale = factor
    text = asked.changing {
      $0.font.size = max(1, $0.font.size * factor)
      $0.kerning *= factor
      $0.baselineOffset *= factor
    }
    composer = room.composer(text)
  }

  /// Sizes between the smallest one and that which was asked for.
  private static let steps = 32
  /// How much closer letters may be, as a part of their size.
  private static let tightest: CGFloat = 0.05
  /// The device pixels from which a size can spare one of them.
  private static let leastTightened: CGFloat = 12
}
