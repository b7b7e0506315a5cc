public import LaminaJSON

extension JSONSchema {
  /// Makes a value that is valid; the same seed makes the same value.
  ///
  /// ```swift
  /// let schema = JSONSchema(["type": "integer", "minimum": 1, "maximum": 6])
  /// print(try schema.generate(seed: 1) == schema.generate(seed: 1))        // true
  /// ```
  public func generate(
    seed: UInt64, limits: SchemaGenerationLimits = SchemaGenerationLimits()
  ) throws(SchemaGenerationError) -> JSONValue {
    var generator = SchemaGenerator(self, seed: seed, limits: limits)
    guard let value = generator.value([0], depth: 0) else { throw generator.error }
    return value
  }
}
