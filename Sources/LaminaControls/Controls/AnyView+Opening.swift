extension AnyView {
  /// Makes a view of one whose type is not known; as it stands for any number of views, it is not taken for one.
  package init(opening view: any View) {
    func open(_ view: some View) -> AnyView { AnyView(view) }
    self = open(view)
  }
}
