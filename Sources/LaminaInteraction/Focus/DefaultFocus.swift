/// When a default focus counts.
public nonisolated struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String
  /// When the view appears and no view has the focus.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// When the view appears, whichever view has the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

extension View {
  /// Gives the focus to the view that stands for `value` in `binding` when this one appears.
  ///
  /// - Parameters:
  ///   - binding: the focus state.
  ///   - value: what it shall be at first.
  ///   - priority: whether only while no view has the focus.
  /// - Returns: a view that has a focus to begin with.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.box.begin(with: value, takesOver: priority == .userInitiated) }
  }
}
