import LaminaDisplay
import LaminaDrawing
public import LaminaGeometry
import LaminaLayout

/// A view with a column beside it that says more of what is chosen; a sheet where there is no room.
///
/// The column's content is evaluated in one place and shown in the other: it keeps its state when the width changes.
private struct InspectorView<Content: View, Inspector: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector
  @State private var isNarrow = false
  @State private var home = InspectorHome()
  @Environment(\.measures) private var measures

  var body: some View {
    InspectorHost(
      content: places, inspector: inspector, isPresented: isPresented.wrappedValue, home: home)
  }

  private var places: some View {
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented.wrappedValue, !isNarrow {
        HStack(spacing: 0) {
          Divider()
          InspectorPlace(home: home, isColumn: true).frame(maxHeight: .infinity)
            .modifier(InspectorWidth())
        }
        .transition(.move(edge: .trailing).animation(measures.sheetAnimation))
      }
    }
    .onNarrowChange { isNarrow = $0 }
    .sheet(
      isPresented: Binding(
        get: { isNarrow && isPresented.wrappedValue },
        set: { if !$0, isNarrow { isPresented.wrappedValue = false } })
    ) {
      // A pointer takes it away by the handle, as it does a sheet on a phone.
      InspectorPlace(home: home, isColumn: false)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .presentationDetents([.medium, .large])
    }
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
      element.setChild(1, to: VStack { inspector() }, environment: home.environment)
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

/// The width of the column, as far as its content does not say so.
private struct InspectorWidth: ViewModifier {
  @ScaledMetric private var width = 260.0

  func body(content: Content) -> some View {
    content.frame(minWidth: 180, idealWidth: width, maxWidth: width)
  }
}

extension View {
  /// Shows a column at the trailing side while `isPresented` is true; in a narrow window a sheet.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    InspectorView(content: self, isPresented: isPresented, inspector: content)
  }

  /// Makes the column of an inspector so many points wide.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    frame(width: width.usableLength())
  }

  /// Makes the column of an inspector at best so many points wide.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    frame(
      minWidth: min?.usableLength(), idealWidth: ideal.usableLength(),
      maxWidth: max?.usableLength())
  }
}
