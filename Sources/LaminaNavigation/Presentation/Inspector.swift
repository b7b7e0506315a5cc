import LaminaDisplay
import LaminaDrawing
public import LaminaGeometry

/// A view with a column beside it that says more of what is chosen; a sheet where there is no room.
///
/// The column's content is evaluated in one place and shown in the other: it keeps its state when the width changes.
private struct InspectorView<Content: View, Inspector: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector
  @State private var column = InspectorColumn()
  @State private var width: CGFloat?
  @State private var home = InspectorHome()
  @ScaledMetric private var textScale = 1.0
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.measures) private var measures

  var body: some View {
    InspectorHost(
      content: places, inspector: inspector, isPresented: isPresented.wrappedValue, home: home)
  }

  private var places: some View {
    let isSheet = isSheet
    return InspectorLayout(width: column.width, textScale: textScale) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented.wrappedValue, !isSheet {
        HStack(spacing: 0) {
          Divider()
          InspectorPlace(home: home, isColumn: true)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .environment(\.inspectorColumn, column)
        }
        .transition(.move(edge: .trailing).animation(measures.sheetAnimation))
      }
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .sheet(
      isPresented: Binding(
        get: { isSheet && isPresented.wrappedValue },
        set: { if !$0, isSheet { isPresented.wrappedValue = false } })
    ) {
      // A pointer takes it away by the handle, as it does a sheet on a phone.
      InspectorPlace(home: home, isColumn: false)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .presentationDetents([.medium, .large])
    }
  }

  /// Whether there is no room for a column: in a compact window, and where it would leave the view too little.
  private var isSheet: Bool {
    if sizeClass == .compact { return true }
    return width.map { !column.width.fits(in: $0, textScale: textScale) } ?? false
  }
}

/// Where the content of an inspector is shown: the place that came last.
@MainActor
private final class InspectorHome {
  let portal = Portal()
  /// The view that has the content.
  weak var host: Element?
  /// Whether the host is being evaluated, which will find what is said meanwhile.
  var isUnderWay = false
  private var places: [Weak<Element>] = []
  private(set) var environment: EnvironmentValues?
  private(set) var isColumn = true

  var isShown: Bool { places.contains { $0.object?.isMounted == true } }

  func isCurrent(_ place: Element) -> Bool { places.last?.object === place }

  /// Shows the content at a place, with its environment, from the first time on until another one comes.
  func show(at place: Element, isColumn: Bool, in environment: EnvironmentValues) {
    if !places.contains(where: { $0.object === place }) {
      for other in places { other.object?.rebuild() }
      places.append(Weak(object: place))
    }
    guard isCurrent(place) else { return }
    if let known = self.environment, known.isSame(as: environment), self.isColumn == isColumn {
      return
    }
    (self.environment, self.isColumn) = (environment, isColumn)
    if !isUnderWay { host?.invalidate() }
  }

  /// A place is gone.
  func leave(_ place: Element) {
    places.removeAll { $0.object === place || $0.object == nil }
    host?.invalidate()
  }
}

/// Holds the content of an inspector, and sends it to where it is shown.
private struct InspectorHost<Content: View, Inspector: View>: PrimitiveView, PreferenceView {
  let content: Content
  let inspector: () -> Inspector
  let isPresented: Bool
  let home: InspectorHome

  func update(_ element: Element) {
    home.host = element
    home.isUnderWay = true
    element.setChild(0, to: content)
    home.isUnderWay = false
    // It stays while it leaves, and on its way from one place to the other.
    if home.isShown || isPresented && element.children.count > 1 {
      _ = element.readEverything()
      // What the closure alone reads counts for this element.
      let view = element.tracked(inspector)
      element.setChild(1, to: VStack { view }, environment: home.environment)
    } else if element.children.count > 1 {
      element.setChildren([element.children[0]])
    }
  }

  func nodes(_ element: Element) -> [Node] {
    home.portal.send(element.children.dropFirst().flatMap(\.shownOutputs))
    return element.children[0].shownOutputs
  }

  func preferences(_ element: Element, from content: PreferenceValues?) -> PreferenceValues? {
    home.isColumn ? content : element.children[0].preferences
  }
}

/// A place where the content of an inspector is shown, unless another one has come.
private struct InspectorPlace: PrimitiveView {
  let home: InspectorHome
  let isColumn: Bool

  func update(_ element: Element) {
    element.setChild(0, to: PortalExit(portal: home.portal))
    if element.isFirstEvaluation {
      element.onUnmount { [weak home, weak element] in if let element { home?.leave(element) } }
    }
    home.show(at: element, isColumn: isColumn, in: element.readEverything())
  }

  func nodes(_ element: Element) -> [Node] {
    home.isCurrent(element) ? element.childOutputs : []
  }
}

extension View {
  /// Shows a column at the trailing side while `isPresented` is true; a sheet in a compact window, and where the
  /// column would leave the view less than 250 points.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    InspectorView(content: self, isPresented: isPresented, inspector: content)
  }

  /// Makes the column of an inspector so many points wide.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumnWidth(min: width, ideal: width, max: width)
  }

  /// Makes the column of an inspector at best so many points wide.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    InspectorWidthClaim(
      content: self,
      width: InspectorWidth(
        least: min?.usableLength(), ideal: ideal.usableLength(), most: max?.usableLength()))
  }
}
