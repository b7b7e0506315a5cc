import LaminaDrawing
public import LaminaGeometry
public import LaminaLayers

extension EmitterContent {
  /// The living particles at `time`, cell by cell, the oldest first.
  ///
  /// - Complexity: O(births within one lifetime), whatever the time.
  public func particles(at time: TimeInterval) -> [Particle] {
    cells.indices.flatMap { particles(ofCell: $0, at: time) }
  }

  /// Draws what lives into the frame, one batch for each cell.
  public func contents(in size: CGSize, scale: CGFloat, at time: TimeInterval) -> Contents {
    let list = DisplayList { recorder in
      for (index, cell) in cells.enumerated() {
        let sprites = particles(ofCell: index, at: time).compactMap(\.sprite)
        recorder.sprites(
          SpriteBatch(cell.contents, sprites, isAdditive: renderMode == .additive))
      }
    }
    return list.isEmpty ? .none : .direct(list)
  }

  private func particles(ofCell index: Int, at time: TimeInterval) -> [Particle] {
    let cell = cells[index]
    let now = (time - beginTime) * cell.birthRate * birthRate
    return births(of: cell, until: now).compactMap { birth in
      let random = ParticleRandom(seed: seed, cell: index, birth: birth)
      // Counted in births, where differences are exact: so many live as the numbers say.
      let passed = now - Double(birth)
      let life = random.about(cell.lifetime, cell.lifetimeRange, channel: .lifetime) * lifetime
      guard passed < life * cell.birthRate * birthRate else { return nil }
      return cell.particle(
        random, cell: index, birth: birth, age: passed / (cell.birthRate * birthRate),
        from: birthPlace(random), by: self)
    }
  }

  /// Which births may still live when `now` births' time has passed.
  private func births(of cell: EmitterCell, until now: Double) -> Range<Int> {
    let rate = cell.birthRate * birthRate
    let lives = cell.longestLife * lifetime * rate
    guard cell.emits, rate > 0, lives > 0, lives.isFinite, abs(now) < 1e15 else { return 0..<0 }
    let ends = cell.duration.map { min(($0 * rate).rounded(.up), 1e15) } ?? 1e15
    let end = Int(min(now.rounded(.down) + 1, ends))
    let first = Int((now - min(lives, Double(Self.mostParticles))).rounded(.down)) + 1
    let begin = beginsFull ? first : max(first, 0)
    return begin..<max(begin, end)
  }

  private func birthPlace(_ random: ParticleRandom) -> CGPoint {
    let inside = emitterShape.point(
      random.unit(.x), random.unit(.y), in: emitterSize, mode: emitterMode)
    return CGPoint(x: emitterPosition.x + inside.x, y: emitterPosition.y + inside.y)
  }
}

extension Particle {
  /// What is drawn of it; nil while nothing of it can be seen.
  fileprivate var sprite: SpriteBatch.Sprite? {
    guard color.opacity > 0, scale > 0, tilt != 0 else { return nil }
    return SpriteBatch.Sprite(transform: transform, color: color)
  }
}
