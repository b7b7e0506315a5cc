import LaminaGeometry
import LaminaLayout

/// A value in a fixture: a number, a size, an alignment.
struct FixtureValue {
  let text: String
  init(_ text: String) { self.text = text }

  struct Problem: Error {
    var message: String
    init(_ message: String) { self.message = message }
  }

  /// `12.5`, `16/9`, `inf`, `nan`.
  func number() throws -> CGFloat {
    let parts = text.split(separator: "/").map { Double($0) }
    if parts.count == 2, let above = parts[0], let below = parts[1] { return above / below }
    guard parts.count == 1, let number = parts[0] else {
      throw Problem("'\(text)' is no number")
    }
    return number
  }

  /// A number, or `nil`.
  func length() throws -> CGFloat? { text == "nil" ? nil : try number() }

  /// `150x100`, `nilx20`, `infxinf`.
  func size() throws -> ProposedViewSize {
    let parts = text.split(separator: "x").map { FixtureValue(String($0)) }
    guard parts.count == 2 else { throw Problem("'\(text)' is no size") }
    return ProposedViewSize(width: try parts[0].length(), height: try parts[1].length())
  }

  func horizontal() throws -> HorizontalAlignment {
    switch text {
    case "leading": .leading
    case "center": .center
    case "trailing": .trailing
    case "icon": .icon
    default: throw Problem("'\(text)' is no horizontal alignment")
    }
  }

  func vertical() throws -> VerticalAlignment {
    switch text {
    case "top": .top
    case "center": .center
    case "bottom": .bottom
    case "firstTextBaseline": .firstTextBaseline
    case "lastTextBaseline": .lastTextBaseline
    case "third": .third
    default: throw Problem("'\(text)' is no vertical alignment")
    }
  }

  /// `topLeading`, or a pair such as `leading+firstTextBaseline`.
  func alignment() throws -> Alignment {
    let pair = text.split(separator: "+").map { FixtureValue(String($0)) }
    if pair.count == 2 {
      return Alignment(horizontal: try pair[0].horizontal(), vertical: try pair[1].vertical())
    }
    switch text {
    case "topLeading": return .topLeading
    case "top": return .top
    case "topTrailing": return .topTrailing
    case "leading": return .leading
    case "center": return .center
    case "trailing": return .trailing
    case "bottomLeading": return .bottomLeading
    case "bottom": return .bottom
    case "bottomTrailing": return .bottomTrailing
    default: throw Problem("'\(text)' is no alignment")
    }
  }

  /// `top+leading`, `horizontal`, `all`.
  func edges() throws -> Edge.Set {
    try text.split(separator: "+").reduce(into: []) { set, word in
      switch word {
      case "top": set.insert(.top)
      case "leading": set.insert(.leading)
      case "bottom": set.insert(.bottom)
      case "trailing": set.insert(.trailing)
      case "horizontal": set.formUnion(.horizontal)
      case "vertical": set.formUnion(.vertical)
      case "all": set = .all
      default: throw Problem("'\(word)' is no edge")
      }
    }
  }

  func direction() throws -> LayoutDirection {
    switch text {
    case "leftToRight": .leftToRight
    case "rightToLeft": .rightToLeft
    default: throw Problem("'\(text)' is no direction")
    }
  }

  func axes() throws -> Axis.Set {
    switch text {
    case "horizontal": .horizontal
    case "vertical": .vertical
    case "both": [.horizontal, .vertical]
    default: throw Problem("'\(text)' names no axes")
    }
  }
}

/// A guide of the tests' own, 12 points from the leading side.
enum Icon: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] + 12 }
}

/// A guide of the tests' own, at a third of the height.
enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension HorizontalAlignment {
  static let icon = HorizontalAlignment(Icon.self)
}

extension VerticalAlignment {
  static let third = VerticalAlignment(Third.self)
}
