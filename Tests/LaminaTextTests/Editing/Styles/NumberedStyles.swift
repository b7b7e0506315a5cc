import LaminaGeometry
import LaminaText

/// Attributes that can be told apart by a number; 0 says nothing.
func numbered(_ number: Int) -> AttributeContainer {
  var style = AttributeContainer()
  if number != 0 {
    style[AttributeScopes.LaminaAttributes.KernAttribute.self] = CGFloat(number)
  }
  return style
}

extension StyleRuns {
  /// Runs of numbered attributes, one number a byte.
  init(numbers: [Int]) {
    self.init()
    for number in numbers { append(1, numbered(number)) }
  }

  /// The number of each byte.
  var numbers: [Int] {
    parts.flatMap { part in
      let kern = part.attributes[AttributeScopes.LaminaAttributes.KernAttribute.self]
      return Array(repeating: Int(kern ?? 0), count: part.bytes.count)
    }
  }
}
