import LaminaAnimation
import LaminaGeometry
public import LaminaLayers
import Synchronization

/// A layer of one's own: mutable, with Core Animation's properties, tree and animations.
///
/// ```
///  ModelLayer (what it is set to) ──animations, time──▶ presentation(at:) ──▶ Layer ──▶ pixels
///      ▲ set, add, remove                                immutable
///      └── LayerStage: time, transactions, notifications
/// ```
///
/// ```swift
/// let dot = ModelLayer()
/// dot.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
/// dot.backgroundColor = .black
/// stage.root.addSublayer(dot)
/// stage.advance(to: 0)                         // it stands there
/// dot.position = CGPoint(x: 100, y: 0)         // goes there in a quarter of a second
/// stage.advance(to: 1)
/// stage.presentation(at: 1.125)                // a value: the layers at that time
/// ```
///
/// A change can be read at once, and is shown from the next `advance` of its stage on, when the
/// outermost transaction that holds it is committed. While the layer was shown before, it moves
/// there (see `actions`). A layer and its stage belong to one thread.
public final class ModelLayer: Identifiable {
  private static let count = Atomic<UInt64>(0)

  /// Names it among all layers; that of the immutable layers made of it.
  public let id: Layer.ID
  /// For descriptions, and to find it by; means nothing to layers.
  public var name: String?
  /// What happens when a property is set, by its name; properties not in here move by themselves.
  public var actions: [String: LayerAction] = [:]
  /// Is asked for the action of what `actions` says nothing about.
  public var actionForKey: ((_ layer: ModelLayer, _ key: String) -> LayerAction?)?
  /// Whether a view sets it: then nothing moves but by an explicit animation.
  public var isOwnedByView = false

  /// Whether a layer view gives it its size and place: it had neither when one showed it first.
  package var isSizedByView = false
  /// What it is set to.
  var state = LayerState()
  /// What is shown, while that is not yet what it is set to.
  var committed: LayerState?
  /// What was made of it last, and of what.
  var latest: LatestLayer?
  /// What is made of it at any time, while nothing in it moves.
  var still: Layer?
  /// The enclosing layer, or the one whose mask it is.
  weak var holder: ModelLayer?
  /// Whether it is the mask of its holder.
  var isMask = false
  /// In whose tree it stands.
  public internal(set) weak var stage: LayerStage?
  /// In whose tree it is shown.
  weak var home: LayerStage?
  /// Whether the stage knows that it changed.
  var isListed = false

  /// Makes a layer without size, contents and layers inside; the name means nothing to layers.
  public init(name: String? = nil) {
    let number = ModelLayer.count.wrappingAdd(1, ordering: .relaxed).newValue
    id = Layer.ID(Layer.ID.modelBit | number)
    self.name = name
  }

  deinit {
    for animation in state.running { animation.abandon() }
    ModelLayer.dismantle(&state.children)
  }

  /// What is to be shown now.
  var shown: LayerState { committed ?? state }

  /// Called before each change: keeps what is shown until the stage takes the change over.
  func willChange() {
    guard let stage = stage ?? home else {
      invalidate()
      return
    }
    if home != nil, committed == nil { committed = state }
    stage.recordChange(self)
  }

  /// Forgets the layers made of it and of those that enclose it.
  func invalidate() {
    var next: ModelLayer? = self
    while let layer = next, layer.still != nil || layer === self {
      layer.still = nil
      next = layer.holder
    }
  }
}

/// What a layer of one's own is set to, with what is in it and what moves it.
struct LayerState {
  var values = LayerValues()
  var timing = MediaTiming(duration: .infinity)
  /// The layers inside and, last, the mask, if there is one.
  var children: [ModelLayer] = []
  var hasMask = false
  var running: [RunningAnimation] = []

  var sublayers: ArraySlice<ModelLayer> { hasMask ? children.dropLast() : children[...] }
  var mask: ModelLayer? { hasMask ? children.last : nil }

  /// The values with all animations at a time of the layer.
  func values(at time: TimeInterval) -> LayerValues {
    guard !running.isEmpty else { return values }
    var values = values
    for animation in running { animation.contribute(at: time, to: &values) }
    return values
  }
}

extension ModelLayer: Dismantling {
  package func surrenderChildren() -> [ModelLayer] {
    let given = state.children
    state.children = []
    committed = nil
    return given
  }
}

extension Layer.ID {
  /// Set in the names of layers of one's own, so that they meet no others.
  static let modelBit: UInt64 = 1 << 59
}
