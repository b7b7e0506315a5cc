import LaminaGeometry
import LaminaLayers

/// The layers of one update, and how they come into being.
struct LayerCommit {
  let layer: Layer
  /// The layers with views that come as they are before that; nil where none does.
  let beginnings: Layer?
  /// New layers, and those at whose places they begin.
  let matches: [Layer.ID: Layer.ID]
  let transaction: LayerTransaction
  let scopes: [Layer.ID: LayerScope]
  /// The layers before, moved along with scroll views that follow their content; nil where none does.
  ///
  /// What is seen begins where it is seen.
  let rebased: Layer?
}

/// The layers of a graph: what was committed, and how it moves from there.
@MainActor
final class LayerCommits {
  private var animator = LayerAnimator()
  /// The updates that are done but wait for the time of the frame that will show them.
  private var waiting: [LayerCommit] = []

  /// Whether nothing waits for the frame that will show it.
  var isEmpty: Bool { waiting.isEmpty }
  var isMoving: Bool { animator.isMoving }
  /// How many changes of layers are on their way.
  var runningAnimations: Int { animator.runningAnimations }
  /// How many layers move.
  var movingLayers: Int { animator.movingLayers }

  func add(_ commit: LayerCommit) { waiting.append(commit) }

  /// Has all that waits begin at the time of the frame that shows it.
  func begin(at time: TimeInterval) {
    for commit in waiting {
      if let rebased = commit.rebased { animator.update(to: rebased, with: .immediate, at: time) }
      animator.update(
        to: commit.layer, from: commit.beginnings, with: commit.transaction,
        scopes: commit.scopes, matches: commit.matches, at: time)
    }
    waiting = []
  }

  /// The layers as they are seen at `time`.
  func presentation(at time: TimeInterval) -> Layer { animator.presentation(at: time) }

  /// Takes the transactions of which no layer moves any more, or counts as moving.
  func takeFinished(_ criteria: AnimationCompletionCriteria) -> [UInt64] {
    criteria == .removed ? animator.takeFinished() : animator.takeLogicallyFinished()
  }
}
