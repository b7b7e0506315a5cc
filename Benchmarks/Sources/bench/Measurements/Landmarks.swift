import Foundation
import Lamina

/// Measures one favourite flipped, and frames of scrolling, in a list of 1,000 landmarks.
func measureLandmarks(_ report: inout Report, _ programs: Programs) throws {
  let landmarks = (0..<1000).map(Landmark.init)
  let stage = Stage(size: CGSize(width: 400, height: 800)) { LandmarkList(landmarks: landmarks) }
  let flips = (0..<60).map { _ in stage.work { landmarks[3].isFavorite.toggle() } }
  report.count("landmarks.flip.bodies", flips[0].bodies, goal: 1)
  report.count("landmarks.flip.nodes", flips[0].nodes)
  report.count("landmarks.flip.bytes", flips[0].bytes)
  report.add("landmarks.flip.main_ms", flips.map(\.mainMS).median, goal: 2)

  let frames = (0..<400).map { _ in stage.scrollFrame(down: 24) }
  func mean(_ part: (Work) -> Int) -> Double {
    Double(frames.map(part).reduce(0, +)) / Double(frames.count)
  }
  report.add("landmarks.scroll.bodies", mean(\.bodies))
  report.add("landmarks.scroll.nodes", mean(\.nodes))
  report.add("landmarks.scroll.bytes", mean(\.bytes).rounded())
  report.add("landmarks.scroll.main_ms_p50", frames.map(\.mainMS).median)
  report.add("landmarks.scroll.main_ms_p99", frames.map(\.mainMS).quantile(0.99), goal: 2)
}

@Observable
final class Landmark: Identifiable {
  let id: Int
  let name: String
  var isFavorite = false

  init(id: Int) {
    self.id = id
    name = "Landmark \(id), 地标"
  }
}

struct LandmarkList: View {
  let landmarks: [Landmark]

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(landmarks) { LandmarkRow(landmark: $0) } }
    }
  }
}

struct LandmarkRow: View {
  let landmark: Landmark

  var body: some View {
    HStack {
      RoundedRectangle(cornerRadius: 6).foregroundStyle(.secondary).frame(width: 40, height: 40)
      Text(landmark.name)
      Spacer()
      if landmark.isFavorite { Text("★").foregroundStyle(.yellow) }
    }
    .padding(8)
  }
}
