import LaminaDisplay

/// A view that says what makes the screens for values of a type.
private struct DestinationView<Content: View>: WrappingView {
  let content: Content
  let destination: Destination

  func update(_ element: Element) {
    if let place = element.read(\.screenPlace) {
      if let stack = place.stack, let entry = place.entry {
        stack.register(destination, from: entry.id)
      }
      place.target?.register(destination)
    }
    element.setChild(0, to: content)
  }
}

/// A view that pushes a screen while a binding says so.
private struct PushingView<Content: View>: RememberingView, WrappingView {
  let content: Content
  let identity: () -> AnyHashable?
  let close: () -> Void
  let make: () -> AnyView?

  func makeMemory(for element: Element) -> Pushing {
    // The binding of a screen that is covered pushes onto the top.
    element.neverRest()
    return Pushing()
  }

  func update(_ element: Element) {
    element.setChild(0, to: content)
    let pushing = memory(of: element)
    let wanted = element.tracked(identity)
    pushing.close = close
    guard let place = element.read(\.screenPlace), let stack = place.stack, let entry = place.entry
    else { return }
    if wanted == pushing.identity {
      guard wanted != nil, let view = pushing.view else { return }
      view.make = make
      return stack.refresh(view)
    }
    pushing.identity = wanted
    let old = pushing.view
    pushing.view = wanted.map { wanted in
      PushedView(above: entry.id, make: make) { [weak pushing] in
        if pushing?.identity == wanted { pushing?.close() }
      }
    }
    stack.turn(from: old, to: pushing.view)
  }

  @MainActor final class Pushing {
    var identity: AnyHashable?
    var view: PushedView?
    var close: () -> Void = {}
  }
}

extension View {
  /// Makes the screens for the values of a type in the path of the stack around the view.
  ///
  /// Of several for one type the one nearest to the root counts. In a lazy container it is known only
  /// once its row is made: put it outside.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    DestinationView(
      content: self,
      destination: Destination(
        type: ObjectIdentifier(D.self), takes: { $0.base is D },
        make: { value in (value.base as? D).map { AnyView(destination($0)) } }))
  }

  /// Pushes a screen while `isPresented` is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    PushingView(
      content: self, identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      close: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
      make: { AnyView(destination()) })
  }

  /// Pushes a screen for an item, while there is one; another item is another screen.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    PushingView(
      content: self, identity: { item.wrappedValue.map { AnyHashable($0) } },
      close: { if item.wrappedValue != nil { item.wrappedValue = nil } },
      make: { item.wrappedValue.map { AnyView(destination($0)) } })
  }
}
