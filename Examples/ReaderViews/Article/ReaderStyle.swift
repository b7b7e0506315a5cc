import Lamina
import ReaderFeed

/// The sizes and colours of an article.
enum ReaderStyle {
  /// What paragraphs are set in: larger than controls, for reading.
  static let bodySize: CGFloat = 16
  static let lineHeight: CGFloat = 27

  static let bar = Color(role: .quaternary)
  static let panel = Color(role: .secondaryBackground)
  static let edge = Color(role: .separator)
  /// Behind what is searched for.
  static let mark = Color(role: .yellow).opacity(0.35)

  /// What a listing's parts are written in: the roles have a look for the night.
  static func color(of kind: CodeMark.Kind) -> Color {
    switch kind {
    case .keyword: Color(role: .purple)
    case .type: Color(role: .indigo)
    case .name: Color(role: .blue)
    case .string: Color(role: .red)
    case .number: Color(role: .brown)
    case .comment: Color(role: .secondary)
    }
  }

  /// Letters of one width, for listings and code within a line.
  static func code(size: CGFloat) -> Font { .system(size: size, design: .monospaced) }

  /// The size of a heading, from 1 (largest) to 6.
  static func headingSize(_ level: Int) -> CGFloat {
    let sizes: [CGFloat] = [26, 22, 19, 17, 16, 14]
    return sizes[min(max(level, 1), 6) - 1]
  }
}
