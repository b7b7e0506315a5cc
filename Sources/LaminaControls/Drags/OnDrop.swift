public import LaminaContentTypes
import LaminaDisplay
public import LaminaGeometry
import LaminaInput
public import LaminaTransfer

/// A view that takes what is let go above it, from other programs and from this one.
struct DropModifier: NodeModifier {
  let delegate: any DropDelegate
  /// Of which types something has to be for the delegate to be asked.
  let fits: (NSItemProvider) -> Bool
  private var isEnabled = true

  init(_ delegate: any DropDelegate, fits: @escaping (NSItemProvider) -> Bool) {
    (self.delegate, self.fits) = (delegate, fits)
  }

  mutating func prepare(_ element: Element) { isEnabled = element.read(\.isEnabled) }

  func isSame(as other: DropModifier) -> Bool { isEnabled == other.isEnabled }

  func attach(to id: Node.ID, in element: Element) {
    let place = DropPlace(delegate: delegate, fits: fits)
    let target: DropTarget = { place.take($0, at: $1) }
    element.graph.drags.set(isEnabled ? place : nil, for: id)
    element.graph.dropTargets.set(isEnabled ? target : nil, for: id)
  }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id) { if isEnabled { $0.interaction = [.hits, .hovers] } }
  }
}

/// Who takes what is let go above a node.
@MainActor
struct DropPlace {
  let delegate: any DropDelegate
  let fits: (NSItemProvider) -> Bool

  /// What is to be told of something at a point of the node; nil where there is no use for it.
  func info(_ items: [NSItemProvider], at point: CGPoint) -> DropInfo? {
    let providers = items.filter(fits)
    return providers.isEmpty ? nil : DropInfo(location: point, providers: providers)
  }

  /// Takes what was let go that came from another program, of which nothing was heard before.
  func take(_ items: [DropEvent.Item], at point: CGPoint) -> Bool {
    guard let info = info(items.map(NSItemProvider.init(dropped:)), at: point),
      delegate.validateDrop(info: info)
    else { return false }
    delegate.dropEntered(info: info)
    return delegate.performDrop(info: info)
  }
}

/// What `isTargeted` and an action make of a drop.
private struct DropActions: DropDelegate {
  let targeted: (Bool) -> Void
  let action: (DropInfo) -> Bool

  func dropEntered(info: DropInfo) { targeted(true) }
  func dropExited(info: DropInfo) { targeted(false) }
  func performDrop(info: DropInfo) -> Bool {
    defer { targeted(false) }
    return action(info)
  }
}

extension View {
  private func drops(
    of types: [UTType], _ isTargeted: Binding<Bool>?, action: @escaping (DropInfo) -> Bool
  ) -> some View {
    let delegate = DropActions(targeted: { isTargeted?.wrappedValue = $0 }, action: action)
    return nodes(DropModifier(delegate) { $0.isOne(of: types) })
  }

  /// Takes what is let go above the view, if it is of one of some types: from this program, or another.
  ///
  /// ```swift
  /// .onDrop(of: [.image], isTargeted: nil) { providers in
  ///   for provider in providers { _ = provider.loadObject(ofClass: URL.self) { url, _ in … } }
  ///   return true
  /// }
  /// ```
  /// - Parameters:
  ///   - supportedContentTypes: the types.
  ///   - isTargeted: true while something is about to be let go here; the window's library says nothing of a drag from outside
  ///     before it is over.
  ///   - action: is given what fits; says whether it took it.
  /// - Returns: this view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    drops(of: supportedContentTypes, isTargeted) { action($0.providers) }
  }

  /// The same, with the place in the view where it was let go.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    drops(of: supportedContentTypes, isTargeted) { action($0.providers, $0.location) }
  }

  /// Takes what is let go above the view as a delegate says, which hears of what is dragged on its way, too.
  ///
  /// ```swift
  /// TaskRow(task).onDrop(of: [.text], delegate: Reordering(task: task, tasks: $tasks, moving: $moving))
  /// ```
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    nodes(DropModifier(delegate) { $0.isOne(of: supportedContentTypes) })
  }

  /// The same with types by their identifiers, as older code names them.
  @_disfavoredOverload
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }

  /// The same with types by their identifiers, as older code names them.
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(
      of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// The same with types by their identifiers, and the place in the view where it was let go.
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Takes values of a type that are dragged in this program, or come from another, and are let go above the view.
  ///
  /// ```swift
  /// Column(done).dropDestination(for: Card.self) { cards, _ in
  ///   move(cards, to: .done)
  ///   return true
  /// } isTargeted: {
  ///   isTargeted = $0
  /// }
  /// ```
  /// The innermost view under the pointer that takes what was let go has it; where it returns false to something from
  /// another program, the next one further out is asked. A view takes it anywhere in its frame, also where it draws nothing. A
  /// disabled view takes nothing. Values of the very type, addresses and texts come at once; what has to be made of bytes comes
  /// when it is made, and what `action` returns says nothing then.
  ///
  /// - Parameters:
  ///   - payloadType: the type.
  ///   - action: is given the values, at least one, and where in the view they were let go; says whether it took them.
  ///   - isTargeted: is called with true when something that fits comes above the view, and with false when it leaves, or was
  ///     let go. Of a drag from outside the window's library says nothing before it is over.
  /// - Returns: this view.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    let delegate = DropActions(targeted: isTargeted) { info in
      let known = info.providers.compactMap { $0.known(as: T.self) }
      if known.count == info.providers.count { return action(known, info.location) }
      Task {
        let values = await NSItemProvider.values(T.self, of: info.providers)
        if !values.isEmpty { _ = action(values, info.location) }
      }
      return true
    }
    return nodes(DropModifier(delegate) { $0.canBecome(T.self) })
  }
}

nonisolated extension NSItemProvider {
  fileprivate convenience init(dropped item: DropEvent.Item) {
    switch item {
    case .file(let path): self.init(.file(URL(fileURLWithPath: path)))
    case .text(let text): self.init(.text(text))
    }
  }
}
