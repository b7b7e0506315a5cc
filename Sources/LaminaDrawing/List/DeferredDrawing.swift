import Synchronization

/// A drawing that is recorded when it is first drawn, by the thread that draws it.
///
/// ```swift
/// let drawing = DeferredDrawing {
///   DisplayList { list in for dot in dots { list.fill(dot, with: .color(blue)) } }
/// }
/// let list = DisplayList { $0.deferred(drawing, in: bounds) }    // one command, whatever is in it
/// ```
///
/// Two are equal when they are the same object. Any thread may use it.
public final class DeferredDrawing: Sendable {
  private let record: @Sendable () -> DisplayList?
  private let kept = Mutex<DisplayList?>(nil)

  /// Makes a drawing that `record` takes down, on any thread.
  ///
  /// - Parameter record: returns what is drawn; nil where it cannot be recorded there and comes in another drawing.
  public init(_ record: @escaping @Sendable () -> DisplayList?) { self.record = record }

  /// What is drawn, recorded unless it was already; two threads may both record it, and both get what is ready first.
  ///
  /// - Returns: the commands; nil where they cannot be recorded on this thread.
  public func list() -> DisplayList? {
    if let known = recorded { return known }
    guard let made = record() else { return nil }
    return kept.withLock { kept in
      let first = kept ?? made
      kept = first
      return first
    }
  }

  /// What is drawn, if it was recorded.
  public var recorded: DisplayList? { kept.withLock { $0 } }
}

extension DeferredDrawing: Hashable {
  public static func == (a: DeferredDrawing, b: DeferredDrawing) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension DisplayList {
  /// The same drawing with everything recorded that was deferred; nil where this thread cannot record it.
  ///
  /// - Complexity: O(commands).
  package func recordedWhole() -> DisplayList? {
    guard hasPictures, commands.contains(where: \.isDeferred) else { return self }
    var all: [DisplayCommand] = []
    for command in commands {
      guard case .deferred(let drawing) = command else {
        all.append(command)
        continue
      }
      guard let list = drawing.list()?.recordedWhole() else { return nil }
      all += [.save] + list.commands + [.restore]
    }
    return DisplayList(
      commands: all, inkBounds: inkBounds, hasPictures: all.contains(where: \.hasPictures))
  }

  /// The commands with those of deferred drawings in their place; nothing where these cannot be recorded here.
  package var wholeCommands: [DisplayCommand] {
    guard hasPictures, commands.contains(where: \.isDeferred) else { return commands }
    return commands.flatMap { command in
      guard case .deferred(let drawing) = command else { return [command] }
      return [.save] + (drawing.list()?.wholeCommands ?? []) + [.restore]
    }
  }
}

extension DisplayList {
  /// Records on this thread what was deferred in the list, and in the lists that it draws.
  package func recordDeferred() {
    for command in commands {
      switch command {
      case .deferred(let drawing): drawing.list()?.recordDeferred()
      case .shadowOf(let list, _, _): list.recordDeferred()
      case .cached(let drawing, _, _): drawing.list.recordDeferred()
      default: break
      }
    }
  }
}

extension DisplayCommand {
  fileprivate var isDeferred: Bool { if case .deferred = self { true } else { false } }
}
