import Lamina
import LaminaTesting
import Testing

/// How wide an inspector is, and where it is a column.
@MainActor @Suite("The columns of inspectors")
struct InspectorColumnTests {
  private struct Screen<Detail: View>: View {
    let detail: Detail
    @State private var isShown = true

    init(@ViewBuilder _ detail: () -> Detail) { self.detail = detail() }

    var body: some View {
      Color.clear.accessibilityElement().accessibilityLabel("main")
        .inspector(isPresented: $isShown) { detail }
    }
  }

  private var ground: some View {
    Color.clear.accessibilityElement().accessibilityLabel("column")
  }

  private func frames<V: View>(
    in width: CGFloat = 900, _ view: V
  ) throws -> (main: CGRect, column: CGRect) {
    let harness = Harness(size: CGSize(width: width, height: 400)) { Screen { view } }
    harness.settle()
    return (
      try #require(harness.frame(of: "main")), try #require(harness.frame(of: "column"))
    )
  }

  @Test(
    "The column is as wide as its content says, and lies beside the view", arguments: [180, 320])
  func width(_ width: CGFloat) throws {
    for view in [
      AnyView(ground.inspectorColumnWidth(width)),
      AnyView(ground.inspectorColumnWidth(min: 100, ideal: width, max: 400)),
      AnyView(VStack { ground.inspectorColumnWidth(width) }.padding(4)),
    ] {
      let (main, column) = try frames(view)
      #expect(main.width == 900 - width)
      #expect(column.maxX <= 900 && column.minX >= main.maxX)
      #expect(column.width >= width - 9)
    }
  }

  @Test("It gives way down to its least before the view beside it has less than 250 points")
  func givesWay() throws {
    let (main, column) = try frames(
      in: 560, ground.inspectorColumnWidth(min: 150, ideal: 400, max: 500))
    #expect(main.width == 250 && column.maxX == 560)
  }

  @Test(
    "In a wide window a column with an inspector keeps it as a column where 250 points are left")
  func inSplitView() throws {
    struct Split: View {
      @State private var isShown = true
      var body: some View {
        NavigationSplitView {
          Text("sidebar")
        } content: {
          Text("content")
        } detail: {
          Text("detail").inspector(isPresented: $isShown) {
            Text("more").inspectorColumnWidth(150)
          }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 900, height: 400)) { Split() }
    harness.advance(by: 1)
    #expect(harness.elements(role: .dialog).isEmpty)
    let (detail, more) = (
      try #require(harness.frame(of: "detail")), try #require(harness.frame(of: "more"))
    )
    #expect(detail.maxX < more.minX && more.maxX <= 900)
    harness.resize(to: CGSize(width: 500, height: 400))
    harness.advance(by: 1)
    #expect(harness.elements(role: .dialog).count == 1)
  }
}
