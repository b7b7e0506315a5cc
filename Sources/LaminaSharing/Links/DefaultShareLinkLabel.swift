/// The label of a share link that is given none: an arrow out of a box, and a title.
public struct DefaultShareLinkLabel: View {
  private let title: Text

  init(_ title: Text = Text("Share…")) { self.title = title }

  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
