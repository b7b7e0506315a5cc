public import LaminaGeometry

/// A view with a column beside it that says more of what is chosen; a sheet where there is no room.
private struct InspectorView<Content: View, Inspector: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector
  @State private var column = InspectorColumn()
  @State private var width: CGFloat?
  @ScaledMetric private var textScale = 1.0
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.measures) private var measures

  var body: some View {
    let isSheet = isSheet
    InspectorLayout(width: column.width, textScale: textScale) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented.wrappedValue, !isSheet {
        HStack(spacing: 0) {
          Divider()
          VStack { inspector() }.frame(maxWidth: .infinity, maxHeight: .infinity)
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
      inspector().frame(maxWidth: .infinity, maxHeight: .infinity)
        .presentationDetents([.medium, .large])
    }
  }

  /// Whether there is no room for a column: in a compact window, and where it would leave the view too little.
  private var isSheet: Bool {
    if sizeClass == .compact { return true }
    return width.map { !column.width.fits(in: $0, textScale: textScale) } ?? false
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
