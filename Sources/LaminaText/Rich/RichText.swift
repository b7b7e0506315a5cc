public import LaminaDrawing
public import LaminaGeometry

/// A line under or through letters.
public struct TextLine: Hashable, Sendable {
  /// How the line is broken up.
  public enum Pattern: Hashable, Sendable {
    /// Not broken up.
    case solid
    /// Points, with gaps of twice their length.
    case dot
    /// Strokes with gaps between them.
    case dash
    /// A stroke and a point, again and again.
    case dashDot
    /// A stroke and two points, again and again.
    case dashDotDot
  }

  /// How the line is broken up.
  public var pattern: Pattern
  /// Nil takes the letters' paint.
  public var color: LaminaDrawing.Color.Resolved?

  /// Makes a line, by default a solid one in the letters' paint.
  public init(pattern: Pattern = .solid, color: LaminaDrawing.Color.Resolved? = nil) {
    self.pattern = pattern
    self.color = color
  }
}

/// How a stretch of text looks; lengths in points.
public struct TextAttributes: Hashable, Sendable {
  /// The font that letters are set in.
  public var font: Font.Resolved
  /// What letters are drawn with.
  public var foreground: Paint
  /// The colour behind the letters; nil for none.
  public var background: LaminaDrawing.Color.Resolved?
  /// The line under the letters; nil for none.
  public var underline: TextLine?
  /// The line through the letters; nil for none.
  public var strikethrough: TextLine?
  /// Space added after each character.
  public var kerning: CGFloat
  /// How far the letters stand above the baseline; the line's height stays.
  public var baselineOffset: CGFloat
  /// The address that the text leads to; nil for none.
  public var link: URL?

  /// Makes attributes, by default of the body font in black, without lines, background and link.
  public init(
    font: Font.Resolved = Font.body.resolve(), foreground: Paint = .color(.black),
    background: LaminaDrawing.Color.Resolved? = nil, underline: TextLine? = nil,
    strikethrough: TextLine? = nil, kerning: CGFloat = 0, baselineOffset: CGFloat = 0,
    link: URL? = nil
  ) {
    self.font = font
    self.foreground = foreground
    self.background = background
    self.underline = underline
    self.strikethrough = strikethrough
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.link = link
  }
}

/// A string and how each part of it looks.
///
/// ```swift
/// var text = RichText("Hello, ", attributes)
/// text.append("world", bold)
/// text.runs.count                                  // 2
/// ```
public struct RichText: Hashable, Sendable {
  /// A stretch of text that looks the same throughout.
  public struct Run: Hashable, Sendable {
    /// Where it lies, in UTF-8 bytes from the start of the string.
    public let bytes: Range<Int>
    /// What the letters of the stretch are set in, and with which lines, colours and link.
    public let attributes: TextAttributes
  }

  /// The letters, without their attributes.
  public private(set) var string: String
  /// In order, without gaps; one, perhaps empty, at least.
  public private(set) var runs: [Run]

  /// Makes a text whose letters all have the same attributes.
  public init(_ string: String, _ attributes: TextAttributes = TextAttributes()) {
    var native = string
    native.makeContiguousUTF8()
    self.string = native
    runs = [Run(bytes: 0..<native.utf8.count, attributes: attributes)]
  }

  /// Adds a stretch of text; where it looks like the last one, that one grows.
  public mutating func append(_ more: String, _ attributes: TextAttributes) {
    guard !more.isEmpty else { return }
    if string.isEmpty {
      self = RichText(more, attributes)
      return
    }
    let start = string.utf8.count
    string += more
    let end = string.utf8.count
    if let last = runs.last, last.attributes == attributes {
      runs[runs.count - 1] = Run(bytes: last.bytes.lowerBound..<end, attributes: attributes)
    } else {
      runs.append(Run(bytes: start..<end, attributes: attributes))
    }
  }

  /// The first bytes, with what they look like.
  func prefix(_ count: Int) -> RichText {
    guard count < string.utf8.count else { return self }
    var start = self
    start.string = String(Substring(string.utf8.prefix(count)))
    let kept = runs.prefix { $0.bytes.lowerBound < count }
    start.runs = (kept.isEmpty ? runs.prefix(1) : kept).map {
      Run(bytes: $0.bytes.clamped(to: 0..<count), attributes: $0.attributes)
    }
    return start
  }

  /// The same letters, each stretch of them with changed attributes.
  func changing(_ change: (inout TextAttributes) -> Void) -> RichText {
    var copy = self
    copy.runs = runs.map { run in
      var attributes = run.attributes
      change(&attributes)
      return Run(bytes: run.bytes, attributes: attributes)
    }
    return copy
  }

  /// The run that a byte belongs to; beyond the end it is the last one.
  func runIndex(at byte: Int) -> Int {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle].bytes.lowerBound <= byte { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
