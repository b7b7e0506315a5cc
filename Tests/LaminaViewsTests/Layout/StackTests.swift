import LaminaTesting
import LaminaText
import Testing

/// Stacks of real views: priorities, spacing, baselines, spacers, groups.
@Suite struct StackTests {
  private func attributes(_ size: CGFloat) -> TextAttributes {
    TextAttributes(font: Font.system(size: size).resolve())
  }

  private func harness<V: View>(
    _ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: @escaping () -> V
  ) -> Harness {
    Harness(size: CGSize(width: width, height: height), view)
  }

  @Test("the highest priority gets the room less the least of all others, through modifiers")
  func priority() {
    let harness = harness(300, 50) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 30).accessibilityIdentifier("low")
        Color.green.accessibilityIdentifier("high").layoutPriority(1).padding(5).opacity(0.5)
          .background(Color.black)
        Color.blue.frame(minWidth: 20).accessibilityIdentifier("low 2")
      }
    }
    #expect(harness.frame(of: "low")?.width == 30)
    #expect(harness.frame(of: "high") == CGRect(x: 35, y: 5, width: 240, height: 40))
    #expect(harness.frame(of: "low 2") == CGRect(x: 280, y: 0, width: 20, height: 50))
  }

  @Test("spacing is 8 by default; a spacer is at least 8 long and has none of its own")
  func spacer() {
    let harness = harness(100, 20) {
      HStack {
        Color.red.frame(width: 20).accessibilityIdentifier("a")
        Color.red.frame(width: 20).accessibilityIdentifier("b")
        Spacer()
        Color.red.frame(width: 20).accessibilityIdentifier("c")
      }
    }
    #expect(harness.frame(of: "a")?.minX == 0)
    #expect(harness.frame(of: "b")?.minX == 28)
    #expect(harness.frame(of: "c")?.minX == 80)
    let narrow = self.harness(48, 20) {
      HStack {
        Color.red.frame(width: 20).accessibilityIdentifier("b")
        Spacer()
        Color.red.frame(width: 20).accessibilityIdentifier("c")
      }
    }
    #expect(narrow.frame(of: "c")?.minX == 28)
    let least = self.harness(10, 20) {
      HStack {
        Color.red.frame(width: 20).accessibilityIdentifier("b")
        Spacer(minLength: 3)
        Color.red.frame(width: 20).accessibilityIdentifier("c")
      }
      .accessibilityIdentifier("stack")
    }
    #expect(least.frame(of: "stack")?.width == 43)
  }

  @Test(
    "a divider is a point thick across the stack's axis, less what is no whole device pixel",
    arguments: [(1.0, 1.0), (1.25, 0.8), (2, 1)])
  func divider(scale: CGFloat, thickness: CGFloat) {
    let harness = Harness(size: CGSize(width: 40, height: 40), scale: scale) {
      VStack(spacing: 0) {
        Color.white.accessibilityIdentifier("above")
        Divider()
        Color.white.accessibilityIdentifier("below")
      }
    }
    let (above, below) = (harness.frame(of: "above"), harness.frame(of: "below"))
    #expect(abs((below?.minY ?? 0) - (above?.maxY ?? 0) - thickness) < 0.0001)
  }

  @Test("texts of different sizes stand on one baseline")
  func baselines() {
    for (alignment, last) in [
      (VerticalAlignment.firstTextBaseline, false), (.lastTextBaseline, true),
    ] {
      let harness = harness(300, 200) {
        HStack(alignment: alignment) {
          Text("Big").font(.system(size: 40)).accessibilityIdentifier("big")
          Text("one\ntwo").font(.system(size: 12)).accessibilityIdentifier("small")
          Color.red.frame(width: 10, height: 30).accessibilityIdentifier("box")
        }
      }
      let big = TextLayout.measure(
        RichText("Big", attributes(40)), width: 200, scale: 1)
      let small = TextLayout.measure(
        RichText("one\ntwo", attributes(12)), width: 200, scale: 1)
      let bigLine =
        (harness.frame(of: "big")?.minY ?? 0) + (last ? big.lastBaseline : big.firstBaseline)
      let smallLine =
        (harness.frame(of: "small")?.minY ?? 0) + (last ? small.lastBaseline : small.firstBaseline)
      #expect(abs(bigLine - smallLine) < 0.001)
      // What has no text stands on its lower edge.
      #expect(abs((harness.frame(of: "box")?.maxY ?? 0) - bigLine) < 0.001)
    }
  }

  @Test("groups and loops lend their views to the stack around, nested at will")
  func groups() {
    let isShown = true
    let harness = harness(120, 20) {
      HStack(spacing: 0) {
        Group {
          Color.red.accessibilityIdentifier("a")
          Group {
            ForEach(0..<3) { Color.blue.accessibilityIdentifier("b\($0)") }
            EmptyView()
          }
        }
        if isShown { Color.green.accessibilityIdentifier("c") }
        ForEach(["d", "e"], id: \.self) { name in Group { Color.red.accessibilityIdentifier(name) }
        }
      }
    }
    for (index, name) in ["a", "b0", "b1", "b2", "c", "d", "e"].enumerated() {
      let frame = harness.frame(of: name) ?? .null
      #expect(abs(frame.minX - CGFloat(index) * 120 / 7) < 0.001)
      #expect(abs(frame.width - 120.0 / 7) < 0.001)
    }
  }

  @Test("modifiers on a group apply to each of its views")
  func modifiersOnGroups() {
    let harness = harness(100, 100) {
      VStack(spacing: 0) {
        Group {
          Color.red.accessibilityIdentifier("a")
          Color.blue.accessibilityIdentifier("b")
        }
        .frame(width: 30, height: 20).padding(5).opacity(0.5)
      }
    }
    #expect(harness.frame(of: "a") == CGRect(x: 35, y: 25, width: 30, height: 20))
    #expect(harness.frame(of: "b") == CGRect(x: 35, y: 55, width: 30, height: 20))
  }

  @Test("backgrounds and overlays of a group apply to each of its views")
  func decorationsOnGroups() {
    let harness = harness(40, 80) {
      VStack(spacing: 0) {
        Group {
          Color.clear.frame(width: 20, height: 20)
          Color.clear.frame(width: 30, height: 30)
        }
        .background(Color.red)
      }
    }
    let picture = harness.picture()
    let red = picture.pixel(x: 20, y: 20)
    #expect(red != 0xFFFF_FFFF)
    #expect(picture.pixel(x: 20, y: 50) == red)
    #expect(picture.pixel(x: 7, y: 50) == red)
    #expect(picture.pixel(x: 7, y: 20) == 0xFFFF_FFFF)
  }

  @Test("more than ten children, optionals and switches build")
  func manyChildren() {
    enum Kind: CaseIterable { case one, two, three }
    let none: Text? = nil
    let harness = harness(130, 300) {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("0")
        Color.red; Color.red; Color.red; Color.red; Color.red; Color.red; Color.red
        Color.red; Color.red; Color.red; Color.red
        Color.red.accessibilityIdentifier("12")
        none
        if let none { none }
        ForEach(Kind.allCases, id: \.self) { kind in
          switch kind {
          case .one: EmptyView()
          case .two: AnyView(EmptyView())
          case .three: EmptyView()
          }
        }
      }
    }
    #expect(harness.frame(of: "0") == CGRect(x: 0, y: 0, width: 10, height: 300))
    #expect(harness.frame(of: "12")?.minX == 120)
  }

  @Test("a text takes the width of its lines and wraps to what is offered")
  func text() {
    let wide = harness(600, 100) { Text("The quick brown fox jumps").accessibilityIdentifier("t") }
    let narrow = harness(80, 300) { Text("The quick brown fox jumps").accessibilityIdentifier("t") }
    let (one, many) = (wide.frame(of: "t") ?? .null, narrow.frame(of: "t") ?? .null)
    #expect(one.width < 300 && many.width <= 80)
    #expect(many.height >= 2 * one.height)
    let fixed = harness(80, 300) {
      Text("The quick brown fox jumps").accessibilityIdentifier("t").fixedSize()
    }
    #expect(fixed.frame(of: "t")?.size == one.size)
    let limited = harness(80, 300) {
      Text("The quick brown fox jumps").lineLimit(1).accessibilityIdentifier("t")
    }
    #expect(limited.frame(of: "t")?.height == one.height)
  }
}
