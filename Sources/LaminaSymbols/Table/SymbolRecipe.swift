import LaminaGeometry

/// What a symbol is made of, as the table says it.
///
/// ```
///  bell                        a file of bootstrap-icons
///  ~M1 8h14                    a line, as path data; with # it is filled
///  =rectangle                  another symbol
///  chat-left+star-fill[5,3,6]  one over the other, at x 5, y 3, 6 wide; where filled, a hole in it
///  layer&layer                 the second with a margin left out of the first
///  layer^layer                 the second left out of the first
///  reply%h                     mirrored; %v upside down, %l and %r turned, %s its silhouette, %o its outline
///  volume-up{234}              some of the file's pieces, counted from 1
///  outline/filled              what .fill is made of
///  *                           a mark that Lamina draws itself
///  @                           by the endings of its name, as names without a row; the row has it listed
/// ```
struct SymbolRecipe {
  /// How a layer joins those before.
  enum Joint { case over, apart, cut }

  enum Source: Equatable {
    case file(String)
    case symbol(String)
    case lines(Substring)
    case filled(Substring)
  }

  struct Layer {
    var joint = Joint.over
    var source: Source
    var square: CGRect?
    var change: Character?
    /// Which pieces of a file, counted from 1; empty: all.
    var pieces: [Int] = []
  }

  let layers: [Layer]
  /// The layers of the filled one, where the table has them.
  let filledLayers: [Layer]?

  init(_ text: Substring) {
    let halves = text.split(separator: "/")
    layers = Self.layers(halves[0])
    filledLayers = halves.count > 1 ? Self.layers(halves[1]) : nil
  }

  private static func layers(_ text: Substring) -> [Layer] {
    var layers: [Layer] = []
    var (joint, start) = (Joint.over, text.startIndex)
    func end(_ index: Substring.Index) {
      layers.append(layer(text[start..<index], joint))
    }
    for index in text.indices {
      guard let next = joints[text[index]] else { continue }
      end(index)
      (joint, start) = (next, text.index(after: index))
    }
    end(text.endIndex)
    return layers
  }

  private static let joints: [Character: Joint] = ["+": .over, "&": .apart, "^": .cut]

  private static func layer(_ text: Substring, _ joint: Joint) -> Layer {
    var rest = text
    let square = takeSquare(&rest)
    let change = takeChange(&rest)
    let pieces = takePieces(&rest)
    return Layer(
      joint: joint, source: source(rest), square: square, change: change, pieces: pieces)
  }

  private static func source(_ text: Substring) -> Source {
    switch text.first {
    case "~": .lines(text.dropFirst())
    case "#": .filled(text.dropFirst())
    case "=": .symbol(String(text.dropFirst()))
    default: .file(String(text))
    }
  }

  /// `[x,y,side]` at the end.
  private static func takeSquare(_ text: inout Substring) -> CGRect? {
    guard text.last == "]", let begin = text.lastIndex(of: "[") else { return nil }
    let numbers = text[begin...].dropFirst().dropLast().split(separator: ",").compactMap {
      Double($0)
    }
    text = text[..<begin]
    guard numbers.count == 3 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[2])
  }

  /// `%h` at the end.
  private static func takeChange(_ text: inout Substring) -> Character? {
    guard text.dropLast().last == "%" else { return nil }
    defer { text = text.dropLast(2) }
    return text.last
  }

  /// `{234}` at the end.
  private static func takePieces(_ text: inout Substring) -> [Int] {
    guard text.last == "}", let begin = text.lastIndex(of: "{") else { return [] }
    defer { text = text[..<begin] }
    return text[begin...].compactMap(\.wholeNumberValue)
  }
}
