import Lamina
import LaminaTesting
import Testing

private struct Groups: View {
  let row: CGFloat?
  let section: ListSectionSpacing

  var body: some View {
    List {
      Section {
        Text("a").frame(height: 40)
        Text("b").frame(height: 40)
      }
      Section {
        Text("c").frame(height: 40)
        Text("d").frame(height: 40)
      }
    }
    .listRowSpacing(row)
    .listSectionSpacing(section)
  }
}

@MainActor @Suite("Idioms: room between rows and around what scrolls")
struct ListSpacingTests {
  private func tops(_ groups: Groups) -> [CGFloat] {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { groups }
    let tops = ["a", "b", "c", "d"].map { harness.frame(of: $0)?.minY ?? -1 }
    return zip(tops.dropFirst(), tops).map { $0 - $1 }
  }

  @Test("Rows of a section, and sections, are as far from each other as the list says")
  func spacing() {
    let own = tops(Groups(row: nil, section: .default))
    #expect(own[0] == own[1] && own[1] == own[2])
    #expect(tops(Groups(row: 5, section: .default)) == [own[0] + 5, own[1], own[2] + 5])
    #expect(tops(Groups(row: nil, section: .custom(12))) == [own[0], own[1] + 12, own[2]])
    #expect(tops(Groups(row: 5, section: .compact)) == [own[0] + 5, own[1] + 4, own[2] + 5])
  }

  @Test("Margins are for what scrolls, for its thumbs or for both")
  func margins() {
    func top(_ placement: ContentMarginPlacement) -> CGFloat? {
      let harness = Harness(size: CGSize(width: 100, height: 100)) {
        ScrollView { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("\($0)") } } }
          .contentMargins(.top, 30, for: placement)
      }
      return harness.frame(of: "0")?.minY
    }
    let own = top(.scrollIndicators)
    #expect(top(.scrollContent) == own.map { $0 + 30 })
    #expect(top(.automatic) == top(.scrollContent))
  }

  @Test("Thumbs keep to their margins")
  func thumbs() {
    func picture(_ placement: ContentMarginPlacement?) -> Bitmap {
      Harness(size: CGSize(width: 60, height: 100)) {
        ScrollView { Color.white.frame(height: 1_000) }
          .contentMargins(
            .top,
            placement == nil
              ? EdgeInsets() : EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0),
            for: placement ?? .automatic)
      }.picture()
    }
    #expect(!picture(nil).hasSamePixels(as: picture(.scrollIndicators)))
    #expect(picture(nil).hasSamePixels(as: picture(nil)))
  }

  @Test("The faintest of the hierarchy of styles, and angles that change in place")
  func names() {
    let harness = Harness(size: CGSize(width: 20, height: 20)) { Rectangle().fill(.quinary) }
    let other = Harness(size: CGSize(width: 20, height: 20)) { Rectangle().fill(.quaternary) }
    #expect(!harness.picture().hasSamePixels(as: other.picture()))
    var angle = Angle.degrees(30)
    angle += .degrees(60)
    #expect(abs(angle.degrees - 90) < 1e-9)
    angle -= .degrees(45)
    angle *= 2
    angle /= 3
    #expect(abs(angle.degrees - 30) < 1e-9)
    #expect(abs((2 * angle / 4 * 2).degrees - 30) < 1e-9)
  }
}
