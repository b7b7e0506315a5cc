/// Reads bytes in one pass, reports each fault and goes on where the text makes sense again.
///
/// It must not outlive the buffer.
struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let limits: JSONLimits
  var at = 0
  private(set) var problems: [JSONProblem] = []
  /// A limit was passed: nothing more is read.
  private(set) var isStopped = false
  var depth = 0
  var openArrays = 0
  var openObjects = 0
  private var values = 0
  let stack = StackGauge()

  init(_ bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// The byte that comes, or zero at the end.
  @inline(__always) var next: UInt8 { at < bytes.count ? bytes[at] : 0 }
  var isAtEnd: Bool { at >= bytes.count || isStopped }

  /// The byte so many after the one that comes, or zero beyond the end.
  func byte(after distance: Int) -> UInt8 {
    at + distance < bytes.count ? bytes[at + distance] : 0
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  mutating func report(
    _ kind: JSONProblem.Kind, _ range: Range<Int>, _ message: String,
    repair: JSONProblem.Repair? = nil
  ) {
    guard !isStopped else { return }
    problems.append(JSONProblem(kind, range, message, repair: repair))
    guard problems.count >= limits.problems else { return }
    stop(.tooManyProblems, "The text has \(limits.problems) faults; the rest of it was not read.")
  }

  mutating func stop(_ kind: JSONProblem.Kind, _ message: String) {
    guard !isStopped else { return }
    isStopped = true
    problems.append(JSONProblem(kind, at..<at, message))
  }

  mutating func countValue() {
    values += 1
    guard values > limits.values else { return }
    stop(.tooManyValues, "The text has more than \(limits.values) values.")
  }
}

extension JSONProblem {
  init(_ kind: Kind, _ range: Range<Int>, _ message: String, repair: Repair? = nil) {
    self.kind = kind
    self.range = range
    self.message = message
    self.repair = repair
  }
}
