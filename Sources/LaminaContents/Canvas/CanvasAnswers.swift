import LaminaDisplay
import LaminaDrawing
import LaminaKernel
import Synchronization

/// What only the main actor can answer of what a renderer asks for: how texts, pictures and styles look at a place.
///
/// ```
///  main thread   every question is answered at once, and kept
///  worker        known answers; a question without one is noted, and the drawing is recorded by the main thread
/// ```
nonisolated final class CanvasAnswers: Sendable {
  /// What is asked.
  enum Question: Sendable {
    case text(Text, Fill?)
    case image(Image)
    case tile(Image)
    case style(AnyShapeStyle)
  }

  /// As many are kept at most; texts that differ in each drawing would go on for ever.
  private static var limit: Int { 256 }

  /// The canvas.
  let owner: CanvasOwner
  /// Whether answers are kept for the next drawing.
  private let keeps: Bool
  private let known = Mutex<[Question: any Sendable]>([:])

  /// Answers for a canvas; nothing is kept where the main thread records every drawing.
  init(_ owner: CanvasOwner, keeps: Bool) {
    self.owner = owner
    self.keeps = keeps
  }

  /// The answer to a question.
  ///
  /// - Parameters:
  ///   - question: what is asked.
  ///   - missing: is called where nobody here knows the answer.
  ///   - make: answers; nil without a canvas.
  /// - Returns: the answer; nil where there is none.
  func answer<Answer: Sendable>(
    _ question: Question, orNote missing: CanvasMisses,
    _ make: @MainActor (Element) -> Answer?
  ) -> Answer? {
    if keeps, let answer = known.withLock({ $0[question] }) as? Answer { return answer }
    guard !keeps || MainActor.isRunning else {
      missing.note()
      return nil
    }
    let made = MainActor.now { owner.element.flatMap(make) }
    if keeps, question.canBeKept, let made { keep(made, for: question) }
    return made
  }

  private func keep(_ answer: some Sendable, for question: Question) {
    known.withLock { known in
      if known.count >= Self.limit { known = [:] }
      known[question] = answer
    }
  }
}

nonisolated extension CanvasAnswers.Question: Hashable {
  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.text(let a, let fill), .text(let b, let other)): a == b && fill == other
    case (.image(let a), .image(let b)), (.tile(let a), .tile(let b)): a == b
    case (.style(let a), .style(let b)): a == b
    case (.text, _), (.image, _), (.tile, _), (.style, _): false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .text(let text, let fill):
      hasher.combine(0)
      hasher.combine(fill)
      if case .string(let words)? = text.pieces.first?.content { hasher.combine(words) }
    case .image(let image): hasher.combine(image.encodedSource?.name)
    case .tile: hasher.combine(2)
    case .style: hasher.combine(3)
    }
  }

  /// Whether the answer is the same at another time.
  fileprivate var canBeKept: Bool {
    switch self {
    case .text(let text, _): !text.hasRunningDates
    case .image, .tile, .style: true
    }
  }
}

/// Whether a drawing has asked for what nobody knew where it was recorded; of one recording.
nonisolated final class CanvasMisses {
  private(set) var isAny = false

  func note() { isAny = true }
}
