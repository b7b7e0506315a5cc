/// What is made of symbols in a place: filled ones, in a circle, with a slash.
///
/// ```swift
/// Image(systemName: "bell").symbolVariant(.slash.fill)    // bell.slash.fill
/// ```
/// A symbol that has no such variant is shown with those of them that it has.
public nonisolated struct SymbolVariants: Hashable, Sendable {
  /// What surrounds a symbol.
  private enum Enclosure: Hashable, Sendable { case circle, square, rectangle }

  private var enclosure: Enclosure?
  private var isFilled = false
  private var isSlashed = false

  private init() {}

  private static func making(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = SymbolVariants()
    change(&variants)
    return variants
  }

  /// The symbol as its name says.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = making { $0.enclosure = .circle }
  /// The symbol in a square.
  public static let square = making { $0.enclosure = .square }
  /// The symbol in a rectangle.
  public static let rectangle = making { $0.enclosure = .rectangle }
  /// The symbol as a filled outline.
  public static let fill = making { $0.isFilled = true }
  /// The symbol with a line through it.
  public static let slash = making { $0.isSlashed = true }

  /// These variants in a circle.
  public var circle: SymbolVariants { with(.circle) }
  /// These variants in a square.
  public var square: SymbolVariants { with(.square) }
  /// These variants in a rectangle.
  public var rectangle: SymbolVariants { with(.rectangle) }
  /// These variants, filled.
  public var fill: SymbolVariants { with(.fill) }
  /// These variants with a line through the symbol.
  public var slash: SymbolVariants { with(.slash) }

  /// Whether all of the other variants are among these.
  public func contains(_ other: SymbolVariants) -> Bool { with(other) == self }

  /// Both together; of two things that surround a symbol the other's.
  func with(_ other: SymbolVariants) -> SymbolVariants {
    var both = self
    both.enclosure = other.enclosure ?? enclosure
    both.isFilled = isFilled || other.isFilled
    both.isSlashed = isSlashed || other.isSlashed
    return both
  }

  // MARK: Names

  /// The names of a symbol in these variants, the one with all of them first and its own last.
  func names(for name: String) -> [String] {
    if self == .none { return [name] }
    let (base, own) = Self.variants(of: name)
    let wanted = own.with(self)
    let some = [
      wanted, wanted.leaving(\.isSlashed, as: own), wanted.leaving(\.enclosure, as: own),
      wanted.leaving(\.isSlashed, as: own).leaving(\.enclosure, as: own),
      wanted.leaving(\.isFilled, as: own),
    ]
    var names: [String] = []
    for name in some.map({ base + $0.endings }) + [name] where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  private func leaving<Part>(
    _ part: WritableKeyPath<SymbolVariants, Part>, as own: SymbolVariants
  ) -> SymbolVariants {
    var less = self
    less[keyPath: part] = own[keyPath: part]
    return less
  }

  /// In the order in which names have them.
  private var endings: String {
    let enclosure: String =
      switch enclosure {
      case .circle: ".circle"
      case .square: ".square"
      case .rectangle: ".rectangle"
      case nil: ""
      }
    return (isSlashed ? ".slash" : "") + enclosure + (isFilled ? ".fill" : "")
  }

  /// What a name is without its endings, and which those are.
  private static func variants(of name: String) -> (base: String, SymbolVariants) {
    var (base, own) = (name[...], SymbolVariants())
    let all: [(String, SymbolVariants)] = [
      (".fill", .fill), (".circle", .circle), (".square", .square), (".slash", .slash),
    ]
    for (ending, variant) in all where base.hasSuffix(ending) {
      base = base.dropLast(ending.count)
      own = own.with(variant)
    }
    return (String(base), own)
  }
}

extension EnvironmentValues {
  /// What is made of symbols here.
  public var symbolVariants: SymbolVariants {
    get { symbolSurroundings.variants }
    set { symbolSurroundings.variants = newValue }
  }
}

extension View {
  /// Shows the symbols inside the view in a variant, beside those that surroundings ask for.
  ///
  /// ```swift
  /// HStack { Image(systemName: "heart"); Image(systemName: "star.circle") }.symbolVariant(.fill)
  /// // heart.fill, star.circle.fill
  /// ```
  /// To have none of them, set the environment's `symbolVariants` to `.none`.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.with(variant) }
  }
}
