extension [Double] {
  /// The value below which a part of all values lies; 0 when there are none.
  func quantile(_ part: Double) -> Double {
    let ordered = sorted()
    guard let last = ordered.indices.last else { return 0 }
    return ordered[Int((Double(last) * part).rounded())]
  }

  var median: Double { quantile(0.5) }
}
