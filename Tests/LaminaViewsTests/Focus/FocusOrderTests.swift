import LaminaGeometry
import LaminaInput
import LaminaLayout
import LaminaTesting
import LaminaViews
import Testing

/// Where Tab goes, and where it goes on from.
@Suite struct FocusOrderTests {
  /// The names of what Tab goes through, from nobody having the focus until it comes around.
  private func tabOrder(_ harness: Harness, _ modifiers: EventModifiers = []) -> [String] {
    var names: [String] = []
    for _ in 0..<40 {
      harness.press(.tab, modifiers: modifiers)
      guard let name = harness.focusedName,
        names.first != name
      else { break }
      names.append(name)
    }
    return names
  }

  @Test("Tab goes through columns one after the other, and around the end")
  func columns() {
    let harness = Harness {
      HStack {
        VStack {
          Button("A") {}; Button("B") {}
        }
        VStack {
          Button("C") {}; Button("D") {}
        }
      }
    }
    #expect(tabOrder(harness) == ["A", "B", "C", "D"])
    #expect(harness.element("A")?.isFocused == true)
  }

  @Test("Shift and Tab go the other way")
  func backwards() {
    let harness = Harness {
      HStack {
        Button("A") {}; Button("B") {}; Button("C") {}
      }
    }
    #expect(tabOrder(harness, .shift) == ["C", "B", "A"])
  }

  @Test("a grid is read row by row, from the right where one reads so")
  func grid() {
    let grid = Grid {
      GridRow {
        Button("A") {}; Button("B") {}
      }
      GridRow {
        Button("C") {}; Button("D") {}
      }
    }
    #expect(tabOrder(Harness { grid }) == ["A", "B", "C", "D"])
    let mirrored = Harness { grid.environment(\.layoutDirection, .rightToLeft) }
    #expect(tabOrder(mirrored) == ["A", "B", "C", "D"])
    #expect((mirrored.frame(of: "A")?.minX ?? 0) > (mirrored.frame(of: "B")?.minX ?? 0))
  }

  /// Places its subviews from the last to the first.
  private nonisolated struct Upwards: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() {
        let y = bounds.minY + CGFloat(subviews.count - 1 - index) * 40
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      }
    }
  }

  @Test("what a layout places in another order is read as it is seen")
  func placed() {
    let harness = Harness {
      Upwards {
        Button("A") {}; Button("B") {}; Button("C") {}
      }
    }
    #expect(tabOrder(harness) == ["C", "B", "A"])
  }

  @Test("what lies over each other keeps the order of the tree")
  func layers() {
    let harness = Harness {
      ZStack {
        Button("A") {}
        Button("B") {}.frame(width: 120, height: 120)
      }
    }
    #expect(tabOrder(harness) == ["A", "B"])
  }

  @Test("hidden and disabled controls are left out")
  func unusable() {
    let harness = Harness {
      VStack {
        Button("A") {}.hidden()
        Button("B") {}.disabled(true)
        Button("C") {}.opacity(0)
        Button("D") {}
      }
    }
    #expect(!tabOrder(harness).contains("A"))
    #expect(!tabOrder(harness).contains("B"))
    #expect(tabOrder(harness).contains("D"))
  }

  private struct Vanishing: View {
    @State private var hides = false
    @State private var disables = false
    let told: (Bool) -> Void
    var body: some View {
      VStack {
        Button("A") {}
        if !hides {
          Text("B").frame(width: 20, height: 20)
            .handlers(isFocusable: true) { $0.keys.focusChanged = told }
            .semantics { $0.role = .button }
            .disabled(disables)
        }
        Button("C") {}
        Button("Hide") { hides = true }.keyboardShortcut("h")
        Button("Disable") { disables = true }.keyboardShortcut("d")
      }
    }
  }

  @Test(
    "a view that vanishes or is disabled loses the focus, is told so once, and Tab goes on from there",
    arguments: ["h", "d"] as [Character], [true, false])
  func vanishes(key: Character, forwards: Bool) {
    var told: [Bool] = []
    let harness = Harness { Vanishing { told.append($0) } }
    harness.press(.tab)
    harness.press(.tab)
    #expect(told == [true])
    harness.press(.character(key), modifiers: .command)
    #expect(told == [true, false])
    #expect(harness.focusedName == nil)
    harness.press(.tab, modifiers: forwards ? [] : .shift)
    #expect(harness.element(forwards ? "C" : "A")?.isFocused == true)
    #expect(told == [true, false])
  }

  @Test("what a click focuses is told too, once for each time")
  func clicks() {
    var told: [Bool] = []
    let harness = Harness { Vanishing { told.append($0) } }
    harness.tap("B")
    harness.tap("B")
    #expect(told == [true])
    // A button leaves the focus where it is.
    harness.tap("A")
    #expect(told == [true])
    harness.press(.tab)
    #expect(told == [true, false])
  }

  @Test(
    "after Escape Tab goes on from where the focus was; a click beside it leaves it there")
  func dropped() {
    let harness = Harness {
      VStack {
        ForEach(["A", "B", "C", "D"], id: \.self) { name in Button(name) {} }
      }
    }
    harness.press(.tab)
    harness.press(.tab)
    harness.press(.escape)
    #expect(harness.focusedName == nil)
    harness.press(.tab)
    #expect(harness.focusedName == "C")
    harness.tap(at: CGPoint(x: 2, y: 2))
    #expect(harness.focusedName == "C")
    harness.press(.tab)
    #expect(harness.focusedName == "D")
  }
}
