import Foundation
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaWidgetHosting
import Testing

@testable import LaminaWidgets

@Suite("A widget in memory")
struct WidgetSurfaceTests {
  private let provider = CountProvider()

  @Test("It shows the entry of each moment, and draws nothing between")
  func entries() throws {
    provider.answer = {
      Timeline(
        entries: [CountEntry(date: at(0), count: 1), CountEntry(date: at(60), count: 2)],
        policy: .never)
    }
    let surface = surface { entry in entry.count == 1 ? Color.red : Color.blue }
    surface.run.start(at: at(0))
    let first = try #require(surface.picture(at: at(0)))
    #expect(first.size == PixelSize(width: 320, height: 320))
    #expect(first.pixel(x: 160, y: 160) >> 16 & 0xff > 200)
    #expect(surface.picture(at: at(1)) == nil)
    #expect(surface.nextMoment(after: at(1)) == at(60))
    let second = try #require(surface.picture(at: at(60)))
    #expect(second.pixel(x: 160, y: 160) & 0xff > 200)
    #expect(surface.nextMoment(after: at(60)) == nil)
  }

  @Test("It follows its place: night, and another size")
  func place() throws {
    provider.answer = { Timeline(entries: [], policy: .never) }
    let surface = surface { _ in Text("12") }
    surface.run.start(at: at(0))
    let day = try #require(surface.picture(at: at(0)))
    #expect(day.pixel(x: 4, y: 4) & 0xff > 200)
    surface.move(to: WidgetPlace(width: 400, height: 90, scale: 1, isDark: true))
    var night = try #require(surface.picture(at: at(0)))
    // The looks fade over.
    for frame in 1...30 { night = surface.picture(at: at(Double(frame) / 60)) ?? night }
    #expect(night.size == PixelSize(width: 400, height: 90))
    #expect(night.pixel(x: 4, y: 4) & 0xff < 80)
  }

  @Test("A press opens the address of a link, or else that of the widget")
  func addresses() {
    var opened: [String] = []
    provider.answer = { Timeline(entries: [], policy: .never) }
    let surface = surface(onOpen: { opened.append($0.absoluteString) }) { _ in
      VStack {
        if let link = URL(string: "dreams://dream/3") { Link("Third", destination: link) }
        Spacer()
      }
      .widgetURL(URL(string: "dreams://all"))
    }
    surface.run.start(at: at(0))
    _ = surface.picture(at: at(0))
    surface.press(at: CGPoint(x: 80, y: 150))
    surface.press(at: CGPoint(x: 80, y: 26))
    _ = surface.picture(at: at(1))
    #expect(opened == ["dreams://all", "dreams://dream/3"])
  }

  @Test("Its content keeps 16 points from the edges, and its background does not")
  func margins() throws {
    provider.answer = { Timeline(entries: [], policy: .never) }
    let inside = surface { _ in Color.red.containerBackground(.blue, for: .widget) }
    let all = surface(hasMargins: false) { _ in Color.red }
    let view = surface { _ in Color.red.containerBackground(for: .widget) { Color.blue } }
    for surface in [inside, all, view] { surface.run.start(at: at(0)) }
    let pictures = try [inside, all, view].map { try #require($0.picture(at: at(0))) }
    let edges = pictures.map { $0.pixel(x: 30, y: 30) >> 16 & 0xff > 128 }
    let contents = pictures.map { $0.pixel(x: 34, y: 34) >> 16 & 0xff > 128 }
    #expect(edges == [false, true, false])
    #expect(contents == [true, true, true])
    #expect(pictures[0].pixel(x: 2, y: 2) == pictures[2].pixel(x: 2, y: 2))
  }

  @Test("It says which size it would like to have, and finds its family")
  func size() {
    var sizes: [CGSize] = []
    provider.answer = { Timeline(entries: [], policy: .never) }
    let surface = surface(onPreferredSize: { sizes.append($0) }) { _ in FamilyView() }
    surface.run.start(at: at(0))
    _ = surface.picture(at: at(0))
    #expect(sizes == [CGSize(width: 320, height: 70)])
  }

  @Test("A view says by dismissing that what the widget was shown for is done")
  func done() {
    var isDone = false
    provider.answer = { Timeline(entries: [], policy: .never) }
    let surface = surface(onDone: { isDone = true }) { _ in DoneView() }
    surface.run.start(at: at(0))
    _ = surface.picture(at: at(0))
    surface.press(at: CGPoint(x: 80, y: 80))
    _ = surface.picture(at: at(1))
    #expect(isDone)
  }

  @Test("All families have sizes in panels of 320 to 736 points")
  func families() {
    for family in WidgetFamily.allCases {
      for width in [0, 320, 375, 414, 500, 736, 2_000] as [CGFloat] {
        let size = family.size(inWidth: width)
        #expect(size.width <= 736 && size.width >= 154 && size.height >= 44)
      }
    }
    #expect(WidgetFamily.systemSmall.size(inWidth: 320) == CGSize(width: 154, height: 154))
    #expect(WidgetFamily.systemMedium.size(inWidth: 736) == CGSize(width: 736, height: 338))
  }

  private func surface<V: View>(
    hasMargins: Bool = true, onOpen: @escaping (URL) -> Void = { _ in },
    onPreferredSize: @escaping (CGSize) -> Void = { _ in },
    onDone: @escaping () -> Void = {}, @ViewBuilder content: @escaping (CountEntry) -> V
  ) -> WidgetSurface {
    let configuration = StaticConfiguration(kind: "count", provider: provider, content: content)
    let edgeToEdge = configuration.contentMarginsDisabled()
    let descriptions =
      hasMargins ? configuration.widgetDescriptions : edgeToEdge.widgetDescriptions
    return WidgetSurface(
      descriptions[0], .systemSmall,
      at: WidgetPlace(width: 160, height: 160, scale: 2), now: at(0),
      executor: DeterministicExecutor(), onOpen: onOpen, onPreferredSize: onPreferredSize,
      onDone: onDone)
  }
}

private struct FamilyView: View {
  @Environment(\.widgetFamily) private var family

  var body: some View {
    Text(family.rawValue)
      .preferredContentSize(CGSize(width: 320, height: family == .systemSmall ? 70 : 0))
  }
}

private struct DoneView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Done") { dismiss() } }
}
