import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaText
import LaminaViews
import Testing

/// That each kind of fault is found, measured and explained.
struct AccessibilityLintTests {
  private func findings<Content: View>(
    @ViewBuilder _ content: @escaping () -> Content
  ) -> [AccessibilityFinding] {
    Harness(size: CGSize(width: 300, height: 200), scale: 3, content)
      .accessibilityFindings(page: "P")
  }

  private func only<Content: View>(
    @ViewBuilder _ content: @escaping () -> Content
  ) throws -> AccessibilityFinding {
    let findings = findings {
      ZStack {
        Color.white; content()
      }
    }
    #expect(findings.count == 1, "\(findings)")
    return try #require(findings.first)
  }

  @Test("Nothing is found where nothing is wrong")
  func clean() {
    let found = findings {
      VStack(spacing: 12) {
        Text("Words").foregroundStyle(Color.black)
        Button("Save") {}
        Image(systemName: "star").accessibilityLabel("Starred")
        Divider()
      }
    }
    #expect(found == [])
  }

  @Test("Text in a frame that is too low for it is cut, unless its author limits its lines")
  func cutText() throws {
    let words = "Words that take three lines or four where there is room for them"
    let finding = try only { Text(words).frame(width: 120, height: 30) }
    #expect(finding.kind == .cutText && finding.measured.hasSuffix("in a room of 20"), "\(finding)")
    #expect(findings { Text(words).lineLimit(1).frame(width: 120, height: 30) } == [])
    #expect(findings { Text(words).frame(width: 120, height: 90) } == [])
  }

  @Test("Text that reaches beyond the window is cut, unless something scrolls to it")
  func hiddenText() throws {
    let words = "Words that are longer than a narrow window is wide"
    let finding = try only { Text(words).fixedSize() }
    #expect(finding.kind == .cutText && finding.measured.contains("cannot be seen"), "\(finding)")
    #expect(findings { ScrollView(.horizontal) { Text(words).fixedSize() } } == [])
  }

  @Test("Text that is not seen lies over nothing")
  func unseenText() {
    let found = findings {
      ZStack {
        Text("above")
        Text("below").opacity(0)
      }
    }
    #expect(found == [])
  }

  @Test("Text that is said and not seen, as the title of an icon, is not cut")
  func invisible() {
    let found = findings {
      HStack {
        Spacer()
        Text("Words that nobody sees").fixedSize().opacity(0).frame(width: 4, height: 4)
      }
    }
    #expect(found == [])
  }

  @Test("Text over text is found")
  func overlap() throws {
    let finding = try only {
      ZStack {
        Text("above")
        Text("below").offset(x: 4, y: 4)
      }
      .foregroundStyle(Color.black)
    }
    #expect(finding.kind == .overlappingText && finding.measured.contains("above"), "\(finding)")
    #expect(
      findings {
        VStack(spacing: 0) {
          Text("a"); Text("b")
        }
      } == [])
  }

  @Test("A button with nothing but a mute picture has no name")
  func unlabelledButton() throws {
    let finding = try only {
      Button {
      } label: {
        Image(systemName: "star").accessibilityHidden(true).frame(width: 30, height: 30)
      }
    }
    #expect(finding.kind == .unlabelled && finding.path == "button")
    #expect(finding.repair.contains("accessibilityLabel"))
  }

  @Test("A picture without words is found; a hidden one is nobody's business")
  func unlabelledImage() throws {
    let dot = try Data(contentsOf: Self.picture)
    let finding = try only { Image(data: dot).resizable().frame(width: 40, height: 40) }
    #expect(finding.kind == .unlabelled && finding.path == "image")
    #expect(findings { Image(data: dot).accessibilityHidden(true) } == [])
  }

  @Test("Grey text is measured in its pixels, and the repair would pass")
  func textContrast() throws {
    let finding = try only {
      Text("Hardly to be read").foregroundStyle(Color(red: 0.6, green: 0.6, blue: 0.6))
    }
    #expect(finding.kind == .textContrast)
    #expect(
      finding.measured
        == "2.84:1, #999999 on #FFFFFF (14 points) where 4.50:1 is needed")
    let hex = try #require(finding.repair.firstMatch(of: /#([0-9A-F]{6})/)?.1)
    let repaired = try #require(UInt32(hex, radix: 16))
    #expect(ContrastRatio(repaired, 0xFFFFFF).value >= 4.5)
    #expect(ContrastRatio(repaired, 0xFFFFFF).value < 4.8)
  }

  @Test("Large and bold text needs less")
  func largeText() {
    let grey = Color(red: 0.5, green: 0.5, blue: 0.5)  // 3.95:1
    #expect(
      findings {
        ZStack {
          Color.white; Text("Large").font(.system(size: 24)).foregroundStyle(grey)
        }
      } == [])
    #expect(
      findings {
        ZStack {
          Color.white; Text("Bold").font(.system(size: 18.66)).bold().foregroundStyle(grey)
        }
      } == [])
    #expect(
      findings {
        ZStack {
          Color.white; Text("Small").font(.system(size: 23)).foregroundStyle(grey)
        }
      }.count == 1)
  }

  @Test("One pale word among dark ones is found")
  func paleWord() throws {
    let pale = Color(red: 0.7, green: 0.7, blue: 0.7)
    let finding = try only {
      Text("Dark ").foregroundStyle(Color.black) + Text("pale").foregroundStyle(pale)
    }
    #expect(finding.measured.hasPrefix("2.09:1, #B3B3B3 on #FFFFFF"))
  }

  @Test("Emoji are pictures: they have no colour of their own to be told from")
  func emoji() {
    let found = findings {
      ZStack {
        Color.white; Text("☁️ 👩‍🚀 🇯🇵")
      }
    }
    #expect(found == [])
  }

  @Test("A text is measured where it stands, not where a modifier around it does")
  func grown() {
    let found = findings {
      ZStack {
        Color.black
        Text("7").foregroundStyle(Color.black).frame(width: 80, height: 40)
          .background(Color.white, in: RoundedRectangle(cornerRadius: 12))
          .accessibilityIdentifier("cell")
      }
    }
    #expect(found == [])
  }

  @Test("A control whose mark fades into its ground is found; a disabled one is exempt")
  func controlContrast() throws {
    let finding = try only { PaleBox(isOn: .constant(false)) }
    #expect(finding.kind == .controlContrast && finding.path == "toggle «Pale»")
    #expect(
      finding.measured == "1.60:1, #CCCCCC on #FFFFFF (boundary or mark) where 3.00:1 is needed")
    #expect(
      findings {
        ZStack {
          Color.white; PaleBox(isOn: .constant(false)).disabled(true)
        }
      } == [])
  }

  @Test("A field without a boundary of its own stands out by that of the box around it")
  func boxedField() throws {
    let field = TextField("Find", text: .constant("")).textFieldStyle(.plain)
    let finding = try only { field.frame(width: 120) }
    #expect(finding.kind == .controlContrast)
    #expect(
      findings {
        HStack {
          Image(systemName: "magnifyingglass").accessibilityHidden(true)
          field
        }
        .padding(6).frame(width: 160).border(.black)
      } == [])
  }

  @Test("Small targets are found where others are near, and left alone where none is")
  func targets() throws {
    let found = findings {
      HStack(spacing: 2) {
        Button("a") {}.buttonStyle(Bare(side: 16))
        Button("b") {}.buttonStyle(Bare(side: 16))
      }
    }
    #expect(found.map(\.kind) == [.smallTarget, .smallTarget])
    #expect(found.first?.measured == "16 by 16 points, «b» nearby")
    #expect(findings { Button("a") {}.buttonStyle(Bare(side: 16)) } == [])
    #expect(
      findings {
        HStack(spacing: 2) {
          Button("a") {}.buttonStyle(Bare(side: 24))
          Button("b") {}.buttonStyle(Bare(side: 24))
        }
      } == [])
  }

  @Test("A name for tests that is there twice is found once")
  func duplicates() throws {
    let finding = try only {
      HStack {
        Text("a").accessibilityIdentifier("twin")
        Text("b").accessibilityIdentifier("twin")
      }
    }
    #expect(finding.kind == .duplicateIdentifier)
    #expect(finding.measured == "«twin» names 2 elements")
  }

  @Test("What can be tapped but is nothing is found")
  func roleless() throws {
    let finding = try only {
      Color.red.frame(width: 40, height: 40).onTapGesture {}.accessibilityLabel("Red")
    }
    #expect(finding.kind == .actionWithoutRole)
    #expect(finding.path == "group «Red»")
    #expect(finding.measured == "offers press")
  }

  @Test("Anything may have a context menu")
  func contextMenu() {
    let found = findings {
      Color.red.frame(width: 40, height: 40).contextMenu { Button("Copy") {} }
        .accessibilityLabel("Red")
    }
    #expect(!found.contains { $0.kind == .actionWithoutRole })
  }

  @Test("A stop of Tab that is no element is found")
  func strays() throws {
    let finding = try only {
      Button("Save") {}.accessibilityHidden(true)
    }
    #expect(finding.kind == .focusWithoutElement)
    #expect(finding.measured == "stop 1 of 1 on the way of Tab has no element")
  }

  @Test(
    "Contrast is what WCAG says it is",
    arguments: [
      (0x000000, 0xFFFFFF, "21.00:1"), (0x777777, 0xFFFFFF, "4.47:1"),
      (0x767676, 0xFFFFFF, "4.54:1"),
      (0xFF0000, 0xFFFFFF, "3.99:1"), (0x123456, 0x123456, "1.00:1"),
    ] as [(UInt32, UInt32, String)])
  func ratios(a: UInt32, b: UInt32, words: String) {
    #expect(ContrastRatio(a, b).description == words)
    #expect(ContrastRatio(a, b) == ContrastRatio(b, a))
  }

  @Test("A finding says where, what and how in one line")
  func description() {
    let finding = AccessibilityFinding(
      .smallTarget, page: "P", path: "list / button «x»", measured: "3 by 3 points",
      repair: "make it larger")
    #expect(
      finding.description == "P: smallTarget at list / button «x»: 3 by 3 points; make it larger.")
  }

  private static let picture = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Examples/GalleryPages/Resources/Pixels.png")

  /// A square of a size with a name that is not seen.
  private struct Bare: ButtonStyle {
    let side: CGFloat
    func makeBody(configuration: Configuration) -> some View {
      Color.black.frame(width: side, height: side)
        .overlay { configuration.label.opacity(0).frame(width: 0, height: 0) }
    }
  }

  /// A toggle whose box is hardly to be seen.
  private struct PaleBox: View {
    @Binding var isOn: Bool
    var body: some View { Toggle("Pale", isOn: $isOn).toggleStyle(PaleStyle()) }
  }

  private struct PaleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label.foregroundStyle(Color.black)
        Color(red: 0.8, green: 0.8, blue: 0.8).frame(width: 24, height: 24)
      }
    }
  }
}
