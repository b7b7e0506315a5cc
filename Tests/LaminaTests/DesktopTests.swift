import Lamina
import LaminaDesktopSettings
import LaminaEngine
import Testing

struct DesktopTests {
  /// What views have found in their environment.
  private final class Found {
    var reducesMotion: [Bool] = []
    var contrast: [ColorSchemeContrast] = []
    var scheme: [ColorScheme] = []
    var textSizes: [DynamicTypeSize] = []
  }

  /// What reads the size of text, beside what does not.
  private struct Sizes: View {
    let found: Found
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
      let _ = found.textSizes.append(size)
      Color.clear.frame(width: 1, height: 1)
    }
  }

  private struct Reader: View {
    let found: Found
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      let _ = found.reducesMotion.append(reducesMotion)
      let _ = found.contrast.append(contrast)
      let _ = found.scheme.append(scheme)
      Color.red.frame(width: 10, height: 10)
    }
  }

  private struct Program: App {
    var found = Found()
    var readsTextSize = false
    var body: some Scene {
      WindowGroup("Program") {
        Reader(found: found)
        if readsTextSize { Sizes(found: found) }
      }
    }
  }

  private let host = HeadlessHost()
  private let program = Program()

  private func running(_ program: Program? = nil) throws -> Application {
    try Application(
      program ?? self.program, on: host,
      context: PresentationContext(
        rasterizer: CairoRasterizer(), executor: DeterministicExecutor(), deadline: .never))
  }

  /// Lets the main actor work, and shows a frame, until something holds; false where it never does.
  private func settle(until isSo: () -> Bool) async -> Bool {
    for _ in 0..<10_000 {
      host.surfaces[0].stepFrame()
      if isSo() { return true }
      await Task.yield()
    }
    return false
  }

  @Test("What the desktop says reaches the views while the program runs, and again when it changes")
  func live() async throws {
    let application = try running()
    let source = ManualSettings()
    source.settings.reducesMotion = true
    let following = application.follow(source)
    #expect(await settle { program.found.reducesMotion.last == true })
    source.settings.increasesContrast = true
    #expect(await settle { program.found.contrast.last == .increased })
    source.settings.reducesMotion = false
    #expect(await settle { program.found.reducesMotion.last == false })
    source.settings.colorScheme = .dark
    #expect(await settle { program.found.scheme.last == .dark })
    source.settings.accent = AccentColor(red: 1, green: 0, blue: 0)
    source.settings.colorScheme = nil
    #expect(await settle { program.found.scheme.last == .light })
    following.cancel()
  }

  @Test(
    "Clicks, carets, hours, weeks and title bars are as the desktop says, while the program runs")
  func habits() async throws {
    let application = try running()
    let source = ManualSettings()
    source.settings.doubleClickTime = .milliseconds(750)
    source.settings.cursorBlinkTime = nil
    source.settings.uses24Hours = true
    source.settings.firstWeekday = 7
    source.settings.buttonLayout.leading = [.close]
    let following = application.follow(source)
    func environment() -> EnvironmentValues { application.windows[0].graph.environment }
    #expect(await settle { environment().doubleClickTime == 0.75 })
    #expect(environment().caretBlinkTime == nil)
    #expect(environment().locale.hourCycle == .zeroToTwentyThree)
    #expect(environment().calendar.firstWeekday == 7)
    #expect(environment().titleBarButtons.leading == [.close])
    source.settings.cursorBlinkTime = .seconds(2)
    #expect(await settle { environment().caretBlinkTime == 2 })
    following.cancel()
  }

  @Test("What the views do not read evaluates nothing and asks for no frame")
  func unread() async throws {
    let application = try running()
    let source = ManualSettings()
    source.settings.reducesMotion = false
    let following = application.follow(source)
    var taken = 0
    let counting = application.follow(source, also: { _ in taken += 1 })
    #expect(await settle { taken == 1 && !host.surfaces[0].isFrameRequested })
    let evaluations = program.found.contrast.count
    source.settings.doubleClickTime = .milliseconds(600)
    #expect(await settle { taken == 2 })
    #expect(!host.surfaces[0].isFrameRequested)
    source.settings.textScale = 2
    #expect(await settle { taken == 3 })
    #expect(program.found.contrast.count == evaluations)
    following.cancel()
    counting.cancel()
  }

  @Test(
    "The desktop's text scale reaches the views while the program runs, and nothing else of them")
  func textScale() async throws {
    var sized = program
    sized.readsTextSize = true
    let application = try running(sized)
    let source = ManualSettings()
    source.settings.reducesMotion = false
    let following = application.follow(source)
    #expect(await settle { !host.surfaces[0].isFrameRequested })
    let evaluations = program.found.contrast.count
    source.settings.textScale = 2
    #expect(await settle { program.found.textSizes.last == .accessibility2 })
    source.settings.textScale = 1
    #expect(await settle { program.found.textSizes.last == .large })
    #expect(program.found.contrast.count == evaluations)
    following.cancel()
  }

  @Test("The first frame is reported once, after it was shown")
  func firstFrame() throws {
    let application = try running()
    var shown: [Int] = []
    application.onFirstFrame = { [host] in shown.append(host.surfaces[0].presentCount) }
    #expect(shown == [])
    for _ in 0..<3 { host.surfaces[0].stepFrame() }
    #expect(shown == [1])
  }
}
