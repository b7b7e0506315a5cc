import LaminaTesting
import Observation
import Testing

/// Headers and footers that stay in sight: where they are, what lies below them, what it costs.
@Suite struct PinnedHeaderTests {
  @Observable final class Choice { var taps: [String] = [] }

  private static let window = CGSize(width: 200, height: 300)

  private struct Edge: View {
    let name: String
    let choice: Choice
    var body: some View {
      Color.yellow.frame(height: 40).accessibilityIdentifier(name)
        .onTapGesture { choice.taps.append(name) }
    }
  }

  private struct Row: View {
    let name: String
    let choice: Choice
    var body: some View {
      Color.blue.frame(height: 40).accessibilityIdentifier(name)
        .onTapGesture { choice.taps.append(name) }
    }
  }

  /// Sections of 40 + 20 * 40 + 40 points: all rows are alike, so that estimates are exact.
  private func sections(
    _ pinned: PinnedScrollableViews, _ choice: Choice = Choice(), before: CGFloat = 0
  ) -> Harness {
    Harness(size: Self.window) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: before)
          LazyVStack(spacing: 0, pinnedViews: pinned) {
            ForEach(0..<50) { section in
              Section {
                ForEach(0..<20) { Row(name: "\(section).\($0)", choice: choice) }
              } header: {
                Edge(name: "head \(section)", choice: choice)
              } footer: {
                Edge(name: "foot \(section)", choice: choice)
              }
            }
          }
        }
      }
    }
  }

  /// In whole points: far down floating point numbers are a little off.
  private func top(_ harness: Harness, _ name: String) -> CGFloat? {
    harness.frame(of: name).map { ($0.minY * 1_000).rounded() / 1_000 }
  }

  @Test("a header stays at the top, and the next one pushes it away")
  func header() {
    let harness = sections(.sectionHeaders)
    #expect(top(harness, "head 0") == 0)
    harness.scroll(down: 100)
    #expect(top(harness, "head 0") == 0 && top(harness, "0.0") == -60)
    harness.scroll(down: 760)
    #expect(top(harness, "head 0") == -20 && top(harness, "head 1") == 20)
    harness.scroll(down: 20)
    #expect(top(harness, "head 1") == 0)
    harness.scroll(down: 400)
    #expect(top(harness, "head 1") == 0)
    harness.scroll(down: -401)
    #expect(top(harness, "head 1") == 1 && top(harness, "head 0") == -39)
  }

  @Test("a footer stays at the bottom from the start of its section on")
  func footer() {
    let harness = sections([.sectionHeaders, .sectionFooters])
    #expect(top(harness, "foot 0") == 260)
    harness.scroll(down: 500)
    #expect(top(harness, "foot 0") == 260 && top(harness, "head 0") == 0)
    harness.scroll(down: 100)
    #expect(top(harness, "foot 0") == 240 && top(harness, "head 1") == 280)
    #expect(top(harness, "foot 1") == 280)
    harness.scroll(down: 30)
    #expect(top(harness, "foot 0") == 210 && top(harness, "foot 1") == 260)
  }

  @Test("without pinning everything scrolls along")
  func plain() {
    let harness = sections([])
    harness.scroll(down: 100)
    #expect(top(harness, "head 0") == -100)
  }

  @Test("content before the stack counts, and the header is there after a jump into a section")
  func jump() {
    let harness = sections(.sectionHeaders, before: 55)
    harness.scroll(down: 100)
    #expect(top(harness, "head 0") == 0 && top(harness, "0.0") == -5)
    harness.scroll(down: 20_000)
    // 20,100 points: 55 before the stack, 22 sections of 880 points, and 685 of the next.
    #expect(top(harness, "head 22") == 0)
    harness.advance(by: 1)
    #expect(top(harness, "head 22") == 0)
  }

  @Test("the floating header is hit, not the rows below it, and its pixels cover them")
  func hits() {
    let choice = Choice()
    let harness = sections(.sectionHeaders, choice)
    harness.scroll(down: 100)
    harness.advance(by: 1)
    harness.tap(at: CGPoint(x: 100, y: 10))
    harness.tap(at: CGPoint(x: 100, y: 45))
    #expect(choice.taps == ["head 0", "0.2"])
    let picture = harness.picture()
    let header = picture.pixel(x: 100, y: 10)
    #expect(header == picture.pixel(x: 100, y: 39) && header != picture.pixel(x: 100, y: 41))
  }

  @Test("frames in which headers float or are pushed evaluate and lay out nothing")
  func cost() {
    let harness = sections(.sectionHeaders)
    harness.scroll(down: 600)
    harness.advance(by: 2)
    harness.scroll(down: 4)
    harness.advance(by: 2)
    harness.resetCounters()
    let measured = harness.prepareStatistics.nodesMeasured
    for _ in 0..<5 { harness.scroll(down: 1) }
    #expect(top(harness, "head 0") == 0)
    #expect(harness.counters.total == 0)
    #expect(harness.prepareStatistics.nodesMeasured == measured)
  }

  @Test("scrolling to a row puts it below the floating header, not under it")
  func scrollTo() {
    var proxy: ScrollViewProxy?
    let choice = Choice()
    let harness = Harness(size: Self.window) {
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(0..<50) { section in
              Section {
                ForEach(0..<20) { row in
                  Row(name: "\(section).\(row)", choice: choice).id("\(section).\(row)")
                }
              } header: {
                Edge(name: "head \(section)", choice: choice)
              }
            }
          }
        }
        .onAppear { proxy = reader }
      }
    }
    proxy?.scrollTo("30.10", anchor: .top)
    harness.settle()
    #expect(top(harness, "30.10") == 40 && top(harness, "head 30") == 0)
    proxy?.scrollTo("30.5")
    harness.settle()
    #expect(top(harness, "30.5") == 40)
  }

  @Test("headers of plain lists float, those of other styles scroll along")
  func lists() {
    struct Page<Style: ListStyle>: View {
      let style: Style
      var body: some View {
        List {
          ForEach(0..<30) { section in
            Section("Section \(section)") { ForEach(0..<20) { Text("\(section).\($0)") } }
          }
        }
        .listStyle(style)
      }
    }
    func check<Style: ListStyle>(_ style: Style, floats: Bool) {
      let harness = Harness(size: Self.window) { Page(style: style) }
      harness.scroll(down: 300)
      harness.advance(by: 1)
      let header = harness.semanticTree.all.first {
        $0.semantics.role == .header && $0.frame.minY == 0
      }
      #expect((header?.text == "Section 0") == floats)
    }
    check(.plain, floats: true)
    check(.inset, floats: false)
    check(.sidebar, floats: false)
  }

  @Test("a partial redraw while headers float is the full redraw")
  func redraw() {
    let harness = sections([.sectionHeaders, .sectionFooters])
    for step in [90, 333, 431, -250, 12, 1_700] {
      harness.scroll(down: CGFloat(step))
      harness.advance(by: 1)
      let partial = harness.picture()
      harness.resize(to: CGSize(width: 200, height: 301))
      harness.resize(to: Self.window)
      #expect(bytes(harness.picture()) == bytes(partial))
    }
  }

  private func bytes(_ picture: Bitmap) -> [UInt8] { picture.withUnsafeBytes { Array($0) } }

  @Test("a header that floats and has the focus is shown once")
  func focusedHeader() {
    let harness = Harness(size: Self.window) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<100) { _ in Color.blue.frame(height: 40) }
          } header: {
            Button("Head") {}
          }
        }
      }
    }
    harness.press(.tab)
    harness.scroll(down: 1_000)
    #expect(harness.elements(role: .button).map(\.label) == ["Head"])
  }
}
