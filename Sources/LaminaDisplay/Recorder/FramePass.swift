/// The passes of a frame, in their order.
///
/// ```
///  advance ─▶ evaluate ─▶ resolve ─▶ prepare ─▶ deliver ─▶ commit ─▶ present ─▶ notify
///                ▲                                 │          │
///                └──── sizes that views asked for ─┘          │
///                ▲                                            │
///                └──── the next group of changes ─────────────┘
/// ```
public enum FramePass: Int, CaseIterable, Sendable {
  /// What moves by itself goes to where it is at the frame's time. Counts the elements that look
  /// different by that.
  case advance
  /// Views are evaluated. Counts elements.
  case evaluate
  /// Elements make nodes, from the inside out. Counts the rounds.
  case resolve
  /// Nodes are measured, placed and made layers. Counts what was measured and placed.
  case prepare
  /// Sizes and places go to the views that asked. Counts nodes.
  case deliver
  /// The layers of one group of changes, and how they come to be. Counts layers on their way.
  case commit
  /// The layers as they are at the frame's time. Counts layers on their way.
  case present
  /// Handlers that waited are called: onAppear, onChange, completions. Counts calls.
  case notify
}

/// What the passes of a frame did.
public struct FramePasses: Hashable, Sendable {
  /// What one pass did.
  public struct Figures: Hashable, Sendable {
    /// How often it ran.
    public var runs = 0
    /// On how many, as `FramePass` says.
    public var items = 0
    /// For how long, what ran inside of it left out.
    public var nanoseconds = 0

    public init(runs: Int = 0, items: Int = 0, nanoseconds: Int = 0) {
      self.runs = runs
      self.items = items
      self.nanoseconds = nanoseconds
    }
  }

  private var runs = SIMD8<Int>()
  private var items = SIMD8<Int>()
  private var nanoseconds = SIMD8<Int>()

  public init() {}

  public subscript(pass: FramePass) -> Figures {
    get {
      let index = pass.rawValue
      return Figures(runs: runs[index], items: items[index], nanoseconds: nanoseconds[index])
    }
    set {
      let index = pass.rawValue
      runs[index] = newValue.runs
      items[index] = newValue.items
      nanoseconds[index] = newValue.nanoseconds
    }
  }

  /// Every number and its key in JSON, in the order of writing: `evaluate_items`, `evaluate_ns`.
  static var keyed: [(key: String, figure: WritableKeyPath<FramePasses, Int>)] {
    FramePass.allCases.flatMap { pass in
      [
        ("\(pass)_runs", \.[pass].runs), ("\(pass)_items", \.[pass].items),
        ("\(pass)_ns", \.[pass].nanoseconds),
      ]
    }
  }
}
