package import LaminaDisplay
public import LaminaDrawing
public import LaminaGeometry
import LaminaSymbols
import LaminaText

/// A picture from a file, from data or from a bundle.
///
/// It has the size of its pixels unless it is `resizable()`. Only its header is read on the main
/// thread; a worker decodes it, to the size it is shown at. One that cannot be shown is
/// reported and a stand-in is drawn in its place.
///
/// A GIF or WebP that moves is played while it can be seen, as often as it says: which frame shows
/// is a function of the frame's time, and between two frames nothing wakes up.
public nonisolated struct Image: Equatable, Sendable {
  /// How a resizable picture fills its place.
  public enum ResizingMode: Hashable, Sendable {
    /// Fills the place in both directions, whatever becomes of the picture's proportions.
    case stretch
    /// Keeps the picture's proportions and covers the place; what lies beyond is neither decoded to
    /// pixels nor shown.
    case aspectFill
    /// Keeps the picture's proportions and stays inside the place, in its middle.
    case aspectFit
  }
  /// Whether a picture shows its own colours, or is a stencil for the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Shows the picture's own colours.
    case original
    /// Shows the foreground style wherever the picture is opaque.
    case template
  }

  private(set) var source: ImageSource
  private var label: String?
  /// Whether screen readers pass it over.
  private var isDecorative = false
  private var resizing: ResizingMode?
  private var interpolation = Interpolation.medium
  private var isTemplate = false
  /// The symbol that it is, when it is one.
  var symbol: SymbolChoice?
  /// What its header says, when it has been read already.
  private var info: ImageInfo?
  /// The picture by night, where that is another one.
  private var night: Night?
  /// The files of an asset catalogue that it is one of.
  private var asset: ImageAsset?
  /// What is done to the pixels at the size in which they are shown, in order.
  var effects: [ImageEffect] = []

  /// Makes a picture of a source; `label` says in words what it shows, nil says nothing.
  public init(_ source: ImageSource, label: String? = nil) {
    self.source = source
    self.label = label
  }

  /// A picture whose header was read.
  init(_ source: ImageSource, info: ImageInfo) {
    self.init(source)
    self.info = info
  }

  /// The picture in a file: `room@2x.png` or `room@3x.png` beside `room.png`, where the place's scale asks for it.
  public init(file path: String) { self.init(.file(path)) }

  /// A symbol under the name that SwiftUI code uses; it takes the foreground style, and size and weight of the text
  /// in its context.
  ///
  /// Who does not see it hears what it stands for ("Add" for `plus`), or nothing where that is not known; a label of
  /// one's own (`accessibilityLabel`) says it better. A name that there is not is reported with those that are nearest
  /// to it, and a question mark in a square of dashes is shown.
  public init(systemName name: String) {
    self.init(.file(name), label: SymbolWords.words(for: name))
    symbol = SymbolChoice(name: name)
  }

  /// A symbol that shows a value from 0 to 1: of `wifi`, the waves up to it are lit, the others are faint.
  ///
  /// ```swift
  /// Image(systemName: "speaker.wave.3", variableValue: volume)
  /// ```
  /// Nil lights all of it. A symbol that does not vary (most do not) stays as it is.
  public init(systemName name: String, variableValue: Double?) {
    self.init(systemName: name)
    symbol?.value = variableValue.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
  }

  /// The names of the symbols that programs use most, in order; others are made of them by endings such as
  /// `.circle.fill` and `.badge.plus`.
  public static var systemNames: [String] { SymbolLibrary.shared.names }

  /// Encoded bytes; `name` stands in messages.
  public init(data: Data, name: String = "data") { self.init(.data(data, name: name)) }

  /// The picture `name` (with or without extension) among a bundle's resources, which is its label too.
  ///
  /// `Image("room")` shows `room.png`, or `room@2x.png` or `room@3x.png` in windows of such a scale.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(named: name, bundle: bundle, label: Self.label(of: name))
  }

  /// The picture `name` among a bundle's resources, with words for who does not see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(named: name, bundle: bundle, label: label.plain)
  }

  /// The picture `name` among a bundle's resources, which says nothing that is not said beside it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(named: name, bundle: bundle, label: nil)
    isDecorative = true
  }

  /// A picture of an asset catalogue, or else a file among a bundle's resources.
  private init(named name: String, bundle: Bundle?, label: String?) {
    if let asset = AssetCatalog.of(bundle).image(named: name) {
      self.init(asset: asset, label: label)
    } else {
      self.init(.file(Self.path(of: name, in: bundle)), label: label)
    }
  }

  /// The picture of an asset catalogue that has a name, which is its label too.
  init(_ asset: ImageAsset, named name: String) {
    self.init(asset: asset, label: Self.label(of: name))
  }

  private init(asset: ImageAsset, label: String?) {
    self.init(.file(asset.file(for: ColorAppearance(), scale: 1).path), label: label)
    self.asset = asset
    isTemplate = asset.isTemplate
  }

  private static func label(of name: String) -> String {
    URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
  }

  /// A picture by day, and another one in its place by night.
  ///
  /// ```swift
  /// Image(light: Image("harbour"), dark: Image("harbour-night")).resizable()
  /// ```
  /// Which of them shows follows the scheme of the place. The label is that of the first one; what is said of the
  /// picture afterwards, such as `resizable()`, holds for both. `Lamina` has this; SwiftUI finds such pairs in
  /// asset catalogues.
  public init(light: Image, dark: Image) {
    self = light
    night = Night(
      source: dark.source, symbol: dark.symbol, info: dark.info, asset: dark.asset)
  }

  /// What another picture by night differs in.
  private struct Night: Equatable {
    let source: ImageSource
    var symbol: SymbolChoice?
    let info: ImageInfo?
    let asset: ImageAsset?
  }

  /// The picture that shows in surroundings, by their scheme and their scale; and how many of its pixels are a point,
  /// where that is not as its source says.
  @MainActor private func shown(in environment: EnvironmentValues) -> (Image, scale: CGFloat?) {
    var image = self
    image.night = nil
    if let night, environment.colorScheme == .dark {
      (image.source, image.symbol) = (night.source, night.symbol)
      (image.info, image.asset) = (night.info, night.asset)
    }
    if let asset = image.asset {
      let file = Self.file(of: asset, in: environment)
      image.source = .file(file.path)
      return (image, file.scale)
    }
    if let info = image.info { return (image, info.scale) }
    if case .file(let path) = image.source, image.symbol == nil {
      image.source = .file(ScaledFile.path(of: path, at: environment.displayScale))
    }
    return (image, nil)
  }

  /// The file of an asset that is for the look and the scale of a place.
  @MainActor private static func file(
    of asset: ImageAsset, in environment: EnvironmentValues
  ) -> ImageAsset.File {
    var look = ColorAppearance()
    if asset.dependsOnScheme { look.scheme = environment.colorScheme }
    if asset.dependsOnContrast { look.contrast = environment.colorSchemeContrast }
    return asset.file(for: look, scale: environment.displayScale)
  }

  /// The picture that shows at the place of an element.
  @MainActor private func shown(in element: Element) -> Image {
    let (image, scale) = shown(in: element.recordedEnvironment)
    guard let scale, image.info == nil,
      var info = try? element.graph.rasterizer.imageInfo(for: image.source)
    else { return image }
    info.scale = scale
    return image.with { $0.info = info }
  }

  /// The picture as a tile, and how many times as large as it says itself; nil for a symbol.
  @MainActor func tile(in environment: EnvironmentValues) -> (
    drawing: ImageDrawing, scale: CGFloat
  )? {
    let (image, scale) = shown(in: environment)
    guard image.symbol == nil else { return nil }
    let drawing = ImageDrawing(
      image.source, interpolation: interpolation,
      effects: effects.resolve(in: environment.paletteByRole))
    return (drawing, scale.map { image.source.scale / $0 } ?? 1)
  }

  /// Where its pixels come from; nil for a symbol, which has none before it is shown.
  package var encodedSource: ImageSource? { symbol == nil ? source : nil }

  /// What is said in its place.
  var words: String { isDecorative ? "" : label ?? "" }

  private static func path(of name: String, in bundle: Bundle?) -> String {
    let bundle = bundle ?? .main
    let path =
      ScaledFile.resource(name, nil, in: bundle)
      ?? ["png", "jpg", "jpeg", "webp", "gif", "svg"].lazy
      .compactMap { ScaledFile.resource(name, $0, in: bundle) }.first
    return path ?? "\(bundle.bundlePath)/\(name)"
  }

  /// Lets the picture take the size it is offered.
  public func resizable(resizingMode: ResizingMode = .stretch) -> Image {
    with { $0.resizing = resizingMode }
  }

  /// Says how its pixels are made at another size.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  /// Says whether it is shown in its colours or in the foreground style.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    with { $0.isTemplate = mode == .template }
  }

  /// Says how the layers of the symbol are coloured; a picture that is none stays as it is.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with {
      $0.symbol?.mode = mode
      $0.night?.symbol?.mode = mode
    }
  }

  func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Image: View { public typealias Body = Never }

extension Image {
  /// False for a system symbol that is not known.
  package var isKnown: Bool { symbol.map { SymbolLibrary.shared.has($0.name) } ?? true }
}

extension Image: RememberingView {
  package static var comparesWhole: Bool { true }

  package func makeMemory(for element: Element) -> ImagePlayback { ImagePlayback() }

  package func update(_ element: Element) {
    let shown = shown(in: element)
    if let symbol = shown.symbol {
      element.playback?.stop(element)
      symbol.move(in: element)
    } else {
      element.symbolMotion?.stop(element)
      shown.play(in: element)
    }
  }

  private func play(in element: Element) {
    guard let info = try? element.graph.rasterizer.imageInfo(for: source),
      info.frameCount > 1
    else {
      element.playback?.stop(element)
      return
    }
    memory(of: element).follow(info, of: source, element: element)
  }

  package func nodes(_ element: Element) -> [Node] { [shown(in: element).node(in: element)] }

  private func node(in element: Element) -> Node {
    if let symbol { return symbolNode(symbol, element) }
    var tint: Fill?
    if isTemplate {
      let environment = element.recordedEnvironment
      tint = environment.foregroundStyle.fill(for: environment)
    }
    let leaf = ImageLeaf(
      source: source, naturalSize: naturalSize(element.graph), resizing: resizing?.fit,
      interpolation: interpolation, tint: tint, effects: effects(element),
      frame: element.playback?.frame ?? 0)
    var traits = NodeTraits()
    if !isDecorative { traits.semantics = Semantics(role: .image, label: label) }
    return Node(id: element.id, rule: .leaf(leaf), traits: traits)
  }

  private func symbolNode(_ choice: SymbolChoice, _ element: Element) -> Node {
    let surroundings = element.read(\.symbolSurroundings)
    let motion = element.symbolMotion
    let shown = motion?.shown ?? element.shownSymbol(choice.name, in: surroundings)
    var look = element.fills(of: shown, mode: choice.mode ?? surroundings.mode)
    let font = element.readSymbolFont()
    look.ink.weight = SymbolWeight.thickness(of: font.weight)
    look.ink.value = choice.value
    look.ink.stepStrengths = motion?.pose.stepStrengths(of: shown.outline)
    let leaf = SymbolLeaf(
      symbol: shown.outline, look: look, fontSize: font.size,
      scale: element.read(\.imageScale).factor, isResizable: resizing != nil,
      isMirrored: element.mirrors(shown.outline))
    var traits = NodeTraits()
    if let label { traits.semantics = Semantics(role: .image, label: label) }
    motion?.pose.apply(to: &traits)
    return Node(id: element.id, rule: .leaf(leaf), traits: traits)
  }

  /// The effects under the palette of the place, which is read only when there are any.
  private func effects(_ element: Element) -> [ImageEffect] {
    effects.isEmpty ? [] : effects.resolve(in: element.read(\.paletteByRole))
  }

  /// The size in points; of the stand-in, when the header cannot be read.
  private func naturalSize(_ graph: ViewGraph) -> CGSize {
    if let info { return info.size }
    do throws(ImageError) {
      return try graph.rasterizer.imageInfo(for: source).size
    } catch {
      graph.report(.image(error))
      return CGSize(width: 48, height: 48)
    }
  }
}
