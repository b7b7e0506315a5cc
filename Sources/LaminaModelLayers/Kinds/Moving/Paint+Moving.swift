package import LaminaDrawing
import LaminaGeometry

extension Paint {
  /// What moves when one paint becomes another.
  ///
  /// Of colours the components, of gradients of one kind with as many stops also the places. Nothing
  /// counts as a clear colour.
  static func movingData(of paint: Paint?) -> StructuredVector {
    switch paint ?? .color(.clear) {
    case .color(let color): StructuredVector(structure: [0], values: color.movingValues)
    case .linear(let stops, let from, let to):
      data(1, stops, places: [from.x, from.y, to.x, to.y])
    case .radial(let stops, let center, let startRadius, let endRadius):
      data(2, stops, places: [center.x, center.y, startRadius, endRadius])
    case .angular(let stops, let center, let startAngle, let endAngle):
      data(3, stops, places: [center.x, center.y, startAngle.radians, endAngle.radians])
    // Moves with the layer only.
    case .pattern: StructuredVector(structure: [4], values: [])
    }
  }

  /// The paint with moved numbers; itself where they are of another structure.
  static func moved(_ paint: Paint?, to data: StructuredVector) -> Paint? {
    guard data.structure == movingData(of: paint).structure else { return paint }
    let values = data.values
    func stops() -> [Stop] {
      stride(from: 4, to: values.count, by: stopCount).map { Stop(values[$0...]) }
    }
    switch paint ?? .color(.clear) {
    case .color:
      let color = Color.Resolved(movingValues: values[...])
      return paint == nil && color.opacity <= 0 ? nil : .color(color)
    case .linear:
      return .linear(
        stops(), from: CGPoint(x: values[0], y: values[1]), to: CGPoint(x: values[2], y: values[3]))
    case .radial:
      return .radial(
        stops(), center: CGPoint(x: values[0], y: values[1]), startRadius: values[2],
        endRadius: values[3])
    case .angular:
      return .angular(
        stops(), center: CGPoint(x: values[0], y: values[1]), startAngle: Angle(radians: values[2]),
        endAngle: Angle(radians: values[3]))
    case .pattern: return paint
    }
  }

  private static let stopCount = Color.Resolved.movingCount + 1

  private static func data(
    _ kind: Int, _ stops: [Stop], places: [CGFloat]
  ) -> StructuredVector {
    StructuredVector(
      structure: [kind, stops.count],
      values: places.map { Double($0) }
        + stops.flatMap { [Double($0.location)] + $0.color.movingValues })
  }
}

extension Paint.Stop {
  /// Reads a location and a colour from the beginning of `values`.
  fileprivate init(_ values: ArraySlice<Double>) {
    self.init(
      color: Color.Resolved(movingValues: values.dropFirst().prefix(Color.Resolved.movingCount)),
      location: CGFloat(values[values.startIndex]))
  }
}

extension StructuredVector {
  /// What moves of several paints that stay as many.
  package init(paints: [Paint]) {
    let parts = paints.map { Paint.movingData(of: $0) }
    self.init(
      structure: parts.flatMap { [$0.values.count] + ($0.structure ?? []) },
      values: parts.flatMap(\.values))
  }

  /// `paints` with moved numbers; themselves where they are of another structure.
  package func paints(like paints: [Paint]) -> [Paint] {
    guard structure == StructuredVector(paints: paints).structure else { return paints }
    var rest = values[...]
    return paints.map { paint in
      let old = Paint.movingData(of: paint)
      let part = StructuredVector(
        structure: old.structure ?? [], values: Array(rest.prefix(old.values.count)))
      rest = rest.dropFirst(old.values.count)
      return Paint.moved(paint, to: part) ?? paint
    }
  }
}
