import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import LaminaTesting
import LaminaThemes
import LaminaViews
import Testing

@MainActor @Suite("Asset catalogues", .timeLimit(.minutes(5)))
struct AssetCatalogTests {
  /// A bundle with a catalogue, in a folder that is removed in the end.
  private struct Catalogue {
    let folder: String
    let bundle: Bundle

    init() throws {
      folder = NSTemporaryDirectory() + "assets-" + UUID().uuidString
      let root = folder + "/Assets.xcassets"
      try Self.write("{\"info\":{\"version\":1}}", to: root)
      try Self.write(Self.ink, to: root + "/ink.colorset")
      try Self.write(Self.plain, to: root + "/plain.colorset")
      try Self.write(Self.system, to: root + "/system.colorset")
      try Self.write("{ broken", to: root + "/broken.colorset")
      try Self.write("{\"properties\":{\"provides-namespace\":true}}", to: root + "/Birds")
      try Self.write(Self.plain, to: root + "/Birds/heron.colorset")
      try Self.write("{}", to: root + "/Loose")
      try Self.write(Self.plain, to: root + "/Loose/gull.colorset")
      try Self.write(Self.plain, to: root + "/Birds 2.0/tern.colorset")
      try Self.write(Self.plain, to: root + "/App.appiconset/crow.colorset")
      try Self.write(Self.flag, to: root + "/flag.imageset")
      try Self.write(Self.stencil, to: root + "/stencil.imageset")
      for (name, side, pixel) in [
        ("flag", 4, 0xFFFF_0000 as UInt32), ("flag-2", 8, 0xFF00_FF00),
        ("flag-dark", 4, 0xFF00_00FF),
      ] {
        try Self.picture(side, pixel).writePNG(to: root + "/flag.imageset/\(name).png")
      }
      try Self.picture(4, 0xFFFF_0000).writePNG(to: root + "/stencil.imageset/stencil.png")
      bundle = try #require(Bundle(path: folder))
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    func replace(_ name: String) throws {
      try Self.write(Self.plain, to: folder + "/Assets.xcassets/\(name).colorset")
    }

    private static func write(_ contents: String, to folder: String) throws {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try contents.write(toFile: folder + "/Contents.json", atomically: true, encoding: .utf8)
    }

    private static func picture(_ side: Int, _ pixel: UInt32) -> Bitmap {
      let buffer = PixelBuffer(size: PixelSize(width: side, height: side), format: .argb32)
      buffer.withUnsafeMutableBytes { bytes in
        let pixels = bytes.bindMemory(to: UInt32.self)
        for index in 0..<side * side { pixels[index] = pixel }
      }
      return Bitmap(buffer)
    }

    private static let plain = """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
      {"red":"1.000","green":"0x80","blue":"0","alpha":"1.000"}}}]}
      """
    private static let system = """
      {"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"systemBlueColor"}}]}
      """
    private static let ink = """
      {"colors":[
      {"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0"}}},
      {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
       "color":{"color-space":"srgb","components":{"red":"0.0","green":"1.0","blue":"0.0","alpha":"1.0"}}},
      {"idiom":"universal","appearances":[{"appearance":"contrast","value":"high"}],
       "color":{"color-space":"srgb","components":{"red":"0.0","green":"0.0","blue":"1.0","alpha":"1.0"}}}]}
      """
    private static let flag = """
      {"images":[{"idiom":"universal","scale":"1x","filename":"flag.png"},
      {"idiom":"universal","scale":"2x","filename":"flag-2.png"},{"idiom":"universal","scale":"3x"},
      {"idiom":"universal","scale":"1x","filename":"flag-dark.png",
       "appearances":[{"appearance":"luminosity","value":"dark"}]}]}
      """
    private static let stencil = """
      {"images":[{"idiom":"universal","filename":"stencil.png"}],
       "properties":{"template-rendering-intent":"template"}}
      """
  }

  @Test("colours are found by name, with components in all spellings")
  func colors() throws {
    let catalogue = try Catalogue()
    defer { catalogue.remove() }
    let plain = Color("plain", bundle: catalogue.bundle).resolve(in: .light)
    #expect(plain.description == "#FF8000FF")
    #expect(Color("system", bundle: catalogue.bundle) == .blue)
    #expect(Color("Birds/heron", bundle: catalogue.bundle).resolve(in: .light) == plain)
    #expect(Color("gull", bundle: catalogue.bundle).resolve(in: .light) == plain)
    #expect(Color("tern", bundle: catalogue.bundle).resolve(in: .light) == plain)
    #expect(Color("crow", bundle: catalogue.bundle) == .clear)
    #expect(
      Color(ColorResource(name: "plain", bundle: catalogue.bundle)).resolve(in: .light) == plain)
  }

  @Test("a colour is another one in the dark and with more contrast")
  func looks() throws {
    let catalogue = try Catalogue()
    defer { catalogue.remove() }
    let ink = Color("ink", bundle: catalogue.bundle)
    #expect(ink.resolve(in: .light).description == "#FF0000FF")
    #expect(ink.resolve(in: .dark).description == "#00FF00FF")
    #expect(ink.resolve(in: .lightIncreased).description == "#0000FFFF")
    let picture = Harness(size: CGSize(width: 20, height: 20)) {
      ink.environment(\.colorScheme, .dark)
    }.picture()
    #expect(picture.pixel(x: 10, y: 10) == 0xFF00_FF00)
  }

  @Test("names that are not there, and files that hold something else, are clear colours")
  func missing() throws {
    let catalogue = try Catalogue()
    defer { catalogue.remove() }
    #expect(Color("nowhere", bundle: catalogue.bundle) == .clear)
    #expect(Color("broken", bundle: catalogue.bundle) == .clear)
    try catalogue.replace("broken")
    #expect(Color("broken", bundle: catalogue.bundle) == .clear, "it is read once")
  }

  @Test("a picture is the file for the scale and the scheme, at its size in points")
  func images() throws {
    let catalogue = try Catalogue()
    defer { catalogue.remove() }
    func shown(_ scale: CGFloat, _ scheme: ColorScheme) -> (CGSize?, UInt32) {
      let harness = Harness(size: CGSize(width: 20, height: 20), scale: scale) {
        Image("flag", bundle: catalogue.bundle).environment(\.colorScheme, scheme)
      }
      return (
        harness.frame(of: "flag")?.size,
        harness.picture().pixel(x: Int(10 * scale), y: Int(10 * scale))
      )
    }
    let own = CGSize(width: 4, height: 4)
    #expect(shown(1, .light) == (own, 0xFFFF_0000))
    #expect(shown(2, .light) == (own, 0xFF00_FF00))
    #expect(shown(3, .light) == (own, 0xFF00_FF00))
    #expect(shown(1, .dark) == (own, 0xFF00_00FF))
  }

  @Test("a picture by night may be of a catalogue, or stand in place of one, also as a tile")
  func nights() throws {
    let catalogue = try Catalogue()
    defer { catalogue.remove() }
    let flag = Image("flag", bundle: catalogue.bundle)
    let green = Image(file: catalogue.folder + "/Assets.xcassets/flag.imageset/flag-2.png")
    func shown(_ image: Image, _ scheme: ColorScheme) -> [UInt32] {
      let picture = Harness(size: CGSize(width: 20, height: 20)) {
        VStack(spacing: 0) {
          image.resizable().frame(width: 20, height: 10)
          Rectangle().fill(ImagePaint(image: image)).frame(width: 20, height: 10)
        }
        .environment(\.colorScheme, scheme)
      }.picture()
      return [5, 15].map { picture.pixel(x: 10, y: $0) }
    }
    #expect(shown(Image(light: flag, dark: green), .light) == [0xFFFF_0000, 0xFFFF_0000])
    #expect(shown(Image(light: flag, dark: green), .dark) == [0xFF00_FF00, 0xFF00_FF00])
    #expect(shown(Image(light: green, dark: flag), .light) == [0xFF00_FF00, 0xFF00_FF00])
    #expect(shown(Image(light: green, dark: flag), .dark) == [0xFF00_00FF, 0xFF00_00FF])
  }

  @Test("a picture that is a template takes the foreground style")
  func template() throws {
    let catalogue = try Catalogue()
    defer { catalogue.remove() }
    let picture = Harness(size: CGSize(width: 20, height: 20)) {
      Image(ImageResource(name: "stencil", bundle: catalogue.bundle)).foregroundStyle(pureBlue)
    }.picture()
    #expect(picture.pixel(x: 10, y: 10) == 0xFF00_00FF)
  }

  @Test("system colours are those of the palette")
  func system() {
    #expect(Color(.systemBackground) == Color(role: .background))
    #expect(Color(uiColor: .secondaryLabel) == Color(role: .secondary))
    #expect(Color(nsColor: .controlAccentColor) == .accentColor)
    #expect(Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(NSColor.labelColor.withAlphaComponent(0.5)) == Color(role: .primary).opacity(0.5))
  }

  @Test("each system colour is found by its name, with and without its ending")
  func names() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = tests.appendingPathComponent(
      "../../../Sources/LaminaContents/Assets/PlatformColor+Names.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let names = source.matches(of: #/static var (\w+): PlatformColor/#).map { String($0.1) }
    #expect(names.count > 70)
    for name in names { #expect(PlatformColor.named(name) != nil, "\(name)") }
    #expect(PlatformColor.named("systemFillColor") == .systemFill)
    #expect(PlatformColor.named("windowBackgroundColor") == .windowBackgroundColor)
    #expect(PlatformColor.named("label") == PlatformColor.named("labelColor"))
    #expect(PlatformColor.named("nowhere") == nil)
  }
}
