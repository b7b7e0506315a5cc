import Foundation
import LaminaDrawing
import LaminaGeometry
import LaminaKernel
import LaminaTesting
import LaminaThemes
import LaminaViews
import Testing

/// Pictures by day and by night, of programs and of themes.
@Suite("Pictures with variants")
struct PictureVariantTests {
  private func png(_ color: Color) throws -> Data {
    try Harness(size: CGSize(width: 10, height: 10)) { color }.picture().pngData()
  }

  private func shown<V: View>(
    _ scheme: ColorScheme, @ViewBuilder _ content: @escaping () -> V
  ) async -> (pixel: UInt32, diagnostics: [ViewDiagnostic]) {
    let harness = WindowLook.day.window(size: CGSize(width: 10, height: 10), scale: 1, content)
    harness.graph.follow(SystemAppearance(colorScheme: scheme))
    harness.settle()
    return (harness.picture().pixel(x: 5, y: 5), harness.diagnostics)
  }

  @Test("An image has a variant for the night, which shows in the modifiers of the first")
  func image() async throws {
    let (day, night) = (try png(.black), try png(Color(red: 1, green: 0, blue: 0)))
    let image = Image(
      light: Image(data: day, name: "day"), dark: Image(data: night, name: "night"))
    #expect(await shown(.light) { image.resizable() }.pixel == 0xFF00_0000)
    #expect(await shown(.dark) { image.resizable() }.pixel == 0xFFFF_0000)
  }

  @Test("A theme's pictures lie below its folder, with a variant for the night")
  func themed() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try png(.black).write(to: folder.appendingPathComponent("day.png"))
    try png(Color(red: 1, green: 0, blue: 0)).write(to: folder.appendingPathComponent("night.png"))
    let logo = ThemeToken(.picture("day.png"), dark: .picture("night.png"))
    var base = Theme(name: "Base", tokens: ["logo": logo])
    base.pictureFolder = folder.path
    var own = Theme(name: "Own", extending: base)
    own.pictureFolder = "/elsewhere"
    let theme = own
    let day = await shown(.light) { ThemedImage("logo") { $0.resizable() }.theme(theme) }
    let night = await shown(.dark) { ThemedImage("logo") { $0.resizable() }.theme(theme) }
    #expect(day.pixel == 0xFF00_0000 && night.pixel == 0xFFFF_0000)
    #expect(day.diagnostics == [])
  }

  @Test("A picture that a theme does not have is reported, and nothing is shown")
  func missing() async {
    let found = await shown(.light) { ThemedImage("logo") }
    #expect(found.pixel == 0xFFFF_FFFF)
    #expect(found.diagnostics == [.noPicture(key: "logo")])
    #expect(found.diagnostics.first?.description.hasSuffix("mend the key.") == true)
  }

  @Test("An ink is white or black, as the ground is in the theme of the place")
  func ink() {
    func ink(_ scheme: ColorScheme) -> UInt32 {
      Harness(size: CGSize(width: 10, height: 10)) {
        Rectangle().fill(.readable(on: .blue)).colorScheme(scheme)
      }
      .picture().pixel(x: 5, y: 5)
    }
    #expect(ink(.light) == 0xFFFF_FFFF)
    #expect(ink(.dark) == 0xFF00_0000)
  }
}
