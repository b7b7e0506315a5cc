import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaThemes
import LaminaViews
import Testing

/// What keys do with controls, lists, menus and scroll views.
@Suite struct KeyboardControlTests {
  private struct Volume: View {
    @State private var value = 5.0
    var body: some View { Slider(value: $value, in: 0...10, step: 1).accessibilityLabel("Volume") }
  }

  @Test("arrows move a slider the way it is seen, also where one reads from the right")
  func slider() {
    func value(_ keys: [Key], _ direction: LayoutDirection) -> String? {
      let harness = Harness { Volume().environment(\.layoutDirection, direction) }
      harness.press(.tab)
      for key in keys { harness.press(key) }
      return harness.element("Volume")?.semantics.value
    }
    #expect(value([.rightArrow], .leftToRight) == "6")
    #expect(value([.rightArrow], .rightToLeft) == "4")
    #expect(value([.leftArrow, .leftArrow], .rightToLeft) == "7")
    #expect(value([.upArrow], .rightToLeft) == "6")
    #expect(value([.home], .rightToLeft) == "0")
    #expect(value([.pageUp], .leftToRight) == "10")
  }

  @Test("a slider that is read from the right begins there, for the eye and the pointer")
  func mirroredSlider() throws {
    let harness = Harness { Volume().environment(\.layoutDirection, .rightToLeft) }
    let frame = try #require(harness.frame(of: "Volume"))
    harness.tap(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
    #expect(harness.element("Volume")?.semantics.value == "0")
  }

  @Test("a key that moves a slider is an edit of its own; one that does not is none")
  func editing() {
    var (value, log) = (9.0, [String]())
    let binding = Binding<Double>(
      get: { value },
      set: {
        value = $0; log.append("\(Int($0))")
      })
    let harness = Harness {
      Slider(value: binding, in: 0...10, step: 1) { log.append("\($0)") }
        .accessibilityLabel("Volume")
    }
    harness.press(.tab)
    for key in [Key.rightArrow, .upArrow, .home, .space] { harness.press(key) }
    #expect(log == ["true", "10", "false", "true", "0", "false"])
  }

  @Test("the default button is filled with the accent colour, others are not")
  func defaultButton() throws {
    let harness = Harness {
      VStack {
        Button("      ") {}.keyboardShortcut(.defaultAction).accessibilityIdentifier("default")
        Button("      ") {}.accessibilityIdentifier("other")
      }
    }
    func color(_ name: String) throws -> UInt32 {
      let frame = try #require(harness.frame(of: name))
      return harness.picture().pixel(x: Int(frame.midX), y: Int(frame.midY)) & 0xFF_FFFF
    }
    #expect(try color("default") == 0x205FDA)
    #expect(try color("other") == 0xFFFFFF)
  }

  @Test("Return in a field submits it, then does the default action; plain keys stay the field's")
  func fieldAndDefault() {
    var log: [String] = []
    let harness = Harness {
      VStack {
        TextField("Name", text: .constant("")).onSubmit { log.append("submit") }
        Button("Save") { log.append("save") }.keyboardShortcut(.defaultAction)
        Button("Plain") { log.append("plain") }.keyboardShortcut("x", modifiers: [])
      }
    }
    harness.press(.tab)
    harness.press("x")
    harness.press(.return)
    #expect(log == ["submit", "save"])
  }

  @Test("plus is a shortcut where it is typed with Shift, too")
  func plus() {
    var count = 0
    let harness = Harness { Button("Larger") { count += 1 }.keyboardShortcut("+") }
    harness.press("=", modifiers: [.command, .shift])
    harness.press("+", modifiers: .command)
    harness.press("=", modifiers: .command)
    #expect(count == 2)
  }

  @Test("Return in a list presses what is in the selected row")
  func rows() {
    var pressed: [Int] = []
    let harness = Harness {
      List(0..<20, id: \.self, selection: .constant(Optional(1))) { row in
        HStack {
          Text("Row \(row)"); Button("Go") { pressed.append(row) }
        }
      }
    }
    harness.press(.tab)
    harness.press(.return)
    #expect(pressed == [1])
  }

  @Test("a scroll view that holds nothing to focus takes the focus and scrolls by keys")
  func scrollView() {
    let harness = Harness {
      VStack {
        Button("Above") {}
        ScrollView { Color.red.frame(height: 1_000).accessibilityIdentifier("content") }
      }
    }
    harness.press(.tab)
    let resting = harness.pixels
    harness.press(.tab)
    #expect(harness.pixels != resting)
    let before = harness.semanticTree.all.first { $0.semantics.role == .scrollArea }
    #expect(before?.isFocused == true)
    harness.press(.end)
    harness.advance(by: 1)
    harness.press(.tab)
    #expect(harness.focusedName == "Above")
  }

  @Test("a scroll view with a button in it, or with nothing to scroll, is passed by")
  func otherScrollViews() {
    let harness = Harness {
      VStack {
        ScrollView {
          VStack {
            Button("In") {}; Color.red.frame(height: 1_000)
          }
        }
        ScrollView { Text("Short") }
        Button("Below") {}
      }
    }
    harness.press(.tab)
    #expect(harness.focusedName == "In")
    harness.press(.tab)
    #expect(harness.focusedName == "Below")
  }

  @Test("Tab goes on to rows of a lazy stack that are not there yet, and back")
  func lazyRows() {
    let harness = Harness(size: CGSize(width: 200, height: 150)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<300) { row in Button("Row \(row)") {}.frame(height: 40) }
        }
      }
    }
    for row in 0..<40 {
      harness.press(.tab)
      harness.advance(by: 0.05)
      #expect(harness.focusedName == "Row \(row)")
    }
    harness.advance(by: 1)
    for row in (20..<39).reversed() {
      harness.press(.tab, modifiers: .shift)
      harness.advance(by: 0.05)
      #expect(harness.focusedName == "Row \(row)")
    }
  }

  @Test("F10 opens the first menu, arrows go to its neighbours, the Menu key opens the nearest")
  func menus() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) {
      VStack {
        HStack {
          Menu("File") { Button("New") {} }
          Menu("Edit") { Button("Copy") {} }
        }
        HStack {
          Button("Row") {}
          Menu("More") { Button("Rename") {} }
        }
      }
    }
    harness.press(.function(10))
    #expect(harness.exists("New"))
    harness.press(.rightArrow)
    #expect(harness.exists("Copy") && !harness.exists("New"))
    harness.press(.leftArrow)
    harness.press(.leftArrow)
    #expect(harness.exists("Rename"))
    harness.press(.escape)
    for _ in 0..<3 { harness.press(.tab) }
    #expect(harness.focusedName == "Row")
    harness.press(.menu)
    #expect(harness.exists("Rename"))
  }

  @Test("rings stand out at least 3:1 from the grounds they lie on, by day and by night")
  func contrast() {
    let night = ColorPalette([
      .background: Color.Resolved(hex: 0x16181D),
      .secondaryBackground: Color.Resolved(hex: 0x1E2128),
      .groupedBackground: Color.Resolved(hex: 0x22262E), .selection: Color.Resolved(hex: 0x263A5E),
      .primary: Color.Resolved(hex: 0xF2F3F5), .accent: Color.Resolved(hex: 0x1B3F8A),
    ])
    for palette in [ColorPalette.light, night] {
      for ground in [Color.Role.background, .secondaryBackground, .groupedBackground, .selection] {
        #expect(palette.focusRing.contrast(with: palette[ground]) >= 3)
      }
    }
    #expect(ColorPalette.light.focusRing == ColorPalette.light[.accent])
    // The accent's own hue, in another tone.
    #expect(night.focusRing != night[.accent] && night.focusRing.blue > night.focusRing.red + 0.2)
  }
}
