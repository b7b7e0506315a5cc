import Lamina
import LaminaTesting
import Testing

/// How lists look in the first column of a split view, and grounds of screens.
@MainActor @Suite("Lists in sidebars")
struct SidebarListTests {
  private struct Split: View {
    var style: (any ListStyle)?
    @State private var row: Int?
    private var list: some View { List(0..<3, id: \.self, selection: $row) { Text("row \($0)") } }
    var body: some View {
      NavigationSplitView {
        if let style { AnyView(list.listStyle(style)) } else { list }
      } detail: {
        List(0..<2, id: \.self) { Text("detail \($0)") }
      }
    }
  }

  private func picture(_ style: (any ListStyle)?, width: CGFloat = 700) -> Bitmap {
    Harness(size: CGSize(width: width, height: 200)) { Split(style: style) }.picture()
  }

  @Test("A list in the first column looks like a sidebar by itself, unless its style is said")
  func look() {
    #expect(picture(nil).hasSamePixels(as: picture(.sidebar)))
    #expect(!picture(nil).hasSamePixels(as: picture(.plain)))
    #expect(!picture(nil).hasSamePixels(as: picture(.inset)))
  }

  @Test("Where there is room for one column, it looks like other lists")
  func narrow() {
    #expect(picture(nil, width: 300).hasSamePixels(as: picture(.inset, width: 300)))
  }

  @Test("A screen without a title is called as its document's file; a ground is behind its bars")
  func document() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      NavigationStack {
        Text("words").navigationDocument(URL(fileURLWithPath: "/tmp/Letter.txt"))
          .containerBackground(.red, for: .navigation)
      }
    }
    #expect(harness.exists("Letter.txt"))
    let picture = harness.picture()
    let corner = picture.pixel(x: 5, y: picture.size.height - 5)
    #expect(corner >> 16 & 255 > 200 && corner >> 8 & 255 < 110)
  }
}
