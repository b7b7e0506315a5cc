import Lamina

/// A layer with particles in it, above whatever else is there, that fills its view.
final class ParticleScene {
  let root = ModelLayer()
  let particles = ModelLayer()
  private var bounds = CGSize.zero

  /// Makes particles that are seen against `background`.
  init(background: GradientContent) {
    root.contents = background
    root.cornerRadius = 10
    root.masksToBounds = true
    root.addSublayer(particles)
  }

  /// Fills `size`.
  func lay(_ size: CGSize) {
    bounds = size
    root.frame = CGRect(origin: .zero, size: size)
    for layer in root.sublayers { layer.frame = CGRect(origin: .zero, size: size) }
  }

  /// Shows what `make` gives for the size, from now on and at once.
  func show(_ make: (CGSize) -> EmitterContent) {
    let contents = make(bounds)
    guard let stage = root.stage else {
      particles.contents = contents
      return
    }
    stage.withTransaction(disableActions: true) { particles.contents = contents }
  }

  /// Lets the particles' time go at `speed`, from where it is.
  func go(at speed: Double) {
    let now = root.stage?.time ?? 0
    var timing = particles.timing
    let local = timing.localTime(at: now)
    timing.speed = speed
    timing.beginTime = now
    timing.timeOffset = local
    particles.timing = timing
  }

  /// Shows the particles as they are at `time`, for good: for people who want less movement.
  func stand(at time: TimeInterval) {
    var timing = particles.timing
    timing.speed = 0
    timing.beginTime = 0
    timing.timeOffset = time
    particles.timing = timing
  }

  /// Adds a layer for `contents`, which goes when the next one comes after its end.
  func add(_ contents: (TimeInterval) -> EmitterContent) {
    let now = root.stage?.time ?? 0
    for layer in root.sublayers {
      let end = (layer.contents as? EmitterContent)?.endTime
      if let end, end < now { layer.removeFromSuperlayer() }
    }
    let layer = ModelLayer()
    layer.frame = CGRect(origin: .zero, size: bounds)
    layer.contents = contents(now)
    root.addSublayer(layer)
  }
}
