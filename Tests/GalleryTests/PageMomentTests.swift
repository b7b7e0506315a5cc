import GalleryPages
import LaminaGeometry
import LaminaKernel
import LaminaRaster
import LaminaTesting
import LaminaThemes
import LaminaViews
import Testing

/// Pages that move, each at three moments after it appeared, small enough for 8 KiB a picture.
struct PageMomentTests {
  /// A page, and the seconds after which it is looked at.
  nonisolated struct Moments: Sendable, CustomTestStringConvertible {
    let page: GalleryPage
    let times: [TimeInterval]
    var testDescription: String { page.name }
  }

  nonisolated static let all: [Moments] = [
    Moments(page: .layers, times: [0.3, 0.6, 1.5]),
    Moments(page: .masks, times: [0.3, 0.8, 1.3]),
    Moments(page: .curves, times: [0.2, 1, 1.8]),
    Moments(page: .chain, times: [0.5, 2.25, 4.5]),
    Moments(page: .springs, times: [0.05, 0.15, 0.4]),
    Moments(page: .transitions, times: [0.3, 0.6, 1.1]),
    Moments(page: .particles, times: [0.25, 1, 3]),
  ]

  @Test("A page looks as its references, moment by moment", arguments: all)
  func looks(moments: Moments) throws {
    let harness = Harness(size: CGSize(width: 640, height: 480), scale: 0.25) {
      moments.page.view
    }
    for time in moments.times {
      harness.show(at: time)
      try harness.expectPicture(
        "\(moments.page.name)-\(time)",
        by: PictureComparison(channelTolerance: 12, differingPixels: 12))
    }
  }

  @Test("A page that moves looks by night and in high contrast as its references", arguments: all)
  func otherLooks(moments: Moments) throws {
    let systems = [
      ("night", SystemAppearance(colorScheme: .dark)),
      ("contrast", SystemAppearance(contrast: .increased)),
    ]
    for (name, system) in systems {
      var environment = EnvironmentValues()
      environment.systemAppearance = system
      let harness = Harness(
        size: CGSize(width: 640, height: 480), scale: 0.25, environment: environment
      ) { moments.page.view }
      harness.show(at: moments.times[1])
      try harness.expectPicture(
        "\(moments.page.name)-\(name)",
        by: PictureComparison(channelTolerance: 12, differingPixels: 12))
    }
  }

  @Test("Each reference is small")
  func sizes() throws {
    for moments in Self.all {
      for time in moments.times {
        let picture = ReferencePicture("\(moments.page.name)-\(time)", besides: #filePath)
        let data = try Data(contentsOf: URL(fileURLWithPath: picture.path))
        #expect(data.count <= 8 << 10)
      }
    }
  }

  @Test("What moves differs from moment to moment", arguments: all)
  func moves(moments: Moments) {
    let harness = Harness(size: CGSize(width: 640, height: 480), scale: 0.25) {
      moments.page.view
    }
    let pictures = moments.times.map { time in
      harness.show(at: time)
      return harness.picture().words
    }
    #expect(Set(pictures).count == pictures.count)
  }
}

extension Harness {
  /// Goes on to `time` on the clock, in six frames: enough for what begins when something else ends.
  func show(at time: TimeInterval) {
    let start = clock.now
    for step in 1...6 {
      clock.advance(to: start + (time - start) * Double(step) / 6)
      settle()
    }
  }
}

extension Bitmap {
  /// Its pixels, for telling pictures apart.
  fileprivate var words: [UInt32] {
    (0..<size.height).flatMap { y in (0..<size.width).map { x in pixel(x: x, y: y) } }
  }
}
