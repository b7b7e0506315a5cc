import Foundation
import Lamina
import LaminaDisplay
import LaminaGeometry
import LaminaTesting

/// Measures layout of a tree of ten thousand nodes in 400x800: from nothing, and after changes of one
/// text deep inside that keep its size, change its width, or its height.
///
/// Texts are measured by arithmetic first, so that what is timed is layout, then by the text engine.
/// Counts are of nodes: measured, for each proposal anew, and placed.
func measureLayout(_ report: inout Report, _ programs: Programs) throws {
  let scene = LayoutScene()
  report.count("layout10k.nodes", scene.count)
  let full = LayoutRun(scene)
  report.add("layout10k.full_ms", (0..<21).map { _ in LayoutRun(scene).lastMS }.median, goal: 60)
  report.count("layout10k.full_nodes", full.last.nodesMeasured, goal: 36_000)
  report.count("layout10k.full_placed", full.last.nodesPlaced, goal: 6_000)

  let (short, long) = ("Row 412 of the scene", "Row 41 of the scene")
  full.measure("layout10k.same", &report, "Row 413 of the scene", short, nodes: 6)
  full.measure("layout10k.leaf", &report, long, short, nodes: 16)
  let tall = String(repeating: "Row of the scene ", count: 7)
  full.measure("layout10k.taller", &report, tall, short, nodes: 24)

  let shaped = LayoutScene(texts: .shaped)
  report.add("layout10k.text.full_ms", (0..<5).map { _ in LayoutRun(shaped).lastMS }.median)
  LayoutRun(shaped).measure("layout10k.text.leaf", &report, long, short)
}

/// A preparer that has laid a scene out, and what the latest layout cost.
private final class LayoutRun {
  private let scene: LayoutScene
  private let preparer = Preparer()
  private(set) var last = PrepareStatistics()
  private(set) var lastMS = 0.0

  init(_ scene: LayoutScene) {
    self.scene = scene
    prepare(scene)
  }

  private func prepare(_ scene: LayoutScene) {
    let (before, start) = (preparer.statistics, threadMS())
    _ = preparer.prepare(scene.root, size: CGSize(width: 400, height: 800), scale: 1)
    lastMS = threadMS() - start
    last = preparer.statistics
    last.nodesMeasured -= before.nodesMeasured
    last.nodesPlaced -= before.nodesPlaced
  }

  /// Notes what it costs to change one title to and fro.
  func measure(
    _ key: String, _ report: inout Report, _ one: String, _ other: String, nodes: Int? = nil
  ) {
    let scenes = [one, other].map { scene.changing(title: (section: 16, row: 12), to: $0) }
    for scene in scenes { prepare(scene) }
    var (times, most) = ([Double](), 0)
    for turn in 0..<200 {
      prepare(scenes[turn % 2])
      times.append(lastMS)
      most = max(most, last.nodesMeasured)
    }
    report.add("\(key)_ms", times.median, goal: nodes.map { _ in 5 })
    report.count("\(key)_nodes", most, goal: nodes)
  }
}
