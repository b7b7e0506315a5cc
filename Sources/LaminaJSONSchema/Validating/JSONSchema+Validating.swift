public import LaminaJSON

extension JSONSchema {
  /// Judges a value: all rules that it breaks, each with the place in the value and in the schema.
  public func validate(_ value: JSONValue) -> SchemaResult {
    var evaluator = SchemaEvaluator(self)
    _ = evaluator.check(0, value)
    return evaluator.result
  }

  /// Whether a value breaks no rule; ends at the first.
  public func accepts(_ value: JSONValue) -> Bool {
    var evaluator = SchemaEvaluator(self, isQuiet: true)
    return evaluator.check(0, value) && evaluator.result.limit == nil
  }
}
