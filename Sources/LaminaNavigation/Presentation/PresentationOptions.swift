import LaminaDisplay
public import LaminaGeometry
public import LaminaLayout

/// What a presented content says of the way in which it is shown.
struct PresentationOptions {
  var isDismissDisabled = false
  var detents: Set<PresentationDetent> = []
  var selection: Binding<PresentationDetent>?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: AnyView?
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
  /// How large a sheet is.
  var sizing: any PresentationSizing = .automatic
  var horizontalAdaptation = PresentationAdaptation.automatic
  var verticalAdaptation = PresentationAdaptation.automatic

  /// Whether it comes from the lower edge and keeps to it.
  var isAtBottom: Bool { !detents.isEmpty }
}

/// Says something of the thing in which a view is presented, for as long as the view is there.
private struct PresentationOption<Content: View>: WrappingView {
  let content: Content
  let set: (inout PresentationOptions) -> Void
  /// What is wrong with it in a view of this name; asked for once the update is over.
  let problem: ((String) -> ViewDiagnostic?)?

  func update(_ element: Element) {
    element.setChild(0, to: content)
    if let problem {
      element.graph.afterUpdate { [weak element] in
        guard let element, let diagnostic = problem(element.authorName) else { return }
        element.graph.report(diagnostic)
      }
    }
    guard let item = element.read(\.presentedItem) else { return }
    var options = item.options
    set(&options)
    item.options = options
  }
}

extension View {
  /// Says something of the thing in which the view is presented.
  func presented(
    problem: ((String) -> ViewDiagnostic?)? = nil,
    _ set: @escaping (inout PresentationOptions) -> Void
  ) -> some View {
    PresentationOption(content: self, set: set, problem: problem)
  }

  /// Keeps a person from ending what the view is presented in by Escape, a press beside it or a drag.
  ///
  /// `dismiss()` and the binding still end it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presented { $0.isDismissDisabled = isDisabled }
  }

  /// Has the sheet in which the view is presented keep to the lower edge, at one of several heights.
  ///
  /// ```swift
  /// .sheet(isPresented: $showsFilter) { Filter().presentationDetents([.medium, .large]) }
  /// ```
  /// A drag of its upper edge goes from one to the next, and below the lowest ends it.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presented {
      detents.isEmpty ? .noDetents(view: $0) : nil
    } _: {
      $0.detents = detents
    }
  }

  /// The same for views of rooms above, for which an empty set is no mistake: it leaves the sheet as it would be.
  package func presentationDetents(orNone detents: Set<PresentationDetent>) -> some View {
    presented { $0.detents = detents }
  }

  /// Has the sheet keep to the lower edge, at the height that `selection` says; a drag sets it.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presented {
      if detents.isEmpty { return .noDetents(view: $0) }
      let wanted = selection.wrappedValue
      return detents.contains(wanted) ? nil : .unknownDetent(detent: wanted.name, view: $0)
    } _: {
      $0.detents = detents
      $0.selection = selection
    }
  }

  /// Shows or hides the handle at the upper edge of a sheet that has detents.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presented { $0.dragIndicator = visibility }
  }

  /// Rounds the corners of what the view is presented in, by so many points; nil is the usual radius.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    let radius = cornerRadius?.usableLength()
    return presented { $0.cornerRadius = radius }
  }

  /// Fills what the view is presented in.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let background = AnyView(Rectangle().fill(style))
    return presented { $0.background = background }
  }

  /// Puts a view behind what the view is presented in.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = AnyView(ZStack(alignment: alignment) { content() })
    return presented { $0.background = background }
  }
}
