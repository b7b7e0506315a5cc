import Lamina
import LaminaTesting
import Observation
import SeededRandom

/// What is navigated to and presented, after any changes, is as in a window made anew: pixels and meanings, at rest.
///
/// ```
///  scene ──change, perhaps interrupted──▶ scene ──▶ …    live: one window, with and without animations
///                                           │
///                                         fresh
/// ```
public struct ScreensLiveAndFresh {
  static let part = "screens live and fresh"
  private static let steps = 8
  private let seed: UInt64

  public init(seed: UInt64) { self.seed = seed }

  /// Shows so many windows and changes each eight times.
  ///
  /// - Returns: the first difference of each that has one.
  public func run(windows: Int) -> [SoakFinding] {
    (0..<UInt64(windows)).compactMap { Self.difference(seed: seed &+ $0) }
  }

  /// The first difference of the window of a seed; nil where there is none.
  public static func difference(seed: UInt64) -> SoakFinding? {
    var random = SeededNumbers(seed: seed)
    let first = ScreenScene.random(using: &random)
    let live = ScreensWindow(first)
    var log = ["\(first)"]
    for step in 0..<steps {
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let between = ScreenScene.random(using: &random)
        log.append("for a moment \(between)")
        live.show(between, by: .random(using: &random))
        live.harness.advance(by: Double.random(in: 0...0.4, using: &random))
      }
      let scene = ScreenScene.random(using: &random)
      log.append("\(scene)")
      live.show(scene, by: .random(using: &random))
      live.rest()
      guard let words = live.difference(from: ScreensWindow(live.scene)) else { continue }
      return SoakFinding(
        part, seed: seed, "step \(step): \(words)\n" + log.joined(separator: "\n"))
    }
    return nil
  }
}

/// What a window shows: screens on a stack, and what is presented above them.
struct ScreenScene: Equatable {
  enum Kind: CaseIterable { case sheet, cover, popover, alert, confirmation }

  var path: [Int] = []
  /// What is presented, and from inside of that.
  var outer: Kind?
  var inner: Kind?
  var isNarrow = false

  static func random(using random: inout SeededNumbers) -> ScreenScene {
    func kind() -> Kind? {
      Bool.random(using: &random) ? Kind.allCases.randomElement(using: &random) : nil
    }
    let path = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      Int.random(in: 0..<3, using: &random)
    }
    return ScreenScene(
      path: path, outer: kind(), inner: kind(), isNarrow: Int.random(in: 0..<4, using: &random) == 0
    )
  }
}

/// How a change is made.
enum ScreenChange: CaseIterable {
  case plain, animated, atOnce

  static func random(using random: inout SeededNumbers) -> ScreenChange {
    allCases.randomElement(using: &random) ?? .plain
  }
}

/// A window with screens in it.
final class ScreensWindow {
  @Observable fileprivate final class Model {
    var scene: ScreenScene
    init(_ scene: ScreenScene) { self.scene = scene }
  }

  private struct Shown: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack(path: $model.scene.path) {
        Color.green.overlay { Text("root") }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            Color.blue.overlay { Text("page \(number)") }.navigationTitle("Page \(number)")
          }
      }
      .presenting("outer", $model.scene.outer) {
        Text("above").padding(30).presenting("inner", $model.scene.inner) {
          Text("topmost").padding(20)
        }
      }
    }
  }

  private let model: Model
  let harness: Harness

  /// What is shown: what goes takes along what it has presented.
  var scene: ScreenScene { model.scene }

  init(_ scene: ScreenScene) {
    let model = Model(scene)
    self.model = model
    harness = Harness(size: Self.size(scene), scale: 0.5) { Shown(model: model) }
    rest()
  }

  private static func size(_ scene: ScreenScene) -> CGSize {
    CGSize(width: scene.isNarrow ? 360 : 640, height: 480)
  }

  func show(_ scene: ScreenScene, by change: ScreenChange) {
    if scene.isNarrow != model.scene.isNarrow { harness.resize(to: Self.size(scene)) }
    switch change {
    case .plain: model.scene = scene
    case .animated: withAnimation(.linear(duration: 0.3)) { model.scene = scene }
    case .atOnce: withTransaction(\.disablesAnimations, true) { model.scene = scene }
    }
    harness.settle()
  }

  func rest() { for _ in 0..<15 { harness.advance(by: 0.1) } }

  /// What distinguishes the two; nil where nothing does.
  func difference(from fresh: ScreensWindow) -> String? {
    let (own, other) = (lines, fresh.lines)
    if own != other { return "live\n\(own)\nfresh\n\(other)" }
    return harness.picture().firstDifference(from: fresh.harness.picture()).map {
      "other pixels, \($0)"
    }
  }

  private var lines: String {
    harness.semanticTree.all.map(\.summary).joined(separator: "\n")
  }
}

extension View {
  /// Presents a view in the way that a binding says, and says there when it has ended.
  @ViewBuilder fileprivate func presenting(
    _ name: String, _ kind: Binding<ScreenScene.Kind?>, content: @escaping () -> some View
  ) -> some View {
    sheet(isPresented: kind.is(.sheet), content: content)
      .fullScreenCover(isPresented: kind.is(.cover), content: content)
      .popover(isPresented: kind.is(.popover), content: content)
      .alert(name, isPresented: kind.is(.alert)) { Button("Fine") {} }
      .confirmationDialog(name, isPresented: kind.is(.confirmation)) { Button("Fine") {} }
  }
}

extension Binding where Value == ScreenScene.Kind? {
  fileprivate func `is`(_ kind: ScreenScene.Kind) -> Binding<Bool> {
    Binding<Bool>(
      get: { wrappedValue == kind },
      set: { if !$0, wrappedValue == kind { wrappedValue = nil } })
  }
}
