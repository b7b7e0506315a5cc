import LaminaGeometry

/// Makes a symbol of its name: by the table, or by the endings of its name.
///
/// ```
///  gift.circle.fill    no row, but gift has one: a disc, with gift.fill left out of it
///  tv.badge.plus       tv, and a disc with a plus over its corner
/// ```
struct SymbolMaker {
  private let folder: SymbolFolder
  /// Asked for only by a name that is no mark: it is parsed then.
  private var table: SymbolTable { .shared }
  /// How many symbols may still be made for this one: rows that name each other in a circle end there.
  private var rest = 32

  init(_ folder: SymbolFolder) { self.folder = folder }

  /// The symbol of a name; nil where there is none.
  mutating func symbol(_ name: String) throws(SymbolFailure) -> SymbolOutline? {
    guard var symbol = try outline(name[...]) else { return nil }
    SymbolSteps.number(&symbol, of: name)
    symbol.isMirrored = Self.isMirrored(name)
    return symbol
  }

  /// `forward` and `backward` go with reading, unless they are those of a player.
  private static func isMirrored(_ name: String) -> Bool {
    let words = name.split(separator: ".").dropFirst()
    return words.contains("forward") || words.contains("backward")
  }

  private mutating func outline(_ name: Substring) throws(SymbolFailure) -> SymbolOutline? {
    rest -= 1
    guard rest > 0 else { return nil }
    if let mark = DrawnSymbols.mark(String(name)) { return mark }
    if let row = table[name], row.recipe != "@" {
      return try outline(SymbolRecipe(row.recipe).layers, isFilled: false, of: name)
    }
    return try composed(name)
  }

  // MARK: Endings

  private mutating func composed(_ name: Substring) throws(SymbolFailure) -> SymbolOutline? {
    if let badge = name.range(of: ".badge") {
      return try badged(name[..<badge.lowerBound], name[badge.upperBound...])
    }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let base = name[..<dot]
    switch name[dot...] {
    case ".fill": return try filled(base)
    case ".circle": return try enclosed(base, in: .circle, isFilled: false)
    case ".square": return try enclosed(base, in: .square, isFilled: false)
    case ".slash": return try slashed(base)
    default: return nil
    }
  }

  /// The filled one; of a row that does not list it only where a recipe has it as a part.
  private mutating func filled(
    _ base: Substring, isListed: Bool = true
  ) throws(SymbolFailure) -> SymbolOutline? {
    if let row = table[base] {
      guard row.hasFill || !isListed else { return nil }
      let recipe = SymbolRecipe(row.recipe)
      if let layers = recipe.filledLayers {
        return try outline(layers, isFilled: false, of: "\(base).fill")
      }
      return try outline(recipe.layers, isFilled: true, of: "\(base).fill")
    }
    guard let dot = base.lastIndex(of: ".") else { return nil }
    switch base[dot...] {
    case ".circle": return try enclosed(base[..<dot], in: .circle, isFilled: true)
    case ".square": return try enclosed(base[..<dot], in: .square, isFilled: true)
    case ".slash": return try slashed("\(base[..<dot]).fill")
    default: return nil
    }
  }

  private mutating func enclosed(
    _ base: Substring, in shape: SymbolComposition.Shape, isFilled: Bool
  ) throws(SymbolFailure) -> SymbolOutline? {
    let hasFill = table[base]?.hasFill ?? false
    guard let inner = try outline(hasFill ? "\(base).fill" : base) else { return nil }
    return SymbolComposition.enclosed(inner, in: shape, isFilled: isFilled)
  }

  private mutating func slashed(_ base: Substring) throws(SymbolFailure) -> SymbolOutline? {
    try outline(base).map(SymbolComposition.slashed)
  }

  private mutating func badged(
    _ base: Substring, _ rest: Substring
  ) throws(SymbolFailure) -> SymbolOutline? {
    var (base, kind) = (base, rest.drop { $0 == "." })
    if kind == "fill" || kind.hasSuffix(".fill") {
      base = "\(base).fill"
      kind = kind.dropLast(kind == "fill" ? 4 : 5)
    }
    guard let whole = try outline(base) else { return nil }
    if kind.isEmpty { return SymbolComposition.dotted(whole) }
    let name: Substring = kind == "person.crop" ? "person.fill" : kind
    var mark = try outline("\(name).fill")
    if mark == nil { mark = try outline(name) }
    return mark.map { SymbolComposition.badged(whole, with: $0) }
  }

  // MARK: Recipes

  private mutating func outline(
    _ layers: [SymbolRecipe.Layer], isFilled: Bool, of name: Substring
  ) throws(SymbolFailure) -> SymbolOutline? {
    guard let first = layers.first else { return nil }
    guard var whole = try outline(first, isFilled: isFilled) else { return nil }
    if layers.count == 1 {
      if case .file(let file) = first.source, first.change == nil {
        return SymbolComposition.separated(whole, file: file, isFilled: isFilled)
      }
      return whole
    }
    let body = whole
    whole = whole.behind(by: 1)
    var parts = whole.parts
    for layer in layers.dropFirst() {
      let isApart = layer.joint == .apart
      guard let next = try outline(layer, isFilled: isFilled && isApart) else { return nil }
      if isApart { parts += SymbolComposition.margin(around: next) }
      let isHole = isFilled && !isApart && SymbolComposition.lies(next, on: body)
      let isCut = layer.joint == .cut || isHole
      parts += next.parts.map { part in part.with { if isCut { $0.use = .cut } } }
    }
    return SymbolOutline(parts)
  }

  private mutating func outline(
    _ layer: SymbolRecipe.Layer, isFilled: Bool
  ) throws(SymbolFailure) -> SymbolOutline? {
    guard let source = try outline(layer.source, layer.pieces, isFilled: isFilled) else {
      return nil
    }
    let changed = layer.change.map { SymbolComposition.changed(source, by: $0) } ?? source
    return layer.square.map { changed.placed(in: $0) } ?? changed
  }

  private mutating func outline(
    _ source: SymbolRecipe.Source, _ pieces: [Int], isFilled: Bool
  ) throws(SymbolFailure) -> SymbolOutline? {
    switch source {
    case .file(let file):
      if isFilled, let filled = try? self.file("\(file)-fill", pieces) { return filled }
      return try self.file(file, pieces)
    case .symbol(let name):
      return try isFilled ? filled(name[...], isListed: false) : outline(name[...])
    case .lines(let text):
      let path = try data(text)
      return isFilled ? SymbolComposition.solid(path) : SymbolOutline([SymbolPart(path, .lines(1))])
    case .filled(let text):
      return SymbolOutline([
        SymbolPart(try data(text), .filled(eoFill: false), level: 0, response: 0.3)
      ])
    }
  }

  private func data(_ text: Substring) throws(SymbolFailure) -> Path {
    do throws(OutlineFailure) {
      return try Path(pathData: text).hugged
    } catch {
      throw .outline(file: String(text), error)
    }
  }

  private func file(_ name: String, _ pieces: [Int]) throws(SymbolFailure) -> SymbolOutline {
    let bytes = try folder.bytes(of: name)
    do throws(OutlineFailure) {
      let all = try OutlineDocument(bytes).pieces
      let chosen = pieces.isEmpty ? all : pieces.compactMap { $0 <= all.count ? all[$0 - 1] : nil }
      let response: CGFloat = name.hasSuffix("-fill") ? 0.3 : 1
      return SymbolOutline(
        chosen.map {
          SymbolPart($0.path, .filled(eoFill: $0.eoFill), level: 0, response: response)
        })
    } catch {
      throw .outline(file: name, error)
    }
  }
}
