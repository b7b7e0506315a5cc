public import LaminaAPIModel
public import LaminaAPISource

/// All that differs between two versions of an API.
///
/// ```swift
/// let changes = APIChanges(from: old, to: new)
/// for change in changes.changes where change.isBreaking { print(change) }
/// ```
///
/// Resources are the same if their URIs are, whatever their parameters are called. What a request may hold may become
/// more, and what an answer may hold less: the reverse breaks callers.
///
/// - Complexity: O(*n*) for models of *n* parts; a pair of schemas is compared once, within a bound of steps.
public struct APIChanges: Hashable, Sendable {
  /// The changes: what breaks callers first, then warnings, in the order of the old model, then of the new one.
  public let changes: [APIChange]

  /// Compares two versions.
  ///
  /// - Parameters:
  ///   - old: what callers know.
  ///   - new: what they find.
  ///   - oldLoader: reads the files that schemas of the old model refer to.
  ///   - newLoader: reads those of the new one.
  ///   - today: the day on which callers find the new version, as `2026-11-29`: what was to end by then may be gone.
  public init(
    from old: APIModel, to new: APIModel, oldLoader: (any SourceLoader)? = nil,
    newLoader: (any SourceLoader)? = nil, today: String? = nil
  ) {
    var comparison = APIComparison(old, new, (oldLoader, newLoader), today: today)
    comparison.run()
    changes = APIChange.Level.allCases.sorted(by: >).flatMap { level in
      comparison.found.filter { $0.level == level }
    }
  }

  /// Takes changes that were found before, as after their files have got other names.
  public init(_ changes: [APIChange]) { self.changes = changes }

  /// Whether a caller that was right before may be wrong now.
  public var isBreaking: Bool { changes.contains(where: \.isBreaking) }
}
