/// A view that says something to the view that places it.
private struct ContainerValueView<Content: View, Value>: DistributedView {
  let content: Content
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  static var shape: ViewShape { ViewShape.of(Content.self).withValues.distributed }

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(ContainerValueView<V, Value>(content: view, keyPath: keyPath, value: value))
  }

  func list(at path: ViewPath, in element: Element?) -> ViewListPart {
    .with(listInside(of: element, at: path)) { $0[keyPath: keyPath] = value }
  }
}

extension View {
  /// Says something to the view that places this one as a subview; see `ContainerValues`.
  ///
  /// Around a group it is said by each of its views. What is inside says it again with another value.
  public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View { ContainerValueView(content: self, keyPath: keyPath, value: value) }
}
