import Lamina

/// Shows a tree; every node is a view with a body of its own.
struct ViewTreeView: View {
  let tree: ViewTree

  var body: some View { ChangedView(tree: tree, count: tree.changes.count) }
}

/// The children, known by their ids.
struct ViewTreeChildren: View {
  let tree: ViewTree

  var body: some View { ForEach(tree.children, id: \.id) { ViewTreeView(tree: $0) } }
}

/// A tree without what is done to its outermost view.
struct BareView: View {
  let tree: ViewTree

  var body: some View {
    if tree.kind.isContainer {
      ContainerView(tree: tree)
    } else if tree.kind.rawValue < ViewTree.Kind.color.rawValue {
      WordsView(tree: tree)
    } else if tree.kind.rawValue < ViewTree.Kind.button.rawValue {
      PictureView(tree: tree)
    } else {
      ControlView(tree: tree)
    }
  }
}

/// Numbers as colours, texts and lengths.
extension ViewTree {
  static let colors: [Color] = [.red, .green, .blue, .yellow, .black, .purple, .orange, .gray]

  static func color(_ number: Int) -> Color { colors[number % colors.count] }

  var color: Color { Self.color(number) }
  var words: String { ["", "a", "Text 文", "two words", "Ein längerer Text"][number % 5] }
  var length: CGFloat { CGFloat(number) * 2.5 }
}

private struct WordsView: View {
  let tree: ViewTree

  var body: some View {
    switch tree.kind {
    case .longText: Text(String(repeating: "word ", count: tree.number)).font(.system(size: 9))
    case .styledText: Text(tree.words).italic().underline().foregroundColor(tree.color)
    case .joinedText: Text("a") + Text(tree.words).bold() + Text("\(tree.number)")
    default: Text("\(tree.words) \(tree.number)")
    }
  }
}

private struct PictureView: View {
  let tree: ViewTree

  private var colors: [Color] { [tree.color, .white, ViewTree.color(tree.number + 3)] }

  private var outline: Path {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 20 + tree.length, y: 9))
    path.addLine(to: CGPoint(x: 7, y: tree.length / 2))
    path.closeSubpath()
    return path
  }

  var body: some View {
    switch tree.kind {
    case .color: tree.color
    case .rectangle: Rectangle().fill(tree.color)
    case .circle: Circle().fill(tree.color)
    case .ellipse: Ellipse().stroke(tree.color, lineWidth: CGFloat(tree.number) / 4 + 0.5)
    case .capsule: Capsule().strokeBorder(tree.color, lineWidth: 2)
    case .roundedRectangle: RoundedRectangle(cornerRadius: tree.length).fill(tree.color)
    case .path: outline.fill(tree.color)
    default: ShadeView(tree: tree, colors: colors)
    }
  }
}

private struct ShadeView: View {
  let tree: ViewTree
  let colors: [Color]

  var body: some View {
    switch tree.kind {
    case .trimmed: Circle().trim(from: 0.1, to: CGFloat(tree.number) / 24).stroke(tree.color)
    case .linear: LinearGradient(colors: colors, startPoint: .top, endPoint: .bottomTrailing)
    case .radial: RadialGradient(colors: colors, center: .center, startRadius: 2, endRadius: 30)
    case .angular: AngularGradient(colors: colors, center: .center)
    case .symbol: Image(systemName: tree.number % 2 == 0 ? "star" : "star.fill")
    case .largeSymbol: Image(systemName: "star.fill").resizable().scaledToFit()
    default: Label(tree.words, systemImage: "star")
    }
  }
}

private struct ControlView: View {
  let tree: ViewTree

  private var isOn: Bool { tree.number % 2 == 0 }

  var body: some View {
    switch tree.kind {
    case .button: Button(tree.words) {}
    case .borderedButton: Button(tree.words) {}.buttonStyle(.borderedProminent)
    case .toggle: Toggle(tree.words, isOn: .constant(isOn))
    case .checkbox: Toggle(tree.words, isOn: .constant(isOn)).toggleStyle(.checkbox)
    case .slider: Slider(value: .constant(Double(tree.number) / 24))
    case .progress: ProgressView(value: Double(tree.number) / 24)
    case .field: TextField("Name", text: .constant(tree.words))
    case .secret: SecureField("Name", text: .constant(tree.words))
    default: OtherView(tree: tree)
    }
  }
}

private struct OtherView: View {
  let tree: ViewTree

  var body: some View {
    switch tree.kind {
    case .editor: TextEditor(text: .constant(tree.words))
    case .link:
      if let url = URL(string: "https://example.org/\(tree.number)") {
        Link(tree.words, destination: url)
      }
    case .menu: Menu(tree.words) { Button("One") {} }
    case .divider: Divider()
    case .spacer: Spacer()
    case .reader:
      GeometryReader { proxy in
        Capsule().fill(tree.color)
          .frame(width: proxy.size.width / 2, height: proxy.size.height / 3)
      }
    case .fitting:
      ViewThatFits {
        Text("A rather long text \(tree.number)")
        Text("\(tree.number)")
      }
    default: EmptyView()
    }
  }
}
