import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// What leaves something that moves at the same time.
@MainActor
@Suite struct LeavingInMovingTests {
  enum Around: CaseIterable { case lazy, plain, list, group, faded, clipped }

  @Observable final class Model { var isOpen = true }

  private struct Page: View {
    let model: Model
    let around: Around

    var body: some View {
      switch around {
      case .lazy: ScrollView { LazyVStack(spacing: 0) { rows } }
      case .plain: ScrollView { VStack(spacing: 0) { rows } }
      case .list: List { rows }
      case .group: VStack(spacing: 0) { ForEach(0..<2) { row($0).geometryGroup() } }
      case .faded: VStack(spacing: 0) { ForEach(0..<2) { row($0).opacity(0.9) } }
      case .clipped: VStack(spacing: 0) { ForEach(0..<2) { row($0).clipped() } }
      }
    }

    private var rows: some View { ForEach(0..<2) { row($0) } }

    private func row(_ number: Int) -> some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        if model.isOpen { (number == 0 ? Color.green : Color.blue).frame(height: 30) }
      }
    }
  }

  /// The lines in which there is clearly more blue than anything else.
  private func blue(_ harness: Harness) -> [Int] {
    let picture = harness.picture()
    return (0..<160).filter { y in
      let pixel = picture.pixel(x: 30, y: y)
      return (pixel & 0xFF) > max(pixel >> 16 & 0xFF, pixel >> 8 & 0xFF) + 40
    }
  }

  /// Where the second row ends after so many fifths of a second: both have lost as much of their 30 points.
  private func bottom(after fifths: Int) -> Int { 100 - fifths * 12 }

  /// A row moves up by what the one above loses, and what it loses itself fades where it was.
  @Test(arguments: Around.allCases)
  func `it stays where it was until it is gone`(_ around: Around) {
    let model = Model()
    let harness = Harness(size: CGSize(width: 60, height: 160)) {
      Page(model: model, around: around).frame(maxHeight: .infinity, alignment: .top)
    }
    let before = blue(harness)
    #expect(before.count == 30)
    withAnimation(.linear(duration: 1)) { model.isOpen = false }
    harness.settle()
    for fifth in 0..<3 {
      let isLeft = before.filter { around != .clipped || $0 < bottom(after: fifth) }
      #expect(blue(harness) == isLeft)
      harness.advance(by: 0.2)
    }
    harness.advance(by: 1)
    #expect(blue(harness).isEmpty)
  }
}
