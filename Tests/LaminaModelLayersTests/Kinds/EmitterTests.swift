import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaModelLayers
import LayerScenes
import Testing

@Suite("Emitters")
struct EmitterTests {
  /// Eight particles a second that live for two.
  private func emitter(_ change: (inout EmitterCell) -> Void = { _ in }) -> EmitterContent {
    var cell = EmitterCell(.disc(radius: 2))
    cell.birthRate = 8
    cell.lifetime = 2
    change(&cell)
    return EmitterContent([cell], emitterPosition: CGPoint(x: 50, y: 50), seed: 7)
  }

  @Test("Counts are exact: births so far, then birth rate times lifetime")
  func counts() {
    let emitter = emitter()
    #expect(emitter.particles(at: -0.1).isEmpty)
    #expect(emitter.particles(at: 0).count == 1)
    #expect(emitter.particles(at: 1).count == 9)
    for time in [2, 2.01, 2.124, 2.125, 3.3, 17, 1000.0 / 3, 86_400, 1e7] {
      #expect(emitter.particles(at: time).count == 16, "\(time)")
    }
  }

  @Test("One that begins full has them all at once, and the others' rates are kept")
  func full() {
    var emitter = emitter()
    emitter.beginsFull = true
    #expect(emitter.particles(at: 0).count == 16)
    emitter.birthRate = 2
    #expect(emitter.particles(at: 0).count == 32)
    emitter.lifetime = 0.5
    #expect(emitter.particles(at: 5).count == 16)
    emitter.beginTime = 9
    emitter.beginsFull = false
    #expect(emitter.particles(at: 9 - 0.01).isEmpty && emitter.particles(at: 9).count == 1)
  }

  @Test("Lifetimes within a range: on average as many live as the rate says")
  func lifetimeRange() {
    let emitter = emitter {
      $0.birthRate = 1000
      $0.lifetimeRange = 2
    }
    let particles = emitter.particles(at: 100)
    #expect(abs(particles.count - 2000) < 60)
    #expect(particles.allSatisfy { $0.age >= 0 && $0.age < 3 })
    #expect(particles.contains { $0.age > 2.5 } && !particles.contains { $0.age < 0 })
  }

  @Test("A burst is born within its duration, and its end is known")
  func burst() {
    let emitter = emitter {
      $0.birthRate = 100
      $0.duration = 0.5
      $0.lifetimeRange = 1
    }
    #expect(emitter.particles(at: 0.6).count == 50)
    #expect(emitter.endTime == 3)
    #expect(emitter.particles(at: 3).isEmpty)
    #expect(emitter.isMovingByItself(after: 2.9) && !emitter.isMovingByItself(after: 3.1))
    #expect(self.emitter().isMovingByItself(after: 1e9))
    #expect(self.emitter().endTime == nil)
  }

  @Test("The same seed gives the same particles in any order of asking; another gives others")
  func seeds() {
    let emitter = emitter {
      $0.velocityRange = 30
      $0.emissionRange = .degrees(360)
      $0.spinRange = .degrees(90)
      $0.redRange = 1
    }
    let later = emitter.particles(at: 50)
    let early = emitter.particles(at: 3)
    #expect(emitter.particles(at: 50) == later && emitter.particles(at: 3) == early)
    var other = emitter
    other.seed = 8
    #expect(other.particles(at: 3) != early)
    #expect(emitter.picture(100, 100, at: 3).hashed == emitter.picture(100, 100, at: 3).hashed)
    #expect(emitter.picture(100, 100, at: 3).hashed != other.picture(100, 100, at: 3).hashed)
  }

  @Test("A particle keeps what it was given while it lives")
  func identity() throws {
    let emitter = emitter {
      $0.velocity = 10
      $0.velocityRange = 10
      $0.emissionRange = .degrees(360)
    }
    let before = try #require(emitter.particles(at: 10).first { $0.birth == 79 })
    let after = try #require(emitter.particles(at: 11).first { $0.birth == 79 })
    #expect(abs(after.age - before.age - 1) < 1e-9)
    // Straight on: the place at three ages lies on one line from the emitter.
    let (a, b) = (before.position, after.position)
    #expect(abs((a.x - 50) * after.age - (b.x - 50) * before.age) < 1e-9)
    #expect(abs((a.y - 50) * after.age - (b.y - 50) * before.age) < 1e-9)
  }

  @Test("Place, size, turn and colour at an age are those of the formulas")
  func formulas() throws {
    let emitter = emitter {
      $0.birthRate = 1
      $0.velocity = 20
      $0.emissionLongitude = .degrees(90)
      $0.xAcceleration = 4
      $0.yAcceleration = -10
      $0.scale = 2
      $0.scaleSpeed = -0.5
      $0.rotation = .radians(1)
      $0.spin = .radians(2)
      $0.color = Color.Resolved(red: 1, green: 0.5, blue: 0.25)
      $0.redSpeed = -0.5
      $0.greenSpeed = 1
      $0.alphaSpeed = -0.25
    }
    let particle = try #require(emitter.particles(at: 1).first)
    #expect(particle.birth == 0 && particle.age == 1)
    #expect(abs(particle.position.x - 52) < 1e-9 && abs(particle.position.y - 65) < 1e-9)
    #expect(particle.scale == 1.5 && particle.rotation == .radians(3))
    #expect(
      particle.color == Color.Resolved(red: 0.5, green: 1, blue: 0.25, opacity: 0.75))
  }

  @Test("Ranges spread by half to both sides, and reach nearly all of it")
  func ranges() {
    let emitter = emitter {
      $0.birthRate = 2000
      $0.velocity = 100
      $0.velocityRange = 40
      $0.scaleRange = 1
    }
    let particles = emitter.particles(at: 2)
    let speeds = particles.filter { $0.age > 0.5 }.map { ($0.position.x - 50) / $0.age }
    #expect((speeds.min() ?? 0) >= 80 - 1e-9 && (speeds.min() ?? 0) < 80.5)
    #expect((speeds.max() ?? 0) <= 120 + 1e-9 && (speeds.max() ?? 0) > 119.5)
    let scales = particles.map(\.scale)
    #expect((scales.min() ?? 0) >= 0.5 && (scales.max() ?? 0) <= 1.5)
    #expect(abs(speeds.reduce(0, +) / CGFloat(speeds.count) - 100) < 1)
  }

  @Test(
    "Shapes: all are born inside, on all sides of the middle",
    arguments: [
      EmitterShape.line, .rectangle, .circle,
    ])
  func shapes(shape: EmitterShape) {
    var emitter = emitter { $0.birthRate = 500 }
    emitter.emitterShape = shape
    emitter.emitterSize = CGSize(width: 40, height: 20)
    let places = emitter.particles(at: 2).map(\.position)
    let height: CGFloat = shape == .line ? 0 : shape == .circle ? 40 : 20
    for place in places {
      #expect(abs(place.x - 50) <= 20 && abs(place.y - 50) <= height / 2)
      if shape == .circle { #expect(hypot(place.x - 50, place.y - 50) <= 20) }
    }
    #expect((places.map(\.x).min() ?? 0) < 32 && (places.map(\.x).max() ?? 0) > 68)
    emitter.emitterMode = .outline
    let outline = emitter.particles(at: 2).map(\.position)
    switch shape {
    case .circle:
      #expect(outline.allSatisfy { abs(hypot($0.x - 50, $0.y - 50) - 20) < 1e-9 })
    case .rectangle:
      #expect(
        outline.allSatisfy {
          abs(abs($0.x - 50) - 20) < 1e-9 || abs(abs($0.y - 50) - 10) < 1e-9
        })
    case .line, .point: break
    }
  }

  @Test("Light is added to light: two red and green glows make yellow")
  func additive() {
    var cells = [EmitterCell(.disc(radius: 3)), EmitterCell(.disc(radius: 3))]
    for index in cells.indices {
      cells[index].birthRate = 1
      cells[index].lifetime = 1
      cells[index].color = index == 0 ? red : green
    }
    var emitter = EmitterContent(cells, emitterPosition: CGPoint(x: 5, y: 5))
    #expect(emitter.picture(10, 10, background: .black).rgb(5, 5) == [0, 255, 0])
    emitter.renderMode = .additive
    #expect(emitter.picture(10, 10, background: .black).rgb(5, 5) == [255, 255, 0])
    #expect(emitter.picture(10, 10, background: blue).rgb(5, 5) == [255, 255, 255])
    #expect(emitter.picture(10, 10, background: blue).rgb(0, 0) == [0, 0, 255])
  }

  @Test("Absurd numbers show nothing, or no more than the limit")
  func absurd() {
    #expect(emitter { $0.birthRate = 1e9 }.particles(at: 5).count == EmitterContent.mostParticles)
    for value in [Double.nan, .infinity, -1, 0] {
      #expect(emitter { $0.birthRate = value }.particles(at: 5).isEmpty, "rate \(value)")
      #expect(emitter { $0.lifetime = value }.particles(at: 5).isEmpty, "lifetime \(value)")
    }
    #expect(emitter().particles(at: .nan).isEmpty && emitter().particles(at: .infinity).isEmpty)
    _ = emitter { $0.velocity = .infinity }.picture(10, 10, at: 1)
    _ = emitter { $0.scale = .nan }.picture(10, 10, at: 1)
    #expect(
      EmitterContent([], emitterPosition: .zero).contents(in: .zero, scale: 1, at: 1) == .none)
  }

  @Test("It moves by itself while anything is born")
  func movement() {
    #expect(emitter().isMovingByItself)
    #expect(!emitter { $0.birthRate = 0 }.isMovingByItself)
    #expect(!ShapeContent(path: Path()).isMovingByItself)
  }
}

extension Bitmap {
  /// All pixels, for comparing.
  fileprivate var hashed: [UInt32] {
    (0..<size.height).flatMap { y in (0..<size.width).map { x in pixel(x: x, y: y) } }
  }
}
