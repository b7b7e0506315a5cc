import LaminaDisplay
import LaminaGeometry
import LaminaLayout
public import LaminaTransfer

/// A view that is dragged away by the pointer, as a picture of itself or of another view.
private struct DraggableView<Content: View, Preview: View>: RememberingView, DistributedView {
  let content: Content
  let provider: () -> NSItemProvider
  /// What is seen of it on its way; nil for a picture of the view.
  let preview: Preview?

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(DraggableView<V, Preview>(content: view, provider: provider, preview: preview))
  }

  func makeMemory(for element: Element) -> DragSource { DragSource(element) }

  func update(_ element: Element) {
    let source = memory(of: element)
    source.adopt(provider, isEnabled: element.read(\.isEnabled), hasPreview: preview != nil)
    element.setChild(0, to: content)
    if source.isLifted, let preview {
      var environment = element.readEverything()
      environment.rowContext = nil
      element.setChild(
        1, to: preview.fixedSize().accessibilityHidden(true), environment: environment)
    } else if element.children.count > 1 {
      element.setChildren(Array(element.children.prefix(1)))
    }
  }

  func nodes(_ element: Element) -> [Node] {
    let source = memory(of: element)
    let contents = element.children[0].outputs
    return contents.enumerated().map { index, content in
      let id = element.wrapperID(for: content.id, isFirst: index == 0)
      source.attach(to: id)
      let picture = index == 0 ? element.children.dropFirst().first?.outputs.first : nil
      return content.wrapped(
        id: id, layout: AnyLayout(DecorationLayout(.overlay)),
        children: [content] + (picture.map { [source.unseen($0)] } ?? [])
      ) {
        guard source.isEnabled else { return }
        $0.interaction = .hits
        $0.hasOwnLayer = true
      }
    }
  }
}

/// What a view that can be dragged away keeps.
@MainActor
final class DragSource {
  private(set) var isEnabled = false
  private(set) var isLifted = false
  private var provider: () -> NSItemProvider = { NSItemProvider() }
  private var hasPreview = false
  private var previewID: Node.ID?
  private weak var element: Element?

  init(_ element: Element) { self.element = element }

  func adopt(_ provider: @escaping () -> NSItemProvider, isEnabled: Bool, hasPreview: Bool) {
    (self.provider, self.isEnabled, self.hasPreview) = (provider, isEnabled, hasPreview)
  }

  /// The node of the preview, which is there to make a picture of it.
  func unseen(_ node: Node) -> Node {
    let id = previewID ?? element?.graph.makeID() ?? node.id
    previewID = id
    return node.wrapped(id: id) {
      $0.hasOwnLayer = true
      $0.appearance.opacity = 0
    }
  }

  func attach(to id: Node.ID) {
    guard let graph = element?.graph else { return }
    graph.wideAreas.set(isEnabled ? .lift : nil, for: id)
    graph.drags.set(isEnabled ? provider : nil, from: id)
    graph.handlers[id] = isEnabled ? handlers(id) : nil
  }

  private func handlers(_ id: Node.ID) -> Handlers {
    var handlers = Handlers()
    // The view may be gone before it is let go.
    let drags = element?.graph.drags
    var lift = LiftHandlers { [weak self] start, point in
      self?.lift(id, start, to: point)
    } moved: { [weak drags] in
      drags?.move(to: $0)
    } ended: { [weak self, weak drags] in
      drags?.end(at: $0)
      self?.letGo()
    } cancelled: { [weak self, weak drags] in
      drags?.cancel()
      self?.letGo()
    }
    // A finger that is held opens the menu, if there is one, when it does not drag.
    lift.held = { [weak self] in self?.element?.graph.wideAreas.openMenu(at: $0) }
    handlers.pointer.addLift(lift)
    return handlers
  }

  private func lift(_ id: Node.ID, _ start: CGPoint, to point: CGPoint) {
    guard let graph = element?.graph else { return }
    isLifted = true
    if hasPreview { element?.invalidate() }
    graph.drags.begin(from: id, at: start) { [weak self] in
      self?.hasPreview == true ? self?.previewID : id
    }
    graph.drags.move(to: point)
  }

  private func letGo() {
    isLifted = false
    if hasPreview { element?.invalidate() }
  }
}

extension View {
  private func lifts<Preview: View>(
    _ provider: @escaping () -> NSItemProvider, preview: Preview?
  ) -> some View {
    DraggableView(content: self, provider: provider, preview: preview)
  }

  /// Lets the view be dragged away, with a value that others take.
  ///
  /// ```swift
  /// CardView(card).draggable(card)
  /// Column(done).dropDestination(for: Card.self) { cards, _ in move(cards, to: .done) }
  /// ```
  /// A drag begins when the pointer has gone 4 points while it is pressed, or a finger was held still for half a second. A
  /// picture of the view goes along, which flies back when it is let go where nobody takes it, and by Escape. Buttons inside are
  /// still clicked. In a row of a list it means the whole row, if it is all the row's content, and with it the other chosen
  /// rows in the tree. It goes to views of the same window.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    lifts({ NSItemProvider(payload()) }, preview: EmptyView?.none)
  }

  /// The same with another view for the picture.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { lifts({ NSItemProvider(payload()) }, preview: preview()) }

  /// Lets the view be dragged away, with an item that is made when that begins.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    lifts(data, preview: EmptyView?.none)
  }

  /// The same with another view for the picture.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { lifts(data, preview: preview()) }
}
