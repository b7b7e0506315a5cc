import LaminaGeometry
import LaminaLayers
import LaminaTesting
import LaminaViews
import Observation
import Testing
import SeededRandom

/// Cells of lazy grids that come, go and change lines under an animation; random edits.
@Suite struct LazyGridMotionTests {
  @Observable final class Model { var items = [10, 20, 30, 40] }

  private func stage(_ model: Model) -> Stage {
    Stage {
      ScrollView(showsIndicators: false) {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], alignment: .leading, spacing: 0) {
          ForEach(model.items, id: \.self) { item in
            Color.red.frame(width: CGFloat(item), height: 20)
              .frame(maxWidth: .infinity, alignment: .leading)
              .accessibilityIdentifier("\(item)")
          }
        }
      }
    }
  }

  /// The cells that are seen: width, place and opacity.
  private func cells(_ stage: Stage) -> [String] {
    func lines(_ layer: Layer, _ origin: CGPoint, _ opacity: CGFloat) -> [String] {
      let place = CGPoint(x: origin.x + layer.frame.minX, y: origin.y + layer.frame.minY)
      let opacity = opacity * layer.appearance.opacity
      let isCell = layer.contents != .none && layer.frame.height == 20
      let own = isCell ? ["\(Int(layer.frame.width)) at \(place.x), \(place.y), \(opacity)"] : []
      return own + layer.children.flatMap { lines($0, place, opacity) }
    }
    return (stage.harness.graph.shownLayer.map { lines($0, .zero, 1) } ?? []).sorted()
  }

  @Test("an inserted cell fades in; those after it move on, into the next line")
  func inserts() {
    let model = Model()
    let stage = stage(model)
    #expect(
      cells(stage) == [
        "10 at 0.0, 0.0, 1.0", "20 at 100.0, 0.0, 1.0", "30 at 0.0, 20.0, 1.0",
        "40 at 100.0, 20.0, 1.0",
      ])
    stage.animate { model.items.insert(15, at: 1) }
    stage.harness.advance(by: 0.5)
    #expect(
      cells(stage) == [
        "10 at 0.0, 0.0, 1.0", "15 at 100.0, 0.0, 0.5", "20 at 50.0, 10.0, 1.0",
        "30 at 50.0, 20.0, 1.0", "40 at 50.0, 30.0, 1.0",
      ])
    stage.end()
    #expect(
      cells(stage) == [
        "10 at 0.0, 0.0, 1.0", "15 at 100.0, 0.0, 1.0", "20 at 0.0, 20.0, 1.0",
        "30 at 100.0, 20.0, 1.0", "40 at 0.0, 40.0, 1.0",
      ])
    #expect(stage.harness.graph.runningAnimations == 0)
  }

  @Test("a removed cell fades where it was while the others close up")
  func removes() {
    let model = Model()
    let stage = stage(model)
    stage.animate { model.items = [20, 30, 40] }
    #expect(stage.frame(of: "10") == nil)
    stage.harness.advance(by: 0.5)
    #expect(
      cells(stage) == [
        "10 at 0.0, 0.0, 0.5", "20 at 50.0, 0.0, 1.0", "30 at 50.0, 10.0, 1.0",
        "40 at 50.0, 20.0, 1.0",
      ])
    stage.end()
    #expect(cells(stage).count == 3)
    #expect(stage.harness.graph.runningAnimations == 0)
  }

  @Test("after random edits, resizes and ways every cell in sight is where it belongs")
  func walk() {
    var random = SeededNumbers(seed: 11)
    let model = GridModel(300, columns: [GridItem(.adaptive(minimum: 40), spacing: 4)])
    model.height = { CGFloat(10 + abs($0) % 5 * 7) }
    let harness = Harness(size: CGSize(width: 200, height: 200)) { CellGrid(model: model) }
    var next = 1_000
    for step in 0..<120 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let count = Int.random(in: 1...9, using: &random)
        let place = Int.random(in: 0...model.items.count, using: &random)
        model.items.insert(contentsOf: next..<next + count, at: place)
        next += count
      case 1:
        let place = Int.random(in: 0..<model.items.count - 9, using: &random)
        model.items.removeSubrange(place..<place + 5)
      case 2: model.items.swapAt(3, Int.random(in: 0..<model.items.count, using: &random))
      case 3:
        let width = CGFloat(Int.random(in: 60...400, using: &random))
        harness.resize(to: CGSize(width: width, height: 200))
      default: harness.scroll(down: CGFloat(Int.random(in: -900...900, using: &random)))
      }
      harness.advance(by: 0.1)
      expectPlaces(harness, model, "step \(step)")
    }
  }

  /// Lines follow each other without gaps, hold neighbours of the list and fill the window.
  private func expectPlaces(_ harness: Harness, _ model: GridModel, _ name: Comment) {
    var lines: [(top: CGFloat, cells: [(index: Int, frame: CGRect)])] = []
    let frames = harness.semanticTree.frames
    let cells = model.items.enumerated().compactMap { index, item in
      frames["\(item)"].map { (index, $0) }
    }
    let indices = cells.map(\.0)
    #expect(indices == Array((indices.first ?? 0)..<(indices.last ?? -1) + 1), name)
    for (index, frame) in cells {
      if let last = lines.last, let before = last.cells.last, frame.minX > before.frame.minX {
        lines[lines.count - 1].cells.append((index, frame))
      } else {
        lines.append((frame.minY, [(index, frame)]))
      }
    }
    let perLine = lines.first?.cells.count ?? 0
    for line in lines.dropLast() { #expect(line.cells.count == perLine, name) }
    for (upper, lower) in zip(lines, lines.dropFirst()) {
      let end = upper.cells.map(\.frame.maxY).max() ?? 0
      let start = lower.cells.map(\.frame.minY).min() ?? 0
      #expect(abs(start - end - 8) < 1.001, name)
    }
    #expect((lines.first?.cells.first?.index ?? 0) % max(1, perLine) == 0, name)
  }
}

extension SemanticElement {
  /// Where everything with an identifier is.
  var frames: [String: CGRect] {
    Dictionary(
      all.compactMap { element in
        element.semantics.identifier.map { ($0, element.frame) }
      }, uniquingKeysWith: { first, _ in first })
  }
}
