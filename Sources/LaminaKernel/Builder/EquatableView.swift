/// A view that is evaluated again only if it is not equal to the one before.
public struct EquatableView<Content: Equatable & View>: View {
  /// The view.
  public var content: Content

  /// Makes a view that is compared by `==`.
  public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Evaluates the view again only if it is not equal to the one before.
  ///
  /// ```swift
  /// struct Chart: View, Equatable {
  ///   let values: [Double]
  ///   let onTap: () -> Void
  ///   static func == (a: Chart, b: Chart) -> Bool { a.values == b.values }
  ///   …
  /// }
  /// Chart(values: values) { show() }.equatable()
  /// ```
  ///
  /// Views that are `Equatable` are compared so anyway; what they keep, find and observe evaluates them as ever.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
