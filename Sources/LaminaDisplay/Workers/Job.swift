public import LaminaDrawing

/// A piece of work given to an executor: its name there, and the flag that stops it.
///
/// The submitter holds it to wait for it, move it up or take it back.
public final class Job: Sendable {
  /// What the work is given: it runs on any thread and reads the token between slices.
  public typealias Work = @Sendable (CancellationToken) -> Void

  public let label: JobLabel
  public let token: CancellationToken

  public init(label: JobLabel, token: CancellationToken = CancellationToken()) {
    self.label = label
    self.token = token
  }
}

extension Job: Hashable {
  public static func == (a: Job, b: Job) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How near to the screen a job's result is: lower runs first, and of those that are equally near
/// the short ones, in order of submission.
public struct JobPriority: Hashable, Comparable, Sendable {
  public var distance: Int32
  /// Whether others that are as near should not have to wait for it.
  public var isLong: Bool

  public init(distance: Int32, isLong: Bool = false) {
    self.distance = distance
    self.isLong = isLong
  }

  /// On the screen.
  public static let visible = JobPriority(distance: 0)

  public static func < (a: JobPriority, b: JobPriority) -> Bool {
    a.distance == b.distance ? !a.isLong && b.isLong : a.distance < b.distance
  }
}
