import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing
import SeededRandom

/// A tree of views in which each leaf has a colour of its own and reports when it is tapped.
private indirect enum Tree {
  case leaf(Int, kind: Int)
  case gap
  case stack(Int, [Tree])
  case changed(Int, CGFloat, Tree)
  case over(Tree, Tree, behind: Bool)

  /// A random one, so many levels deep.
  static func random(_ depth: Int, _ leaves: inout Int, _ numbers: inout SeededNumbers) -> Tree {
    if depth == 0 || leaves > 40 {
      if Int.random(in: 0..<8, using: &numbers) == 0 { return .gap }
      leaves += 1
      return .leaf(leaves, kind: Int.random(in: 0..<7, using: &numbers))
    }
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0..<3:
      let count = Int.random(in: 1...3, using: &numbers)
      let kind = Int.random(in: 0..<3, using: &numbers)
      return .stack(kind, (0..<count).map { _ in random(depth - 1, &leaves, &numbers) })
    case 3..<8:
      let way = CGFloat(Int.random(in: -30...30, using: &numbers))
      let kind = Int.random(in: 0..<13, using: &numbers)
      return .changed(kind, way, random(depth - 1, &leaves, &numbers))
    default:
      let isBehind = Bool.random(using: &numbers)
      let content = random(depth - 1, &leaves, &numbers)
      return .over(content, random(depth - 1, &leaves, &numbers), behind: isBehind)
    }
  }
}

/// What was tapped last.
@MainActor
private final class Hit {
  var leaf: Int?
}

/// A colour for each leaf, and back.
private func color(of leaf: Int) -> (Double, Double, Double) {
  (Double(leaf * 53 % 200 + 10), Double(leaf * 101 % 200 + 10), Double(leaf * 7 % 200 + 10))
}

private func pixel(of leaf: Int) -> UInt32 {
  let (red, green, blue) = color(of: leaf)
  return UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
}

/// A tree as views; `way` moves what moves.
private struct TreeView: View {
  let tree: Tree
  let way: CGFloat
  let hit: Hit

  private func inner(_ tree: Tree) -> TreeView { TreeView(tree: tree, way: way, hit: hit) }

  var body: some View {
    switch tree {
    case .leaf(let number, let kind):
      leaf(kind, number).onTapGesture { hit.leaf = number }
    case .gap: AnyView(Color.clear)
    case .stack(let kind, let trees): AnyView(stack(kind, trees))
    case .changed(let kind, let amount, let tree): AnyView(changed(kind, amount, inner(tree)))
    case .over(let content, let other, let isBehind):
      if isBehind {
        AnyView(inner(content).background { inner(other) })
      } else {
        AnyView(inner(content).overlay(alignment: .topLeading) { inner(other) })
      }
    }
  }

  private func leaf(_ kind: Int, _ number: Int) -> AnyView {
    let (red, green, blue) = color(of: number)
    let color = Color(red: red / 255, green: green / 255, blue: blue / 255)
    switch kind {
    case 0: return AnyView(color)
    case 1: return AnyView(Circle().fill(color))
    case 2: return AnyView(Capsule().fill(color))
    case 3: return AnyView(RoundedRectangle(cornerRadius: 20).fill(color))
    case 4: return AnyView(Ellipse().stroke(color, lineWidth: 14))
    case 5: return AnyView(Rectangle().strokeBorder(color, lineWidth: 9))
    default:
      return AnyView(
        Path { path in
          path.addRect(CGRect(x: 0, y: 0, width: 90, height: 70))
          path.addEllipse(in: CGRect(x: 20, y: 10, width: 40, height: 40))
        }
        .fill(color, eoFill: true))
    }
  }

  @ViewBuilder private func stack(_ kind: Int, _ trees: [Tree]) -> some View {
    let content = ForEach(trees.indices, id: \.self) { inner(trees[$0]) }
    switch kind {
    case 0: HStack { content }
    case 1: VStack { content }
    default: ZStack { content }
    }
  }

  @ViewBuilder private func changed<V: View>(
    _ kind: Int, _ amount: CGFloat, _ view: V
  ) -> some View {
    switch kind {
    case 0: view.offset(x: amount + way * 30, y: amount / 2)
    case 1: view.padding(6 + abs(amount) / 3)
    case 2: view.scaleEffect(1 + amount / 60 + way / 4)
    case 3: view.rotationEffect(.degrees(Double(amount * 3 + way * 50)))
    case 4: view.frame(width: 60 + amount, height: 50)
    case 5: view.frame(width: 60, height: 60).position(x: 40 + amount + way * 20, y: 50)
    case 6: view.clipped()
    case 7: view.clipShape(RoundedRectangle(cornerRadius: 18))
    case 8: view.zIndex(Double(amount))
    case 9: view.opacity(amount < -15 ? 0 : 1)
    case 10: view.mask { Circle() }
    case 11: view.rotation3DEffect(.degrees(Double(amount)), axis: (x: 0, y: 1, z: 0))
    default: view.shadow(color: .black, radius: 3, x: 5, y: 5)
    }
  }
}

private struct HitStage: View {
  let tree: Tree
  let hit: Hit
  @State private var way: CGFloat = 0

  var body: some View {
    TreeView(tree: tree, way: way, hit: hit)
      .frame(width: 240, height: 240)
      .background(.white)
      .overlay(alignment: .bottom) {
        Button("Go") { withAnimation(.linear(duration: 1)) { way = 1 } }.keyboardShortcut("g")
          .opacity(0)
      }
  }
}

@MainActor @Suite("The element that is hit is the topmost one drawn there")
struct HitMonkeyTests {
  /// Clicks all over the window and compares what was reported with the colour there.
  private func compare(_ harness: Harness, _ hit: Hit, _ numbers: inout SeededNumbers) -> [String] {
    let known = Dictionary(uniqueKeysWithValues: (1...60).map { (pixel(of: $0), $0) })
    let picture = harness.picture()
    var wrong: [String] = []
    for _ in 0..<60 {
      let x = Int.random(in: 1..<239, using: &numbers)
      let y = Int.random(in: 1..<239, using: &numbers)
      let color = picture.pixel(x: x, y: y) & 0xFFFFFF
      let isPlain = (-1...1).allSatisfy { dx in
        (-1...1).allSatisfy { picture.pixel(x: x + dx, y: y + $0) & 0xFFFFFF == color }
      }
      guard isPlain, known[color] != nil || color == 0xFFFFFF else { continue }
      hit.leaf = nil
      harness.tap(at: CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
      if hit.leaf != known[color] {
        let (told, seen) = (hit.leaf.map { "\($0)" } ?? "none", known[color].map { "\($0)" })
        wrong.append("\(x),\(y): \(told) told, \(seen ?? "none") seen")
      }
    }
    return wrong
  }

  @Test("At rest and in the midst of an animation, in random trees")
  func trees() {
    for seed in 1...rounds(12, of: 40) {
      var numbers = SeededNumbers(seed: UInt64(seed))
      var leaves = 0
      let tree = Tree.random(5, &leaves, &numbers)
      let hit = Hit()
      let harness = Harness(size: CGSize(width: 240, height: 240)) {
        HitStage(tree: tree, hit: hit)
      }
      #expect(compare(harness, hit, &numbers) == [], "seed \(seed) at rest: \(tree)")
      harness.press(.character("g"), modifiers: .command)
      harness.advance(by: 0.37)
      #expect(compare(harness, hit, &numbers) == [], "seed \(seed) midway: \(tree)")
      harness.advance(by: 1)
      #expect(compare(harness, hit, &numbers) == [], "seed \(seed) after: \(tree)")
    }
  }
}
