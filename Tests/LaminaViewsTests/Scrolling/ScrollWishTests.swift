import LaminaTesting
import Testing

/// What programs ask for is not lost over what is reported at the same time.
@Suite struct ScrollWishTests {
  /// When a row more asks for the end.
  enum Moment: CaseIterable { case change, geometry, scrollGeometry, rowAppears, task, action }

  private struct Chat: View {
    let moment: Moment
    @State private var lines = Array(0..<40)
    @State private var position = ScrollPosition(edge: .bottom)

    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(lines, id: \.self) { line in
              Text("line \(line)").frame(height: 20)
                .onAppear { if line >= 40 { ask(.rowAppears) } }
            }
          }
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: { _, _ in
            ask(.geometry)
          }
        }
        .scrollPosition($position)
        .onChange(of: lines.count) { ask(.change) }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentSize.height
        } action: { _, _ in
          ask(.scrollGeometry)
        }
        Button("send") {
          lines.append(lines.count)
          ask(.action)
        }
      }
      .task(id: lines.count) { ask(.task) }
    }

    private func ask(_ now: Moment) { if now == moment { position.scrollTo(edge: .bottom) } }
  }

  @Test(
    "the end that is asked for once a row has come is where it goes, though a person has scrolled",
    arguments: Moment.allCases)
  func chat(moment: Moment) async {
    let harness = Harness(size: CGSize(width: 200, height: 228)) { Chat(moment: moment) }
    harness.scroll(by: CGSize(width: 0, height: -200))
    harness.advance(by: 1)
    harness.tap("send")
    await harness.run(for: 1)
    let end = harness.frame(of: "send")?.minY ?? 0
    #expect(abs((harness.frame(of: "line 40")?.maxY ?? 0) - end) < 1)
  }

  private struct Watched: View {
    @State private var position = ScrollPosition(idType: Int.self)

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40) { Text("line \($0)").frame(height: 20) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($position)
      .onScrollPhaseChange { _, phase in if phase == .idle { position.scrollTo(id: 10) } }
    }
  }

  @Test("a row that is asked for when a person's scroll is over is gone to")
  func phase() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Watched() }
    harness.scroll(by: CGSize(width: 0, height: 90))
    harness.advance(by: 3)
    #expect(harness.frame(of: "line 10")?.minY == 0)
  }

  private struct Rows: View {
    let byAnchor: UnitPoint?
    @State private var rows = Array(0..<40)
    @State private var id: Int?

    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(rows, id: \.self) { Text("row \($0)").frame(height: 20) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $id, anchor: byAnchor)
        .onChange(of: rows.count) { id = rows.last }
        Text("at \(id ?? -1)").frame(height: 20)
        Button("more") { rows += Array(rows.count..<(rows.count + 5)) }.frame(height: 20)
      }
    }
  }

  @Test("an id that is set once rows have come is gone to", arguments: [nil, UnitPoint.bottom])
  func byID(anchor: UnitPoint?) {
    let harness = Harness(size: CGSize(width: 200, height: 240)) { Rows(byAnchor: anchor) }
    harness.scroll(by: CGSize(width: 0, height: 100))
    harness.advance(by: 1)
    harness.tap("more")
    harness.advance(by: 1)
    #expect(harness.frame(of: "row 44")?.maxY == 200)
    harness.scroll(by: CGSize(width: 0, height: -90))
    harness.advance(by: 1)
    #expect(harness.exists(anchor == nil ? "at 30" : "at 40"), "reports go on")
  }

  private struct Both: View {
    @State private var position = ScrollPosition(x: 0, y: 0)

    var body: some View {
      VStack(spacing: 0) {
        ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 900, height: 900) }
          .scrollPosition($position)
        Text(position.isPositionedByUser ? "by a person" : "x \(Int(position.x ?? -1))")
        Button("aside") { position.scrollTo(x: 300) }
      }
    }
  }

  @Test("a way along one axis is not over because a person had the other one")
  func otherAxis() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Both() }
    harness.scroll(by: CGSize(width: 0, height: 120))
    harness.advance(by: 1)
    #expect(harness.exists("by a person"))
    harness.tap("aside")
    harness.advance(by: 1)
    #expect(harness.exists("x 300"))
    harness.scroll(by: CGSize(width: 0, height: 50))
    harness.advance(by: 1)
    #expect(harness.exists("by a person"))
  }
}
