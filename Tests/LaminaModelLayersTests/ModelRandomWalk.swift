import LaminaAnimation
import LaminaGeometry
import LaminaLayers
import LaminaModelLayers
import Testing
import SeededRandom
import LayerScenes

/// A scripted walk over a stage: its steps follow from a seed, its account is kept beside it.
final class ModelRandomWalk {
  /// What one explicit animation reported.
  final class Told {
    var starts = 0
    var stops: [Bool] = []
  }

  /// A transaction and what has to be over before it is complete.
  final class Waiting {
    var animations: [Told] = []
    var inner: [Waiting] = []
    var completions = 0
    var wasEarly = false

    var isOver: Bool {
      animations.allSatisfy { $0.stops.count == 1 } && inner.allSatisfy(\.isOver)
    }
  }

  private struct Weak {
    weak var layer: ModelLayer?
  }

  private var random: SeededNumbers
  let stage = LayerStage()
  private var layers: [ModelLayer] = []
  private var made: [Weak] = []
  private var open: [Waiting] = []
  private(set) var transactions: [Waiting] = []
  private(set) var animations: [Told] = []
  private var time: TimeInterval = 0
  private var keys = 0
  /// Layers that may jump in the next frame, and whether all may.
  private var jumping: Set<Layer.ID> = []
  private var allMayJump = false
  /// How often something was checked, so that the walk is known to check at all.
  private(set) var checkedValues = 0
  private(set) var checkedMovement = 0
  private(set) var checkedSteadiness = 0

  init(seed: UInt64) { random = SeededNumbers(seed: seed) }

  private func part() -> CGFloat { CGFloat(random.int(0..<1_001)) / 1_000 }
  private func anyLayer() -> ModelLayer {
    layers.isEmpty || random.chance(10) ? stage.root : layers[random.int(0..<layers.count)]
  }

  func step() {
    switch random.int(0..<100) {
    case 0..<8: addLayer()
    case 8..<13: removeLayer()
    case 13..<17: moveLayer()
    case 17..<40: set()
    case 40..<45: begin()
    case 45..<56: commit()
    case 56..<66: animate()
    case 66..<70: removeAnimations()
    case 70..<74: changeTime()
    default: advance()
    }
  }

  // MARK: Steps

  private func addLayer() {
    guard layers.count < 60 else { return removeLayer() }
    let layer = ModelLayer()
    layer.opacity = part()
    if random.chance(20) { add(to: layer) }
    put(layer, into: anyLayer())
    jumping.insert(layer.id)
    layers.append(layer)
    made.append(Weak(layer: layer))
  }

  private func put(_ layer: ModelLayer, into holder: ModelLayer) {
    if random.chance(10) {
      if let old = holder.mask { forget(old) }
      holder.mask = layer
    } else {
      holder.insertSublayer(layer, at: random.int(0..<holder.sublayers.count + 1))
    }
  }

  private func removeLayer() {
    guard let layer = layers.randomElement(using: &random) else { return }
    layer.removeFromSuperlayer()
    forget(layer)
  }

  /// Lets go of a layer and all inside it.
  private func forget(_ layer: ModelLayer) {
    layers.removeAll { layer.holds($0) }
  }

  private func moveLayer() {
    let (layer, holder) = (anyLayer(), anyLayer())
    guard layer !== stage.root, !layer.holds(holder) else { return }
    layer.removeFromSuperlayer()
    allMayJump = true
    put(layer, into: holder)
  }

  private func set() {
    let layer = anyLayer()
    if stage.transaction.disableActions { jumping.insert(layer.id) }
    switch random.int(0..<3) {
    case 0: layer.opacity = part()
    case 1: layer.position.x = part() * 100
    default: layer.cornerRadius = part() * 10
    }
  }

  private func begin() {
    guard open.count < 4 else { return }
    let waiting = Waiting()
    open.last?.inner.append(waiting)
    open.append(waiting)
    transactions.append(waiting)
    stage.begin()
    if random.chance(60) { stage.transaction.animationDuration = Double(part()) }
    if random.chance(20) { stage.transaction.disableActions = true }
    stage.transaction.completion = { [unowned waiting] in
      waiting.completions += 1
      waiting.wasEarly = waiting.wasEarly || !waiting.isOver
    }
  }

  private func commit() {
    guard open.popLast() != nil else { return }
    stage.commit()
  }

  private func animate() { add(to: anyLayer()) }

  private func add(to layer: ModelLayer) {
    var animation = BasicAnimation(
      .opacity, from: part(), to: random.chance(70) ? part() : nil, duration: Double(part()))
    if random.chance(20) { animation.repeatCount = Double(random.int(1..<4)) + 0.5 }
    if random.chance(20) { animation.autoreverses = true }
    if random.chance(20) { animation.speed = Double(part()) + 0.1 }
    if random.chance(20) { animation.beginTime = time + Double(part()) }
    if random.chance(30) { animation.fillMode = .both }
    if random.chance(50) { animation.timingFunction = .easeInEaseOut }
    let told = Told()
    animations.append(told)
    open.last?.animations.append(told)
    animation.didStart = { told.starts += 1 }
    animation.didStop = { told.stops.append($0) }
    keys += 1
    layer.add(animation, forKey: random.chance(50) ? "fade" : "fade \(keys)")
  }

  private func removeAnimations() {
    let layer = anyLayer()
    jumping.insert(layer.id)
    if random.chance(50) {
      layer.removeAllAnimations()
    } else if let key = layer.animationKeys.randomElement(using: &random) {
      layer.removeAnimation(forKey: key)
    }
  }

  private func changeTime() {
    let layer = anyLayer()
    allMayJump = true
    switch random.int(0..<3) {
    case 0: layer.pause()
    case 1: layer.resume()
    default: layer.timing.speed = Double(part()) * 2
    }
  }

  private func advance() {
    time += Double(random.int(0..<200)) / 1_000
    let before = layers.map { ($0, $0.values(at: time)) }
    stage.advance(to: time)
    guard open.isEmpty else { return }
    checkSteadiness(before)
    checkValues()
  }

  // MARK: Checks

  /// Whatever is seen lies between what the layer is set to and the ends of what runs on it.
  private func checkValues() {
    var running = 0
    for layer in layers + [stage.root] {
      running += layer.animationCount
      for ahead in [0, 0.05, 0.3] {
        let seen = layer.values(at: time + ahead)
        check(seen.opacity, layer, .opacity)
        check(seen.position.x, layer, .position, \.x)
        check(seen.cornerRadius, layer, .cornerRadius)
      }
    }
    #expect(stage.runningAnimations == running)
    #expect(stage.presentation(at: time) === stage.presentation(at: time))
  }

  /// What is set moves from where it is seen: at the time of the frame that takes it over nothing
  /// is elsewhere.
  private func checkSteadiness(_ before: [(ModelLayer, LayerValues)]) {
    for (layer, seen) in before where !allMayJump && !jumping.contains(layer.id) {
      let now = layer.values(at: time)
      checkedSteadiness += 1
      if abs(now.position.x - seen.position.x) > 1e-6
        || abs(now.cornerRadius - seen.cornerRadius) > 1e-6
      {
        Issue.record("\(layer) jumps from \(seen.position.x) to \(now.position.x)")
      }
    }
    (jumping, allMayJump) = ([], false)
  }

  private func check(_ seen: CGFloat, _ layer: ModelLayer, _ key: LayerKey<CGFloat>) {
    check(seen, layer, key, \.self)
  }

  private func check<Value>(
    _ seen: CGFloat, _ layer: ModelLayer, _ key: LayerKey<Value>, _ part: KeyPath<Value, CGFloat>
  ) {
    var ends = [layer[key][keyPath: part]]
    for name in layer.animationKeys {
      guard let animation = layer.animation(forKey: name) as? BasicAnimation<Value>,
        animation.key == key
      else { continue }
      ends += [animation.from, animation.to].compactMap { $0?[keyPath: part] }
    }
    let (low, high) = (ends.min() ?? 0, ends.max() ?? 0)
    checkedValues += 1
    if seen > low, seen < high { checkedMovement += 1 }
    if seen < low - 1e-9 || seen > high + 1e-9 {
      Issue.record("\(key.name) of \(layer) is \(seen), which is not in \(low)...\(high)")
    }
  }

  /// Layers that nobody asked to keep are gone, once a frame has shown that.
  func checkLeaks() {
    while !open.isEmpty { commit() }
    advance()
    let alive = made.count { $0.layer != nil }
    #expect(alive == layers.count)
    made.removeAll { $0.layer == nil }
  }

  /// Lets everything come to its end.
  func finish() {
    while !open.isEmpty { commit() }
    for layer in stage.root.sublayers { layer.removeFromSuperlayer() }
    stage.root.mask = nil
    stage.root.timing = MediaTiming(duration: .infinity)
    layers = []
    advance()
    time += 1_000_000
    stage.advance(to: time)
    checkLeaks()
  }
}
