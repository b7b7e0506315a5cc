import LaminaAnimation
import LaminaGeometry

extension Path {
  /// The points of the outline, as the numbers of its steps.
  var movingData: StructuredVector {
    let numbers = numbers
    return StructuredVector(
      structure: elements.map(\.kind), values: (0..<numberCount).map { numbers[$0] })
  }

  /// The outline with its points moved; itself where they are those of other steps.
  func moved(to data: StructuredVector) -> Path {
    data.structure == elements.map(\.kind) ? value(of: AnimatableNumbers(data.values)) : self
  }

  private var numberCount: Int { elements.reduce(0) { $0 + $1.numberCount } }
}

extension Path.Element {
  fileprivate var kind: Int {
    switch self {
    case .move: 0
    case .line: 1
    case .quadCurve: 2
    case .curve: 3
    case .closeSubpath: 4
    }
  }

  fileprivate var numberCount: Int {
    switch self {
    case .move, .line: 2
    case .quadCurve: 4
    case .curve: 6
    case .closeSubpath: 0
    }
  }
}
