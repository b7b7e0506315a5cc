import LaminaTesting
import LaminaText
import SeededRandom

/// A view tree as a value: what random trees are made of and changed in.
indirect enum Scene: Hashable {
  enum Box: Hashable { case horizontal, vertical, layers, group }
  enum Change: Hashable {
    case padding(Int)
    case frame(Int, Int)
    case opacity(Int)
    case corner(Int)
    case shadow(Int)
    case background(Int)
    case border(Int)
    case offset(Int, Int)
  }

  case color(Int)
  case circle(Int)
  case ring(Int)
  case gradient(Int)
  case text(Int, size: Int)
  case spacer
  case scroll([Scene])
  case box(Box, [Scene])
  case changed(Scene, [Change])
}

extension Scene {
  /// A tree of about `budget` nodes.
  static func random(_ budget: Int, using random: inout SeededNumbers) -> Scene {
    guard budget > 1 else { return leaf(using: &random) }
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4:
      let count = Int.random(in: 1...4, using: &random)
      let boxes: [Box] = [.horizontal, .vertical, .layers, .group]
      let box = boxes[Int.random(in: 0..<4, using: &random)]
      return .box(box, (0..<count).map { _ in .random(budget / count, using: &random) })
    case 4..<8:
      let count = Int.random(in: 1...3, using: &random)
      return .changed(
        .random(budget - count, using: &random),
        (0..<count).map { _ in change(using: &random) })
    case 8: return .scroll((0..<3).map { _ in .random(budget / 3, using: &random) })
    default: return leaf(using: &random)
    }
  }

  private static func leaf(using random: inout SeededNumbers) -> Scene {
    let number = Int.random(in: 0..<12, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .color(number)
    case 1: return .circle(number)
    case 2: return .ring(number)
    case 3: return .gradient(number)
    case 4: return .text(number, size: Int.random(in: 8...22, using: &random))
    default: return number < 3 ? .spacer : .color(number)
    }
  }

  private static func change(using random: inout SeededNumbers) -> Change {
    let number = Int.random(in: 0..<12, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .padding(number)
    case 1: return .frame(8 + 4 * number, 8 + Int.random(in: 0..<40, using: &random))
    case 2: return .opacity(number)
    case 3: return .corner(number)
    case 4: return .shadow(number)
    case 5: return .background(number)
    case 6: return .border(number)
    default: return .offset(number - 6, Int.random(in: -5...5, using: &random))
    }
  }

  /// The tree with one place in it made from scratch.
  func mutated(using random: inout SeededNumbers) -> Scene {
    if Int.random(in: 0..<4, using: &random) == 0 { return .random(4, using: &random) }
    switch self {
    case .box(let box, var children):
      edit(&children, using: &random)
      return .box(box, children)
    case .scroll(var children):
      edit(&children, using: &random)
      return .scroll(children)
    case .changed(let content, var changes):
      if Bool.random(using: &random) {
        return .changed(content.mutated(using: &random), changes)
      }
      changes[Int.random(in: 0..<changes.count, using: &random)] = Self.change(using: &random)
      return .changed(content, changes)
    default: return Self.leaf(using: &random)
    }
  }

  private func edit(_ children: inout [Scene], using random: inout SeededNumbers) {
    let place = Int.random(in: 0...children.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: children.insert(.random(3, using: &random), at: place)
    case 1 where place < children.count && children.count > 1: children.remove(at: place)
    case 2: children.reverse()
    default:
      guard place < children.count else { return }
      children[place] = children[place].mutated(using: &random)
    }
  }
}

/// Shows a scene; every node is a view with a body of its own.
struct SceneView: View {
  let scene: Scene

  private static let colors: [Color] = [.red, .green, .blue, .yellow, .black, .purple]

  private func color(_ number: Int) -> Color { Self.colors[number % Self.colors.count] }

  var body: some View {
    switch scene {
    case .color(let number): color(number)
    case .circle(let number): Circle().fill(color(number))
    case .ring(let number): Ellipse().stroke(color(number), lineWidth: CGFloat(number) / 2 + 0.5)
    case .gradient(let number):
      LinearGradient(colors: [color(number), .white], startPoint: .top, endPoint: .bottomTrailing)
    case .text(let number, let size):
      Text("Text 文 \(number)").font(.system(size: CGFloat(size))).foregroundStyle(color(number))
    case .spacer: Spacer()
    case .scroll(let children):
      ScrollView { SceneList(scenes: children) }
    case .box(.horizontal, let children): HStack(spacing: 3) { SceneList(scenes: children) }
    case .box(.vertical, let children): VStack { SceneList(scenes: children) }
    case .box(.layers, let children): ZStack { SceneList(scenes: children) }
    case .box(.group, let children): Group { SceneList(scenes: children) }
    case .changed(let content, let changes): changed(content, changes[...])
    }
  }

  private func changed(_ content: Scene, _ changes: ArraySlice<Scene.Change>) -> AnyView {
    guard let change = changes.last else { return AnyView(SceneView(scene: content)) }
    let inner = changed(content, changes.dropLast())
    switch change {
    case .padding(let length): return AnyView(inner.padding(CGFloat(length)))
    case .frame(let width, let height):
      return AnyView(inner.frame(width: CGFloat(width), height: CGFloat(height)))
    case .opacity(let number): return AnyView(inner.opacity(Double(number) / 11))
    case .corner(let radius): return AnyView(inner.cornerRadius(CGFloat(radius)))
    case .shadow(let radius):
      return AnyView(inner.shadow(radius: CGFloat(radius) / 2, x: 1, y: CGFloat(radius) / 3))
    case .background(let number): return AnyView(inner.background(color(number)))
    case .border(let number): return AnyView(inner.border(color(number), width: 1.5))
    case .offset(let x, let y): return AnyView(inner.offset(x: CGFloat(x), y: CGFloat(y)))
    }
  }
}

private struct SceneList: View {
  let scenes: [Scene]
  var body: some View {
    ForEach(scenes.indices, id: \.self) { SceneView(scene: scenes[$0]) }
  }
}
