package import Lamina

/// The description at the left, the documents at the right, the mock's requests below.
package struct AdsView: View {
  private let desk: AdsDesk
  private let isServed: Bool

  /// Creates the window's contents.
  ///
  /// - Parameters:
  ///   - desk: what it shows.
  ///   - isServed: whether the mock listens while it is shown; pictures need none.
  package init(_ desk: AdsDesk, isServed: Bool = true) {
    self.desk = desk
    self.isServed = isServed
  }

  package var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        DescriptionPane(desk: desk)
        Divider()
        DocumentsPane(desk: desk)
        if let screen = desk.mock.screen {
          Divider()
          ScreenPane(screen: screen)
        }
      }
      Divider()
      RequestsPane(desk: desk)
    }
    .background(.background)
    .task(id: isServed) { if isServed { await desk.mock.serve() } }
  }
}
