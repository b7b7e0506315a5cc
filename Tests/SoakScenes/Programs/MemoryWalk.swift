import Foundation
import Glibc
import Lamina
import LaminaTesting
import Observation
import SeededRandom

/// A program of four pages whose rows, editors, shapes and animations come and go: what it holds must
/// not grow.
///
/// ```
///  page 0  a lazy stack of rows with pictures and details     scrolled, shuffled
///  page 1  matched geometry, numbers that count, a toggle     animated
///  page 2  an editor                                          typed into, undone
///  page 3  a list with shadows                                scrolled, changed at both ends
/// ```
public final class MemoryWalk {
  private let model = PagesModel()
  private let executor: DeterministicExecutor
  private let harness: Harness
  private var random: SeededNumbers
  /// How many pages were visited.
  public private(set) var visits = 0

  public init(seed: UInt64) {
    let (model, executor) = (model, DeterministicExecutor(listsJobs: false))
    (random, self.executor) = (SeededNumbers(seed: seed), executor)
    harness = Harness(size: CGSize(width: 320, height: 480), executor: executor, deadline: .now) {
      PagesView(model: model)
    }
  }

  /// Fills what is kept of texts up to a number of bytes: new texts on the way would do so for an hour.
  public static func fillTextCaches() {
    for block in 0..<80 {
      let texts = (0..<500).map { "\(block), \($0): a text to fill what is kept of texts" }
      _ = Harness(size: CGSize(width: 320, height: 480)) {
        VStack { ForEach(texts, id: \.self) { Text($0) } }
      }
    }
  }

  /// Goes to the next page and uses it.
  public func visit() {
    visits += 1
    harness.tap("page \(visits % 4)")
    pass(0.3)
    switch visits % 4 {
    case 0: rows()
    case 1: shapes()
    case 2: text()
    default: list()
    }
    if visits % 10 == 0 { openAnother() }
  }

  private func pass(_ seconds: Double) {
    executor.runAll()
    harness.advance(by: seconds)
    executor.runAll()
    harness.settle()
  }

  private func rows() {
    for _ in 0..<6 {
      harness.scroll(down: CGFloat.random(in: -300...600, using: &random))
      pass(0.05)
    }
    if harness.exists("open 3") { harness.tap("open 3") }
    pass(0.3)
    model.items.shuffle(using: &random)
    pass(0.05)
  }

  private func shapes() {
    for _ in 0..<3 {
      withAnimation(.easeInOut(duration: 0.2)) {
        model.isOn.toggle()
        model.count += 7
      }
      pass(0.12)
    }
  }

  private func text() {
    harness.tap("editor")
    harness.type("hello \(visits)")
    harness.press(.character("z"), modifiers: .command)
    if model.text.count > 500 { model.text = "" }
    pass(0.05)
  }

  private func list() {
    harness.scroll(down: 400)
    pass(0.1)
    model.items.removeFirst()
    model.items.append(Int.random(in: 1_000...9_000_000, using: &random))
    pass(0.05)
  }

  /// A window that is opened and closed.
  private func openAnother() {
    let visits = visits
    let other = Harness(size: CGSize(width: 100, height: 100)) { PageRow(number: visits) }
    other.advance(by: 0.05)
  }

  /// What is held by name, for tests that count.
  package var counts: [String: Int] {
    let graph = harness.graph
    let held = [
      "elements": graph.elementCount, "boxes": graph.boxCount, "layers": graph.layerCount,
      "bitmaps": harness.displayStatistics.bitmapsHeld, "jobs": executor.queuedCount,
    ]
    return held.merging(graph.keptCounts) { own, _ in own }
  }
}

extension MemoryWalk {
  /// Gives memory that is free back to the system; the C library's header is in no module.
  private nonisolated static func trim() {
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    typealias Trim = @convention(c) (Int) -> Int32
    _ = unsafeBitCast(symbol, to: Trim.self)(0)
  }

  /// The memory that the program holds now, in bytes, without what the allocator keeps for later.
  public nonisolated static var resident: Int {
    trim()
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ")
    return (pages?.dropFirst().first.flatMap { Int($0) } ?? 0) * 4_096
  }
}

@Observable private final class PagesModel {
  var isOn = false
  var page = 0
  var items = Array(0..<500)
  var text = ""
  var count = 0
}

private struct PageRow: View {
  let number: Int
  @State private var isOpen = false

  var body: some View {
    HStack {
      Circle().fill(ViewTree.color(number)).frame(width: 40, height: 40)
      VStack(alignment: .leading) {
        Text("Row \(number)")
        if isOpen { Text("details of \(number) with a longer text").transition(.opacity) }
      }
      Spacer()
      Button("x") { withAnimation { isOpen.toggle() } }.accessibilityIdentifier("open \(number)")
    }
    .padding(4)
  }
}

private struct PagesView: View {
  @Bindable var model: PagesModel
  @Namespace private var space

  var body: some View {
    VStack {
      HStack {
        ForEach(0..<4, id: \.self) { page in
          Button("\(page)") { withAnimation(.spring) { model.page = page } }
            .accessibilityIdentifier("page \(page)")
        }
      }
      page
    }
    .frame(width: 320, height: 480)
  }

  @ViewBuilder private var page: some View {
    switch model.page {
    case 0:
      ScrollView { LazyVStack { ForEach(model.items, id: \.self) { PageRow(number: $0) } } }
        .transition(.slide)
    case 1: shapes.transition(.scale)
    case 2: TextEditor(text: $model.text).accessibilityIdentifier("editor")
    default:
      List {
        ForEach(model.items, id: \.self) { Text("item \($0)").shadow(color: .black, radius: 2) }
      }
    }
  }

  private var shapes: some View {
    VStack {
      if model.isOn {
        Circle().fill(Color.red).matchedGeometryEffect(id: "shape", in: space)
          .frame(width: 40, height: 40)
      } else {
        Rectangle().fill(Color.blue).matchedGeometryEffect(id: "shape", in: space)
          .frame(width: 120, height: 80)
      }
      Text("n \(model.count)").contentTransition(.numericText())
      ProgressView()
      Toggle("on", isOn: $model.isOn)
    }
  }
}
