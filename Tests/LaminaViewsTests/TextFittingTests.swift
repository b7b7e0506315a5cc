import LaminaContents
import LaminaGeometry
import LaminaTesting
import LaminaText
import LaminaViews
import Testing

/// `minimumScaleFactor`, `allowsTightening`, `textCase`, `fontDesign`, `fontWidth` in views.
@MainActor @Suite("Text that fits its place")
struct TextFittingTests {
  private func size(@ViewBuilder _ content: @escaping () -> some View) -> CGSize {
    Harness(size: CGSize(width: 400, height: 200)) { content().accessibilityIdentifier("text") }
      .frame(of: "text")?.size ?? .zero
  }

  private func picture(@ViewBuilder _ content: @escaping () -> some View) -> Bitmap {
    Harness(size: CGSize(width: 240, height: 60), content).picture()
  }

  @Test("A title takes the room of its card at a smaller size, and its line is lower")
  func smaller() {
    let whole = size { Text("Arrivals and departures") }
    let small = size {
      Text("Arrivals and departures").lineLimit(1).minimumScaleFactor(0.5)
        .frame(maxWidth: whole.width * 0.7)
    }
    #expect(small.width <= whole.width * 0.7 && small.height < whole.height)
    let cut = size {
      Text("Arrivals and departures").lineLimit(1).frame(maxWidth: whole.width * 0.7)
    }
    #expect(cut.height == whole.height)
  }

  @Test("What does not fit at its smallest is drawn, and cut off, as in that size")
  func drawn() {
    let words = "Arrivals and departures"
    func cut(_ size: CGFloat, _ least: CGFloat) -> Bitmap {
      picture {
        Text(words).font(.system(size: size)).lineLimit(1).minimumScaleFactor(least)
          .frame(width: 50)
      }
    }
    #expect(cut(16, 0.5).hasSamePixels(as: cut(8, 1)))
    #expect(!cut(16, 0.5).hasSamePixels(as: cut(16, 1)))
  }

  @Test("A symbol among words becomes smaller with them")
  func symbols() {
    func cut(_ size: CGFloat, _ least: CGFloat) -> Bitmap {
      picture {
        Text("\(Image(systemName: "star.fill")) Favourites").font(.system(size: size))
          .lineLimit(1).minimumScaleFactor(least).frame(width: 40)
      }
    }
    #expect(cut(16, 0.5).hasSamePixels(as: cut(8, 1)))
  }

  @Test(
    "Letters are changed as the locale says, for eyes and for assistive tools; nil takes it back")
  func textCase() {
    let harness = Harness {
      VStack {
        Text("Straße \(3)")
        Text("istanbul").environment(\.locale, Locale(identifier: "tr"))
        Text("As Written").textCase(nil)
        Text(AttributedString("Mixed"))
        Text("Small").textCase(.lowercase)
      }
      .textCase(.uppercase)
    }
    for words in ["STRASSE 3", "İSTANBUL", "As Written", "MIXED", "small"] {
      #expect(harness.exists(words), "\(words)")
    }
  }

  @Test("Symbols stand where they were written in words that become longer")
  func symbolInCase() {
    let wanted = picture { Text("STRASSE \(Image(systemName: "star.fill")) SS") }
    let shown = picture { Text("Straße \(Image(systemName: "star.fill")) ß").textCase(.uppercase) }
    #expect(shown.hasSamePixels(as: wanted))
  }

  @Test("What is typed stays as it was typed")
  func typed() {
    var text = "As typed"
    let harness = Harness {
      TextField(
        "Name",
        text: Binding {
          text
        } set: {
          text = $0
        }
      )
      .textCase(.uppercase)
      .accessibilityIdentifier("name")
    }
    harness.tap("name")
    harness.type(" on")
    #expect(text == "As typed on")
    #expect(harness.element("name")?.semantics.value == "As typed on")
  }

  @Test("Designs are said around texts, next to them, and taken back")
  func designs() {
    let wanted = picture { Text("Hamburg").font(.system(.title, design: .serif)) }
    #expect(
      picture { VStack { Text("Hamburg") }.font(.title).fontDesign(.serif) }
        .hasSamePixels(as: wanted))
    #expect(picture { Text("Hamburg").fontDesign(.serif).font(.title) }.hasSamePixels(as: wanted))
    let plain = picture { Text("Hamburg").font(.title) }
    #expect(!plain.hasSamePixels(as: wanted))
    #expect(
      picture {
        VStack { VStack { Text("Hamburg") }.fontDesign(nil) }.font(.title).fontDesign(.serif)
      }
      .hasSamePixels(as: plain))
    let named = picture { Text("Hamburg").font(.custom("DejaVu Sans", size: 20)) }
    #expect(
      picture { Text("Hamburg").font(.custom("DejaVu Sans", size: 20)).fontDesign(.serif) }
        .hasSamePixels(as: named))
  }

  @Test("Widths are said around texts as other variants are")
  func widths() {
    let font = Font.custom("DejaVu Sans", size: 20)
    let wanted = picture { Text("Hamburg").font(font.width(.condensed)) }
    #expect(
      picture { VStack { Text("Hamburg") }.font(font).fontWidth(.condensed) }
        .hasSamePixels(as: wanted))
    #expect(!picture { Text("Hamburg").font(font) }.hasSamePixels(as: wanted))
  }
}

/// `Text(timerInterval:)`.
@MainActor @Suite("Clocks of intervals")
struct IntervalClockTests {
  private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

  private func clock(
    _ length: TimeInterval, at offset: TimeInterval = 0, pause: TimeInterval? = nil,
    down: Bool = true, hours: Bool = true
  ) -> Harness {
    let start = start
    let clock = ManualClock(date: start.addingTimeInterval(offset))
    return Harness(size: CGSize(width: 200, height: 60), clock: clock) {
      Text(
        timerInterval: start...start.addingTimeInterval(length),
        pauseTime: pause.map { start.addingTimeInterval($0) }, countsDown: down, showsHours: hours)
    }
  }

  @Test("It counts what is left, by whole seconds, and ends at nothing")
  func down() {
    let harness = clock(90)
    #expect(harness.exists("1:30"))
    harness.advance(by: 0.5)
    #expect(harness.exists("1:30"))
    harness.advance(by: 0.6)
    #expect(harness.exists("1:29"))
    harness.advance(by: 60)
    #expect(harness.exists("0:29"))
    harness.advance(by: 100)
    #expect(harness.exists("0:00"))
  }

  @Test("It counts what has gone by, up to its end")
  func up() {
    let harness = clock(90, at: -10, down: false)
    #expect(harness.exists("0:00"))
    harness.advance(by: 9)
    #expect(harness.exists("0:00"))
    harness.advance(by: 2.01)
    #expect(harness.exists("0:01"))
    harness.advance(by: 200)
    #expect(harness.exists("1:30"))
  }

  @Test("It stands still where it is paused, and shows hours as it is told")
  func paused() {
    let harness = clock(7_200, at: 30, pause: 60)
    #expect(harness.exists("1:59:30"))
    harness.advance(by: 600)
    #expect(harness.exists("1:59:00"))
    #expect(clock(7_200, hours: false).exists("120:00"))
  }

  @Test("One that is over asks for no frames")
  func over() {
    let harness = clock(2)
    harness.advance(by: 3)
    let renders = harness.frameStatistics.renders
    harness.advance(by: 30)
    #expect(harness.frameStatistics.renders == renders && harness.exists("0:00"))
  }
}
