extension NavigationState {
  /// Makes a state of one window.
  ///
  /// - Precondition: The template has a tab or a pane where it has tabs or panes, and its selection
  ///   exists.
  public init(_ template: NavigationTemplate, scene: String = "main") {
    self.init()
    if case .refused(let reason) = apply(.openWindow(scene: scene, template)) {
      preconditionFailure("NavigationState(_:): \(reason)")
    }
  }
}
