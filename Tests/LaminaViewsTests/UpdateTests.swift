import LaminaDrawing
import LaminaDisplay
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

@Observable
private final class Landmark: Identifiable {
  let id: Int
  var isFavorite = false
  init(id: Int) { self.id = id }
}

private struct LandmarkRow: View {
  var landmark: Landmark
  var body: some View {
    HStack {
      Color.blue.frame(width: 40, height: 40)
      Spacer()
      if landmark.isFavorite {
        Color.yellow.frame(width: 20, height: 20)
          .accessibilityLabel("favorite \(landmark.id)")
      }
    }
  }
}

private struct LandmarkList: View {
  var landmarks: [Landmark]
  var body: some View {
    ScrollView {
      LazyVStack { ForEach(landmarks) { LandmarkRow(landmark: $0) } }
    }
  }
}

@Suite struct UpdateTests {
  @Test("flipping one observable landmark of 1,000 evaluates that row's body and nothing else")
  func flipOne() {
    let landmarks = (0..<1_000).map(Landmark.init)
    let executor = DeterministicExecutor()
    let harness = Harness(size: CGSize(width: 300, height: 400), executor: executor) {
      LandmarkList(landmarks: landmarks)
    }
    #expect(harness.evaluations(of: LandmarkRow.self) > 5)
    #expect(harness.evaluations(of: LandmarkRow.self) < 40)
    harness.resetCounters()
    landmarks[3].isFavorite = true
    harness.settle()
    #expect(harness.counters.byName == ["LandmarkRow": 1])
    #expect(harness.exists("favorite 3"))
  }

  @Test("three rectangles in 300 by 100 are 100 wide each")
  func thirds() {
    let harness = Harness(size: CGSize(width: 300, height: 100)) {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("r")
        Color.green.accessibilityIdentifier("g")
        Color.blue.accessibilityIdentifier("b")
      }
    }
    #expect(harness.frame(of: "r") == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(harness.frame(of: "g") == CGRect(x: 100, y: 0, width: 100, height: 100))
    #expect(harness.picture().pixel(x: 250, y: 50) == 0xFF20_5FDA)
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Color(white: Double(count) / 4).accessibilityIdentifier("box")
        .accessibilityValue("\(count)")
        .onTapGesture { count += 1 }
    }
  }

  @Test("a tap changes state, and the change is seen in value and pixels")
  func tap() {
    let harness = Harness(size: CGSize(width: 50, height: 50)) { Counter() }
    #expect(harness.picture().pixel(x: 1, y: 1) == 0xFF00_0000)
    harness.tap("box")
    harness.tap("box")
    #expect(harness.element("box")?.semantics.value == "2")
    #expect(harness.picture().pixel(x: 1, y: 1) == 0xFF80_8080)
  }

  @Test("scrolling evaluates and lays out nothing while the rows reach")
  func scrollWithinMargin() {
    let landmarks = (0..<1_000).map(Landmark.init)
    let executor = DeterministicExecutor()
    let harness = Harness(size: CGSize(width: 300, height: 400), executor: executor) {
      LandmarkList(landmarks: landmarks)
    }
    harness.scroll(down: 500)
    harness.advance(by: 1)
    executor.runAll()
    harness.advance(by: 1)
    harness.resetCounters()
    let placed = harness.prepareStatistics
    harness.scroll(down: 50)
    #expect(harness.counters.total == 0)
    #expect(harness.prepareStatistics == placed)
    harness.scroll(down: 20_000)
    #expect(harness.evaluations(of: LandmarkRow.self) > 0)
    #expect(harness.evaluations(of: LandmarkRow.self) < 60)
  }
}
