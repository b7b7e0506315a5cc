import Lamina

extension Animation {
  /// One capsule after the other.
  static func ripple(index: Int) -> Animation {
    Animation.spring(dampingFraction: 0.5)
      .speed(2)
      .delay(0.03 * Double(index))
  }
}

/// What was measured on a walk.
struct HikeGraph: View {
  var hike: Hike
  var path: KeyPath<Hike.Observation, Range<Double>>

  var color: Color {
    switch path {
    case \.elevation: .gray
    case \.heartRate: Color(hue: 0, saturation: 0.5, brightness: 0.7)
    case \.pace: Color(hue: 0.7, saturation: 0.4, brightness: 0.7)
    default: .black
    }
  }

  var body: some View {
    let data = hike.observations
    let overallRange = rangeOfRanges(data.lazy.map { $0[keyPath: path] })
    let maxMagnitude = data.map { magnitude(of: $0[keyPath: path]) }.max() ?? 1
    let heightRatio = 1 - CGFloat(maxMagnitude / magnitude(of: overallRange))

    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: proxy.size.width / 90) {
        ForEach(Array(data.enumerated()), id: \.offset) { index, observation in
          GraphCapsule(
            index: index,
            color: color,
            height: proxy.size.height,
            range: observation[keyPath: path],
            overallRange: overallRange
          )
          .animation(.ripple(index: index), value: path)
        }
        .offset(x: 0, y: proxy.size.height * heightRatio)
      }
    }
  }
}

/// The range from the lowest to the highest of several.
func rangeOfRanges<C: Collection>(_ ranges: C) -> Range<Double>
where C.Element == Range<Double> {
  let low = ranges.lazy.map(\.lowerBound).min() ?? 0
  let high = ranges.lazy.map(\.upperBound).max() ?? 0
  return low..<high
}
