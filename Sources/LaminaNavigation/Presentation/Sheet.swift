public import LaminaGeometry
import LaminaRoutes

extension View {
  /// Presents a sheet while `isPresented` is true.
  ///
  /// ```swift
  /// .sheet(isPresented: $isAdding) { NewRecipe() }
  /// ```
  /// The views below take nothing meanwhile. Escape, `dismiss()` and the binding end it; then `onDismiss`
  /// is called. It takes as much room as its content wants, up to a large part of the window; in a narrow
  /// window it fills it. While something else is presented on the same level, it waits.
  ///
  /// - Parameters:
  ///   - isPresented: whether it is shown; false once it has ended.
  ///   - onDismiss: called when it has ended.
  ///   - content: what it shows, with the environment of this view.
  /// - Returns: this view.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, while: isPresented, onDismiss, content)
  }

  /// Presents a sheet for an item, while there is one; another item is another sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, for: item, onDismiss, content)
  }

  /// Presents something that covers the whole window while `isPresented` is true.
  ///
  /// A person leaves it by what it offers only: it has no edge, and Escape does not end it.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.cover, while: isPresented, onDismiss, content)
  }

  /// Covers the whole window for an item, while there is one.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.cover, for: item, onDismiss, content)
  }

  /// Presents a popover that points to this view while `isPresented` is true; a press beside it ends it.
  ///
  /// - Parameters:
  ///   - isPresented: whether it is shown.
  ///   - attachmentAnchor: what in this view it points to.
  ///   - arrowEdge: the edge of that at which it stands, if there is room.
  ///   - content: what it shows.
  /// - Returns: this view.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PopoverView(anchor: attachmentAnchor, edge: arrowEdge, content: self) { view, place in
      view.presenting(.popover, at: place, while: isPresented, nil, content)
    }
  }

  /// Presents a popover that points to this view for an item, while there is one.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PopoverView(anchor: attachmentAnchor, edge: arrowEdge, content: self) { view, place in
      view.presenting(.popover, at: place, for: item, nil, content)
    }
  }
}

extension View {
  /// Presents a content while a binding is true.
  func presenting<Content: View>(
    _ style: PresentationStyle, at place: PopoverPlace? = nil, while isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)?, _ content: @escaping () -> Content
  ) -> some View {
    PresentingView(
      content: self, style: style, place: place,
      identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      close: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
      ended: onDismiss, presented: content)
  }

  /// Presents a content for an item.
  func presenting<Item: Identifiable, Content: View>(
    _ style: PresentationStyle, at place: PopoverPlace? = nil, for item: Binding<Item?>,
    _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> Content
  ) -> some View {
    PresentingView(
      content: self, style: style, place: place,
      identity: { item.wrappedValue.map { AnyHashable($0.id) } },
      close: { if item.wrappedValue != nil { item.wrappedValue = nil } },
      ended: onDismiss, presented: { item.wrappedValue.map(content) })
  }
}

/// A view to which a popover points.
private struct PopoverView<Content: View, Presenting: View>: View {
  let anchor: PopoverAttachmentAnchor
  let edge: Edge
  let content: Content
  let present: (PopoverTarget<Content>, PopoverPlace) -> Presenting
  @State private var place = PopoverPlace()

  var body: some View {
    let place = place
    (place.anchor, place.edge) = (anchor, edge)
    return present(PopoverTarget(content: content, place: place), place)
  }
}

/// Notes where the view is in the window.
private struct PopoverTarget<Content: View>: View {
  let content: Content
  let place: PopoverPlace

  var body: some View {
    content.onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: {
      place.frame = $0
    }
  }
}
