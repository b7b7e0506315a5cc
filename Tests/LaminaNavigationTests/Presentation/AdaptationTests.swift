import Lamina
import LaminaTesting
import Testing

/// What presentations become in small windows, and how large sheets are.
@MainActor @Suite("Sizes of presentations")
struct AdaptationTests {
  private struct Screen: View {
    let kind: PresentationKind
    var horizontal = PresentationAdaptation.automatic
    var vertical = PresentationAdaptation.automatic
    @State private var shown = true
    var body: some View {
      VStack {
        Text(shown ? "shown" : "gone")
        Button("Show") { shown = true }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .presented(kind, "Title", while: $shown) {
        VStack {
          Text("Inner")
          Button("Done") { shown = false }
        }
        .presentationCompactAdaptation(horizontal: horizontal, vertical: vertical)
      }
    }
  }

  private func dialog(_ screen: Screen, _ size: CGSize) throws -> CGRect {
    let harness = Harness(size: size) { screen }
    harness.rest()
    return try #require(harness.semanticTree.all.last { $0.role == .dialog }?.frame)
  }

  private let narrow = CGSize(width: 400, height: 600)
  private let low = CGSize(width: 900, height: 300)
  private let small = CGSize(width: 400, height: 300)
  private let wide = CGSize(width: 900, height: 600)

  @Test("A popover stays one without a word, and becomes a sheet or a cover where that is said")
  func popover() throws {
    let plain = try dialog(Screen(kind: .popover), narrow)
    #expect(plain.width < 200)
    for other in [PresentationAdaptation.none, .popover, .automatic] {
      #expect(
        try dialog(Screen(kind: .popover, horizontal: other, vertical: other), narrow) == plain)
    }
    let sheet = try dialog(Screen(kind: .popover, horizontal: .sheet, vertical: .none), narrow)
    #expect(try sheet == dialog(Screen(kind: .sheet), narrow))
    let cover = try dialog(Screen(kind: .popover, horizontal: .fullScreenCover), narrow)
    #expect(cover == CGRect(origin: .zero, size: narrow))
    #expect(
      try dialog(
        Screen(kind: .popover, horizontal: .fullScreenCover, vertical: .fullScreenCover), wide
      ).width < 200)
  }

  @Test("A sheet becomes a cover, and a cover a sheet; an alert stays one")
  func others() throws {
    #expect(try dialog(Screen(kind: .sheet, horizontal: .fullScreenCover), narrow).size == narrow)
    #expect(try dialog(Screen(kind: .sheet, horizontal: .fullScreenCover), wide).size != wide)
    #expect(try dialog(Screen(kind: .cover, horizontal: .sheet), narrow).size != narrow)
    #expect(
      try dialog(Screen(kind: .sheet, horizontal: .popover), narrow)
        == dialog(Screen(kind: .sheet), narrow))
  }

  @Test("A low window goes by the vertical word, also where it is narrow, too")
  func vertical() throws {
    #expect(try dialog(Screen(kind: .sheet, vertical: .fullScreenCover), low).size == low)
    #expect(try dialog(Screen(kind: .sheet, horizontal: .fullScreenCover), low).size != low)
    #expect(
      try dialog(Screen(kind: .sheet, horizontal: .none, vertical: .fullScreenCover), small).size
        == small)
    #expect(
      try dialog(Screen(kind: .sheet, horizontal: .fullScreenCover, vertical: .none), small).size
        != small)
  }

  @Test("It changes with the window, keeps its state, and is ended as what it is shown as")
  func changes() {
    let harness = Harness(size: wide) { Screen(kind: .popover, horizontal: .sheet) }
    harness.rest()
    harness.resize(to: narrow)
    harness.rest()
    harness.tap(at: CGPoint(x: 200, y: 5))
    #expect(harness.exists("Inner"), "a press beside a sheet does not end it")
    harness.press(.escape)
    harness.rest()
    #expect(harness.exists("gone"))
    harness.resize(to: wide)
    harness.tap("Show")
    harness.rest()
    harness.tap(at: CGPoint(x: 20, y: 580))
    harness.rest()
    #expect(harness.exists("gone"), "one beside a popover does")
  }

  private struct Sized<S: PresentationSizing>: View {
    let sizing: S
    var body: some View {
      Color.clear.sheet(isPresented: .constant(true)) {
        Text("Inner").padding().frame(idealWidth: 300, idealHeight: 250).presentationSizing(sizing)
      }
    }
  }

  private func size(_ sizing: some PresentationSizing, in window: CGSize) throws -> CGSize {
    let harness = Harness(size: window) { Sized(sizing: sizing) }
    harness.rest()
    return try #require(harness.semanticTree.all.last { $0.role == .dialog }?.frame.size)
  }

  @Test("A sheet is as its content, as a form or as a page, and no larger than its window")
  func sizing() throws {
    let window = CGSize(width: 1000, height: 1000)
    #expect(try size(.fitted, in: window) == CGSize(width: 300, height: 250))
    #expect(try size(.form, in: window) == CGSize(width: 540, height: 620))
    #expect(try size(.page, in: window) == CGSize(width: 720, height: 860))
    let small = CGSize(width: 700, height: 500)
    #expect(try size(.form, in: small) == CGSize(width: 540, height: 452))
    #expect(try size(.page, in: small) == CGSize(width: 652, height: 452))
    #expect(
      try size(.page.fitted(horizontal: false, vertical: true), in: window)
        == CGSize(width: 720, height: 250))
  }

  @Test("Without a word it is as automatic; a narrow window is filled whatever is said")
  func automatic() throws {
    let window = CGSize(width: 1000, height: 1000)
    let harness = Harness(size: window) {
      Color.clear.sheet(isPresented: .constant(true)) {
        Text("Inner").padding().frame(idealWidth: 300, idealHeight: 250)
      }
    }
    harness.rest()
    #expect(
      try size(.automatic, in: window)
        == harness.semanticTree.all.last { $0.role == .dialog }?.frame.size)
    let narrow = CGSize(width: 400, height: 700)
    #expect(try size(.fitted, in: narrow) == size(.page, in: narrow))
  }

  private struct Half: PresentationSizing {
    func proposedSize(
      for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
      ProposedViewSize(width: root.sizeThatFits(.unspecified).width * 2, height: nil)
    }
  }

  @Test("A sizing of one's own measures the content")
  func own() throws {
    let size = try size(Half(), in: CGSize(width: 1000, height: 1000))
    #expect(size.width == 600 && size.height < 400)
  }
}
