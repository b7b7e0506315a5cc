import Lamina

/// One measurement's range, as a capsule.
struct GraphCapsule: View, Equatable {
  var index: Int
  var color: Color
  var height: CGFloat
  var range: Range<Double>
  var overallRange: Range<Double>

  private var heightRatio: CGFloat {
    max(CGFloat(magnitude(of: range) / magnitude(of: overallRange)), 0.15)
  }

  private var offsetRatio: CGFloat {
    CGFloat((range.lowerBound - overallRange.lowerBound) / magnitude(of: overallRange))
  }

  var body: some View {
    Capsule()
      .fill(color)
      .frame(height: height * heightRatio)
      .offset(x: 0, y: height * -offsetRatio)
  }
}

/// How much a range spans.
func magnitude(of range: Range<Double>) -> Double {
  range.upperBound - range.lowerBound
}
