extension View {
  /// Presents a sheet with which a person shares items, while `isPresented` is true.
  ///
  /// ```swift
  /// .shareSheet(isPresented: $isSharing, items: [.text(story), .picture(cover)]) { result in
  ///   if result.outcome.isCompleted { count += 1 }
  /// }
  /// ```
  /// - Parameters:
  ///   - isPresented: whether it is shown; false once it has ended.
  ///   - items: what is shared; their contents are made once an activity is chosen.
  ///   - activities: activities of your own, before the standard ones; one of a standard type takes its place.
  ///   - excluded: kinds that are not offered.
  ///   - completion: called exactly once for each time that it is shown: with the activity that was chosen, and how it
  ///     ended.
  /// - Returns: this view.
  public func shareSheet(
    isPresented: Binding<Bool>, items: [ShareItem], activities: [any ShareActivity] = [],
    excluded: Set<ShareActivityType> = [], completion: @escaping (ShareResult) -> Void = { _ in }
  ) -> some View {
    sheet(isPresented: isPresented) {
      ShareSheet(
        request: ShareRequest(
          items: items, activities: activities, excluded: excluded, completion: completion),
        previews: []
      )
      .modifier(SheetFromBelow())
    }
  }
}

/// Has a sheet come from below where the window is narrow.
private struct SheetFromBelow: ViewModifier {
  @Environment(\.horizontalSizeClass) private var width

  func body(content: Content) -> some View {
    content.presentationDetents(orNone: width == .compact ? [.medium, .large] : [])
  }
}
