/// What is wrong with a document, where, and what to do about it.
///
/// ```swift
/// for diagnostic in api.diagnostics { print(diagnostic) }
/// // api.raml:9:7: error: A parameter has no property "require". (Did you mean "required"?) [unknown-property]
/// ```
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// How much it matters.
  public var severity: Severity
  /// A stable name for the kind of problem.
  public var code: String
  /// What is wrong, as a sentence.
  public var message: String
  /// Where it begins.
  public var place: Place
  /// Where it ends, in the same file.
  public var end: Place
  /// The includes that lead to the file, nearest first.
  public var trace: [Place]
  /// What would mend it, if that can be said.
  public var repair: String?

  /// Creates a diagnostic.
  public init(
    _ severity: Severity, code: String, message: String, place: Place, end: Place? = nil,
    trace: [Place] = [], repair: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.place = place
    self.end = end ?? place
    self.trace = trace
    self.repair = repair
  }

  /// Place, severity, sentence, repair and code on one line.
  public var description: String {
    let repair = repair.map { " (\($0))" } ?? ""
    return "\(place): \(severity.rawValue): \(message)\(repair) [\(code)]"
  }
}
