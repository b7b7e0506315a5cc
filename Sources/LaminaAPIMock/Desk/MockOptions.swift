/// How a mock behaves.
public struct MockOptions: Hashable, Sendable {
  /// Whether what is posted is kept, and found again.
  public var isStateful = false
  /// How often a method that declares a status 429 may be called within a second; 0 for always.
  public var rateLimit = 0
  /// What made values begin with.
  public var seed: UInt64 = 0
  /// What goes wrong on purpose.
  public var faults = FaultPlan()
  /// Statuses to answer one after the other, by method and path of the resource: `GET /users/{id}`.
  public var scenarios: [String: [Int]] = [:]

  /// Creates options of a mock that keeps nothing and fails never.
  public init() {}
}

/// What goes wrong on purpose, by seed.
public struct FaultPlan: Hashable, Sendable {
  /// Milliseconds that each answer takes at least, and at most.
  public var latency: ClosedRange<Int> = 0...0
  /// How many connections end without an answer, from 0 to 1.
  public var dropRate = 0.0
  /// How many answers are a status 500 or 503, from 0 to 1.
  public var errorRate = 0.0

  /// Creates a plan of no faults.
  public init() {}

  var isQuiet: Bool { self == FaultPlan() }
}
