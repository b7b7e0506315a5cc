import AdsViews
import Lamina
import LaminaRaster
import LaminaTesting
import Testing

/// How the window looks, by day and by night, large and small; that nothing keeps people from using it.
@MainActor @Suite("Looks of Ads")
struct AdsLookTests {
  nonisolated enum Time: String, CaseIterable, Sendable {
    case day, night

    var scheme: ColorScheme { self == .day ? .light : .dark }
  }

  /// A window with a fault in the description.
  private func shown(_ time: Time, _ size: CGSize, scale: CGFloat) async -> Harness {
    let desk = AdsDesk(.own) { 0 }
    desk.text = desk.text.replacingOccurrences(of: "mediaType: app", with: "mediaTyp: app")
    await desk.settle()
    return Harness(size: size, scale: scale) {
      AdsView(desk, isServed: false).preferredColorScheme(time.scheme)
    }
  }

  @Test(arguments: Time.allCases, [("large", 1_100.0, 760.0), ("small", 800.0, 600.0)])
  func `It looks as its reference`(_ time: Time, _ shape: (String, Double, Double)) async throws {
    let harness = await shown(time, CGSize(width: shape.1, height: shape.2), scale: 0.5)
    harness.tap("GET Gets the kinds of ads that there are.")
    await harness.run(for: 1)
    try harness.expectPicture(
      "\(shape.0)-\(time)", by: PictureComparison(channelTolerance: 12, differingPixels: 40))
  }

  @Test(arguments: Time.allCases, [800.0, 1_100])
  func `Nothing keeps people from using it`(_ time: Time, _ width: Double) async {
    let harness = await shown(time, CGSize(width: width, height: 700), scale: 2)
    #expect(harness.accessibilityFindings(page: "Ads").map(\.description) == [])
  }
}
