extension View {
  /// Says whether the controls inside show their labels, which assistive tools read in any case.
  ///
  /// ```swift
  /// Toggle("Wi-Fi", isOn: $isOn).labelsVisibility(isNarrow ? .hidden : .visible)
  /// ```
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.labelsAreHidden) { isHidden in
      switch visibility {
      case .automatic: break
      case .visible: isHidden = false
      case .hidden: isHidden = true
      }
    }
  }
}

extension EnvironmentValues {
  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { labelsAreHidden ? .hidden : .automatic }
    set { labelsAreHidden = newValue == .hidden }
  }
}
