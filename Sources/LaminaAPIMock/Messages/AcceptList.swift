/// What a caller accepts: ranges of media types, each with a weight.
struct AcceptList {
  private let ranges: [(range: String, weight: Double)]

  init(_ text: String?) {
    guard let text, !text.isEmpty else {
      ranges = [("*/*", 1)]
      return
    }
    ranges = text.split(separator: ",", maxSplits: 64).map { part in
      let type = ContentType(String(part))
      return (type.name, type.parameters["q"].flatMap(Double.init) ?? 1)
    }
  }

  /// The types that are accepted, in the order in which they are wanted.
  func best<T>(of choices: [T], type: (T) -> String) -> T? {
    if ranges.count == 1, ranges[0].range == "*/*" { return choices.first }
    let weighed = choices.map { ($0, weight(ContentType(type($0)))) }.filter { $0.1 > 0 }
    return weighed.max { $0.1 < $1.1 }.map { best in
      weighed.first { $0.1 == best.1 }?.0 ?? best.0
    }
  }

  /// The weight of the range that fits most closely.
  private func weight(_ type: ContentType) -> Double {
    if type.name == "*/*" { return ranges.map(\.weight).max() ?? 0 }
    let fitting = ranges.filter { type.fits($0.range) }
    return fitting.max { closeness($0.range) < closeness($1.range) }?.weight ?? 0
  }

  private func closeness(_ range: String) -> Int {
    range == "*/*" ? 0 : range.hasSuffix("/*") ? 1 : 2
  }
}
