import LaminaDrawing
import LaminaGeometry
import LaminaKernel

/// One drawing of a canvas that any thread can record: its renderer, and all that this is given.
nonisolated struct CanvasWork: Sendable {
  let surroundings: CanvasSurroundings
  /// What the canvas is filled with first.
  let background: Color.Resolved?
  /// As many commands as the drawing before had.
  let commandCount: Int
  let renderer: @Sendable (inout GraphicsContext, CGSize) -> Void

  /// Records the drawing; nil where it asked for what only the main actor knows.
  func record() -> DisplayList? {
    let recording = CanvasRecording(surroundings, on: background, expecting: commandCount)
    var context = GraphicsContext(recording)
    renderer(&context, surroundings.size)
    surroundings.resolved.endDrawing()
    return recording.misses.isAny ? nil : recording.finish()
  }

  /// The drawing for a worker to record, who reports to `owner` if it cannot.
  func deferred(for owner: CanvasOwner, number: Int) -> DeferredDrawing {
    DeferredDrawing {
      if let list = record() { return list }
      MainActor.whenPossible { owner.miss(number) }
      return nil
    }
  }
}

/// Who records the drawings of a canvas whose renderer any thread may run.
///
/// ```
///  worker ──knows not how a text looks──▶ main thread, once ──▶ worker again
///                                             └─ three times in a row ─▶ main thread
/// ```
final class CanvasWorkMemory {
  /// As often in a row a worker may fail.
  private static let limit = 3

  private let owner: CanvasOwner
  private var answers: CanvasAnswers
  private var environment: EnvironmentValues
  private var latest: DeferredDrawing?
  private var missesInRow = 0

  init(_ element: Element, in environment: EnvironmentValues) {
    owner = CanvasOwner(element)
    answers = CanvasAnswers(owner, keeps: true)
    self.environment = environment
  }

  // Written down: an implicit one would ask for the main actor.
  deinit {}

  /// As many commands as the drawing before had, and some.
  var commandCount: Int { (latest?.recorded?.commands.count ?? 8) + 8 }

  /// What is known in an environment.
  func answers(in environment: EnvironmentValues) -> CanvasAnswers {
    guard !self.environment.isSame(as: environment) else { return answers }
    self.environment = environment
    answers = CanvasAnswers(owner, keeps: true)
    return answers
  }

  /// The next drawing: recorded here where the latest could not be by a worker, else one command.
  func draw(_ work: CanvasWork) -> DisplayList {
    if latest?.recorded != nil { missesInRow = 0 }
    if owner.isMissed { missesInRow += 1 }
    let isHere = owner.isMissed || missesInRow >= Self.limit
    let number = owner.beginDrawing(isHere: isHere)
    guard !isHere else {
      latest = nil
      return work.record() ?? .empty
    }
    let drawing = work.deferred(for: owner, number: number)
    latest = drawing
    return DisplayList { $0.deferred(drawing, in: work.surroundings.bounds) }
  }
}
