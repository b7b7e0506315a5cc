import LaminaDrawing
public import LaminaGeometry
import LaminaLayout

/// A view with a column beside it that says more of what is chosen; a sheet where there is no room.
private struct InspectorView<Content: View, Inspector: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector
  @State private var isNarrow = false
  @Environment(\.measures) private var measures

  var body: some View {
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented.wrappedValue, !isNarrow {
        HStack(spacing: 0) {
          Divider()
          inspector().frame(maxHeight: .infinity).modifier(InspectorWidth())
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
      inspector().frame(maxWidth: .infinity, maxHeight: .infinity)
        .presentationDetents([.medium, .large])
    }
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
