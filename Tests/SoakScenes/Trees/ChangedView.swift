import Lamina

/// A node with the first `count` of what is done to it.
struct ChangedView: View {
  let tree: ViewTree
  let count: Int

  private var inner: ChangedView { ChangedView(tree: tree, count: count - 1) }

  var body: some View {
    if count == 0 {
      BareView(tree: tree)
    } else {
      let change = tree.changes[count - 1]
      // Half of them by type, half of them erased: views are known either way.
      if change.number % 2 == 0 {
        ChangeLayout(content: inner, change: change)
      } else {
        AnyView(ChangeLayout(content: AnyView(inner), change: change))
      }
    }
  }
}

private typealias Change = ViewTree.Change

extension ViewTree.Change {
  fileprivate nonisolated var length: CGFloat { CGFloat(number) }
  fileprivate var part: Double { Double(number) / 24 }
  fileprivate var color: Color { ViewTree.color(number) }
  fileprivate var isEven: Bool { number % 4 < 2 }
}

/// What changes the size and place.
private struct ChangeLayout<Content: View>: View {
  let content: Content
  let change: ViewTree.Change

  var body: some View {
    switch change.kind {
    case .padding: content.padding(change.isEven ? .all : .leading, change.length)
    case .frame: content.frame(width: 8 + 4 * change.length, height: 50 - change.length)
    case .flexibleFrame: content.frame(maxWidth: .infinity, minHeight: change.length)
    case .ideal: content.frame(idealWidth: 40, maxHeight: change.length)
    case .fixedSize: content.fixedSize(horizontal: change.isEven, vertical: true)
    case .offset: content.offset(x: change.length - 12, y: change.length / 2 - 3)
    case .priority: content.layoutPriority(change.part)
    case .aspect: content.aspectRatio(0.5 + change.part, contentMode: .fit)
    default: ChangePlace(content: content, change: change)
    }
  }
}

private struct ChangePlace<Content: View>: View {
  let content: Content
  let change: ViewTree.Change

  var body: some View {
    switch change.kind {
    case .guide: shifted(by: change.length)
    case .position: content.position(x: change.length * 3, y: 20)
    case .containerFrame:
      content.containerRelativeFrame(.horizontal) { length, _ in length * change.part }
    case .ignoresSafeArea: content.ignoresSafeArea(edges: change.isEven ? .top : .all)
    case .safePadding: content.safeAreaPadding(change.length / 4)
    case .hugging: content.fixedSize()
    case .direction:
      content.environment(\.layoutDirection, change.isEven ? .rightToLeft : .leftToRight)
    case .zIndex: content.zIndex(change.part - 0.5)
    default: ChangeLooks(content: content, change: change)
    }
  }

  private func shifted(by length: CGFloat) -> some View {
    content.alignmentGuide(.leading) { $0[.leading] + length }
  }
}

/// What changes the looks.
private struct ChangeLooks<Content: View>: View {
  let content: Content
  let change: ViewTree.Change

  var body: some View {
    switch change.kind {
    case .opacity: content.opacity(change.part)
    case .background: content.background(change.color)
    case .overlay: content.overlay(alignment: .leading) { change.color.frame(width: 4, height: 4) }
    case .border: content.border(change.color, width: 1 + change.length / 12)
    case .corner: content.cornerRadius(change.length)
    case .clipShape: content.clipShape(Circle())
    case .clipped: content.clipped()
    case .shadow: content.shadow(radius: change.length / 6, x: 1, y: change.length / 6)
    case .blur: content.blur(radius: change.length / 8)
    default: ChangeColors(content: content, change: change)
    }
  }
}

private struct ChangeColors<Content: View>: View {
  let content: Content
  let change: ViewTree.Change

  var body: some View {
    switch change.kind {
    case .brightness: content.brightness(change.part / 2)
    case .grayscale: content.grayscale(change.part)
    case .saturation: content.saturation(change.part)
    case .colorMultiply: content.colorMultiply(change.color)
    case .invert: content.colorInvert()
    case .maskShape: content.mask { RoundedRectangle(cornerRadius: change.length).padding(2) }
    case .blendMode: content.blendMode(change.isEven ? .multiply : .screen)
    case .compositing: content.compositingGroup().opacity(0.5)
    case .drawing: content.drawingGroup()
    default: ChangeTurns(content: content, change: change)
    }
  }
}

private struct ChangeTurns<Content: View>: View {
  let content: Content
  let change: ViewTree.Change

  var body: some View {
    switch change.kind {
    case .rotation: content.rotationEffect(.degrees(change.length * 15))
    case .scale: content.scaleEffect(0.4 + change.part)
    case .rotation3D: content.rotation3DEffect(.degrees(change.length), axis: (0, 1, 0))
    case .transform:
      content.transformEffect(CGAffineTransform(translationX: change.length, y: 2))
    case .hidden: if change.isEven { content.hidden() } else { content }
    case .disabled: content.disabled(change.isEven)
    default: ChangeWords(content: content, change: change)
    }
  }
}

/// What changes texts, names and styles.
private struct ChangeWords<Content: View>: View {
  let content: Content
  let change: ViewTree.Change

  var body: some View {
    switch change.kind {
    case .foreground: content.foregroundStyle(change.color)
    case .font: content.font(.system(size: 8 + change.length / 2))
    case .bold: content.fontWeight(change.isEven ? .bold : .light)
    case .lineLimit: content.lineLimit(1 + change.number % 3)
    case .textAlignment: content.multilineTextAlignment(change.isEven ? .trailing : .center)
    case .truncation: content.lineLimit(1).truncationMode(change.isEven ? .middle : .head)
    case .label: content.accessibilityLabel("label \(change.number)")
    case .identifier: content.accessibilityIdentifier("id \(change.number)")
    case .help: content.help("help \(change.number)")
    default: ChangeStyles(content: content, change: change)
    }
  }
}

private struct ChangeStyles<Content: View>: View {
  let content: Content
  let change: ViewTree.Change

  var body: some View {
    switch change.kind {
    case .id: content.id(change.number / 6)
    case .transition: content.transition(change.isEven ? .slide : .scale)
    case .animation: content.animation(.linear(duration: 0.1), value: change.number)
    case .buttonStyle: content.buttonStyle(.plain)
    case .toggleStyle: content.toggleStyle(.checkbox)
    case .rowInsets:
      content.listRowInsets(EdgeInsets(top: 2, leading: change.length, bottom: 2, trailing: 0))
    case .rowBackground: content.listRowBackground(change.color)
    default: content
    }
  }
}
