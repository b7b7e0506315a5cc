import LaminaLayers
import LaminaDisplay
import LaminaGeometry
import LaminaText

/// Shows a session's text in the area of a field.
@MainActor
final class FieldDisplay: TextInputDisplay {
  private unowned let session: TextInputSession
  /// The views that draw, each evaluated only where what it draws has changed.
  weak var area: Element?
  weak var caret: Element?

  var attributes = TextAttributes()
  var style = ParagraphStyle()
  var wraps = false
  /// Shown for each character of a secret.
  var bullet: String?
  private var offset: CGPoint?
  private let kept = KeptLayout()

  init(session: TextInputSession) { self.session = session }

  /// What is shown now.
  var field: FieldText {
    FieldText(text: richText, style: style, wraps: wraps, offset: offset, kept: kept)
  }

  /// The characters, with what is composed underlined.
  private var richText: RichText {
    let editing = session.editing
    func shown(_ string: String) -> String {
      bullet.map { String(repeating: $0, count: string.count) } ?? string
    }
    let display = editing.displayText
    guard let composition = editing.composition else { return RichText(shown(display), attributes) }
    func part(_ bytes: Range<Int>) -> String {
      let utf8 = display.utf8
      let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
      return shown(String(display[start..<utf8.index(start, offsetBy: bytes.count)]))
    }
    var composed = attributes
    composed.underline = TextLine()
    let range = composition.range
    var text = RichText(part(0..<range.lowerBound), attributes)
    text.append(part(range), composed)
    text.append(part(range.upperBound..<display.utf8.count), attributes)
    return text
  }

  /// An empty line of the field.
  var sample: RichText { RichText("", attributes) }

  /// The selected bytes, as they are drawn.
  var shownSelection: Range<Int> {
    guard session.showsSelection else { return 0..<0 }
    let range = session.editing.displaySelection.range
    return secret?.shown(range) ?? range
  }

  /// A position of the text, as it is drawn.
  func shown(_ position: TextPosition) -> TextPosition { secret?.shown(position) ?? position }

  private var secret: SecretOffsets? {
    bullet.map { SecretOffsets(session.editing.displayText, bullet: $0) }
  }

  // MARK: Geometry

  private var layout: TextLayout {
    field.layout(width: size.width, scale: area?.graph.preparer.scale ?? 1)
  }

  /// The area's size as of the latest frame.
  private var size: CGSize {
    guard let area, let path = area.graph.prepared?.root.path(to: area.id) else { return .zero }
    return path.last?.frame.size ?? .zero
  }

  private var origin: CGPoint { field.origin(of: layout, in: size) }

  var geometry: any TextGeometry {
    secret.map { SecretGeometry(layout: layout, offsets: $0) } ?? layout
  }

  func textPoint(_ point: CGPoint) -> CGPoint {
    guard let area, let node = session.element?.id,
      let place = area.graph.shownLayer?.convert(point, from: node, to: area.id)
    else { return point }
    let origin = origin
    return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
  }

  func nodeRect(_ rect: CGRect) -> CGRect {
    let origin = origin
    let inArea = rect.offsetBy(dx: origin.x, dy: origin.y)
    guard let area, let node = session.element?.id else { return inArea }
    return area.graph.shownLayer?.convert(inArea, from: area.id, to: node) ?? inArea
  }

  var visibleRect: CGRect {
    let all = CGRect(origin: .zero, size: size)
    guard let area, let node = session.element?.id else { return all }
    return area.graph.shownLayer?.convert(all, from: area.id, to: node) ?? all
  }

  // MARK: Changes

  func showChanges(revealsCaret: Bool) {
    if !session.hasFocus {
      offset = nil
    } else if size.width > 0 {
      let caret = revealsCaret ? geometry.caretRect(at: session.editing.displaySelection.head) : nil
      let origin = field.origin(of: layout, in: size, revealing: caret)
      offset = CGPoint(x: max(0, -origin.x), y: max(0, -origin.y))
    }
    area?.invalidate()
    caret?.invalidate()
    session.element?.invalidate()
  }

  func scroll(by distance: CGSize) -> Bool {
    let before = origin
    offset = CGPoint(
      x: max(0, -before.x + distance.width), y: max(0, -before.y + distance.height))
    area?.invalidate()
    caret?.invalidate()
    return origin != before
  }
}
