package import Lamina

/// The form, and beside it, or below where it is narrow, the server that it asks.
package struct SignUpView: View {
  private let session: SignUpSession
  @Environment(\.servesSignUp) private var isServed
  @State private var width: CGFloat = 0
  @ScaledMetric private var textScale: CGFloat = 1

  package init(_ session: SignUpSession) { self.session = session }

  package var body: some View {
    layout {
      SignUpForm(session.model).frame(minWidth: 260, maxWidth: 420 * textScale).frame(
        maxWidth: .infinity)
      ServerPanel(session).frame(minWidth: 260, maxWidth: 420 * textScale).frame(
        maxWidth: .infinity)
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .task(id: isServed) { if isServed { await session.run() } }
  }

  private var layout: AnyLayout {
    width > 0 && width < 600 * textScale
      ? AnyLayout(VStackLayout(spacing: 24))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 32))
  }
}
