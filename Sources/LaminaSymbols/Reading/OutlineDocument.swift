package import LaminaGeometry

/// The filled outlines of a small SVG document, in a square of 16 by 16.
///
/// ```swift
/// let document = try OutlineDocument(bytes)
/// document.pieces.count       // one for each path, circle, rectangle …
/// ```
///
/// Colours are not looked at: every piece is filled. What is stroked, reused, clipped or styled is
/// `OutlineFailure.unsupported`.
package struct OutlineDocument: Hashable, Sendable {
  /// One filled outline.
  package struct Piece: Hashable, Sendable {
    /// In the square of 16 by 16.
    package var path: Path
    /// Whether what is enclosed an even number of times stays empty.
    package var eoFill: Bool

    package init(path: Path, eoFill: Bool) { (self.path, self.eoFill) = (path, eoFill) }
  }

  /// In drawing order.
  package private(set) var pieces: [Piece] = []

  /// Reads a document.
  /// - Complexity: O(bytes).
  package init(_ bytes: [UInt8]) throws(OutlineFailure) {
    guard bytes.count <= OutlineLimit.bytes else {
      throw .tooLong(bytes: bytes.count, limit: OutlineLimit.bytes)
    }
    var scanner = TagScanner(bytes)
    guard let root = try scanner.next(), root.name == "svg" else { throw .notSVG }
    let map = try Self.map(of: root)
    var steps = 0
    while let tag = try scanner.next() {
      guard let shape = try ShapeReader(tag).path() else { continue }
      steps += shape.elements.count
      guard steps <= OutlineLimit.steps else { throw .tooManySteps(limit: OutlineLimit.steps) }
      guard !shape.isEmpty else { continue }
      let path = shape.applying(try TransformReader.transform(of: tag)).applying(map)
      pieces.append(Piece(path: path.hugged, eoFill: tag.attributes["fill-rule"] == "evenodd"))
    }
    guard !pieces.isEmpty else { throw .empty }
  }

  /// From the document's view box to the square.
  private static func map(of root: TagScanner.Tag) throws(OutlineFailure) -> CGAffineTransform {
    let text = root.attributes["viewBox"] ?? ""
    var scanner = NumberScanner(text)
    var numbers: [CGFloat] = []
    do throws(OutlineFailure) {
      while scanner.hasNumber() { numbers.append(try scanner.number()) }
    } catch { throw .badViewBox(text) }
    guard numbers.count == 4, scanner.isAtEnd, numbers[2] > 0, numbers[3] > 0 else {
      throw .badViewBox(text)
    }
    let (width, height) = (numbers[2], numbers[3])
    let scale = SymbolOutline.grid / max(width, height)
    let side = max(width, height)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: ((side - width) / 2 - numbers[0]) * scale,
      ty: ((side - height) / 2 - numbers[1]) * scale)
  }
}

/// Makes an outline of a tag.
private struct ShapeReader {
  private let tag: TagScanner.Tag

  init(_ tag: TagScanner.Tag) { self.tag = tag }

  /// Nil for a tag that draws nothing.
  func path() throws(OutlineFailure) -> Path? {
    switch tag.name {
    case "title", "desc", "metadata": return nil
    case "path", "circle", "ellipse", "rect", "polygon": break
    case "g" where tag.attributes.isEmpty: return nil
    default: throw .unsupported("The element \(tag.name)")
    }
    for name in ["style", "clip-path", "mask", "filter", "stroke"] where tag.attributes[name] != nil
    {
      throw .unsupported("The attribute \(name)")
    }
    if tag.attributes["fill"] == "none" { throw .unsupported("An outline without a filling") }
    return try shape()
  }

  private func shape() throws(OutlineFailure) -> Path {
    switch tag.name {
    case "circle":
      let radius = try length("r")
      return ellipse(radius, radius, x: try number("cx"), y: try number("cy"))
    case "ellipse":
      let (rx, ry) = (try length("rx"), try length("ry"))
      return ellipse(rx, ry, x: try number("cx"), y: try number("cy"))
    case "rect": return try rect()
    case "polygon": return try Path(pathData: "M\(tag.attributes["points"] ?? "")z")
    default: return try Path(pathData: tag.attributes["d"] ?? "")
    }
  }

  private func rect() throws(OutlineFailure) -> Path {
    let rect = CGRect(
      x: try number("x"), y: try number("y"), width: try length("width"),
      height: try length("height"))
    let rx = try length(tag.attributes["rx"] == nil ? "ry" : "rx")
    let ry = try length(tag.attributes["ry"] == nil ? "rx" : "ry")
    guard rect.width > 0, rect.height > 0 else { return Path() }
    return Path(roundedRect: rect, cornerSize: CGSize(width: rx, height: ry))
  }

  private func ellipse(_ rx: CGFloat, _ ry: CGFloat, x: CGFloat, y: CGFloat) -> Path {
    guard rx > 0, ry > 0 else { return Path() }
    return Path(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
  }

  /// The number of an attribute; 0 without it.
  private func number(_ name: String) throws(OutlineFailure) -> CGFloat {
    guard let text = tag.attributes[name] else { return 0 }
    var scanner = NumberScanner(text)
    let number = try scanner.number()
    guard scanner.isAtEnd else { throw .unsupported("The length «\(text)»") }
    return number
  }

  private func length(_ name: String) throws(OutlineFailure) -> CGFloat {
    let number = try number(name)
    guard number >= 0 else { throw .unsupported("A negative \(name)") }
    return number
  }
}

/// Reads `transform`: matrix, translate and scale.
private enum TransformReader {
  static func transform(of tag: TagScanner.Tag) throws(OutlineFailure) -> CGAffineTransform {
    guard let text = tag.attributes["transform"] else { return .identity }
    var whole = CGAffineTransform.identity
    for part in text.split(separator: ")") {
      let pieces = part.split(separator: "(", maxSplits: 1)
      guard pieces.count == 2 else { throw .unsupported("The transform «\(text)»") }
      let name = pieces[0].filter { $0.isLetter }
      var scanner = NumberScanner(pieces[1])
      var numbers: [CGFloat] = []
      while scanner.hasNumber() { numbers.append(try scanner.number()) }
      guard let one = transform(name, numbers) else {
        throw .unsupported("The transform «\(text)»")
      }
      whole = one.concatenating(whole)
    }
    return whole
  }

  private static func transform(_ name: String, _ n: [CGFloat]) -> CGAffineTransform? {
    switch (name, n.count) {
    case ("matrix", 6):
      CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): CGAffineTransform(translationX: n[0], y: 0)
    case ("translate", 2): CGAffineTransform(translationX: n[0], y: n[1])
    case ("scale", 1): CGAffineTransform(a: n[0], b: 0, c: 0, d: n[0], tx: 0, ty: 0)
    case ("scale", 2): CGAffineTransform(a: n[0], b: 0, c: 0, d: n[1], tx: 0, ty: 0)
    default: nil
    }
  }
}
