import Lamina
import LaminaDrawing
import LaminaTesting
import Testing

/// Levels of the styles that are set, and styles of one's own.
@MainActor @Suite("Levels of styles")
struct StyleLevelTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  /// The colour in the middle of a view, on white.
  private func middle<V: View>(_ view: V, scheme: ColorScheme = .light) -> [Int] {
    let harness = Harness(size: CGSize(width: 20, height: 20)) {
      ZStack {
        Color.white
        view
      }
      .environment(\.colorScheme, scheme)
    }
    let pixel = harness.picture().pixel(x: 10, y: 10)
    return [16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
  }

  private func expect<V: View>(
    _ view: V, _ color: [Int], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let shown = middle(view)
    #expect(
      zip(shown, color).allSatisfy { abs($0 - $1) <= 2 }, "\(shown)",
      sourceLocation: sourceLocation)
  }

  @Test("of one colour are fainter and fainter")
  func fading() {
    expect(Rectangle().fill(.primary).foregroundStyle(Self.red), [255, 0, 0])
    expect(Rectangle().fill(.secondary).foregroundStyle(Self.red), [255, 128, 128])
    expect(Rectangle().fill(.tertiary).foregroundStyle(Self.red), [255, 191, 191])
    expect(Rectangle().fill(.quaternary).foregroundStyle(Self.red), [255, 209, 209])
    expect(Rectangle().fill(.quinary).foregroundStyle(Self.red), [255, 209, 209])
    expect(Rectangle().fill(.secondary).foregroundColor(Self.red), [255, 128, 128])
  }

  @Test("of two and three styles are these, and then levels of the last")
  func packs() {
    expect(Rectangle().fill(.primary).foregroundStyle(Self.red, Self.blue), [255, 0, 0])
    expect(Rectangle().fill(.secondary).foregroundStyle(Self.red, Self.blue), [0, 0, 255])
    expect(Rectangle().fill(.tertiary).foregroundStyle(Self.red, Self.blue), [128, 128, 255])
    let three = Rectangle().fill(.tertiary).foregroundStyle(Self.red, Self.green, Self.blue)
    expect(three, [0, 0, 255])
    expect(
      Rectangle().fill(.secondary).foregroundStyle(Self.red, Self.green, Self.blue), [0, 255, 0])
  }

  @Test("are those of what is set, whatever level of it is set in between")
  func nested() {
    expect(Rectangle().foregroundStyle(.secondary).foregroundStyle(Self.red), [255, 128, 128])
    expect(
      Rectangle().foregroundStyle(.secondary).foregroundStyle(.secondary)
        .foregroundStyle(Self.red), [255, 128, 128])
    expect(
      Rectangle().foregroundStyle(.primary).foregroundStyle(.tertiary).foregroundStyle(Self.red),
      [255, 0, 0])
    expect(
      Rectangle().foregroundStyle(.primary).foregroundStyle(Self.blue).foregroundStyle(Self.red),
      [0, 0, 255])
    expect(
      Rectangle().foregroundStyle(.foreground).foregroundStyle(.foreground.secondary)
        .foregroundStyle(Self.red), [255, 128, 128])
    expect(
      Rectangle().foregroundStyle(.secondary.opacity(0.5)).foregroundStyle(Self.red),
      [255, 191, 191])
  }

  @Test("of texts are the palette's where nothing is set")
  func palette() {
    for (style, role) in [
      (AnyShapeStyle(.primary), Color.Role.primary), (AnyShapeStyle(.secondary), .secondary),
      (AnyShapeStyle(.tertiary), .tertiary), (AnyShapeStyle(.quaternary), .quaternary),
      (AnyShapeStyle(Color.primary.secondary), .secondary),
    ] {
      #expect(middle(Rectangle().fill(style)) == middle(Rectangle().fill(Color(role: role))))
    }
  }

  @Test("of a given style are its own, not those of what is set")
  func given() {
    let red = AnyShapeStyle(Self.red)
    expect(Rectangle().fill(red.secondary).foregroundStyle(Self.blue), [255, 128, 128])
    expect(Rectangle().fill(.tint.secondary).tint(Self.blue), [128, 128, 255])
    expect(Rectangle().fill(Self.red.opacity(0.5).secondary), [255, 191, 191])
    let plain = middle(Rectangle().fill(.background.secondary))
    #expect(plain == middle(Rectangle().fill(Color(role: .secondaryBackground))))
    #expect(
      middle(Rectangle().fill(.background.tertiary))
        == middle(Rectangle().fill(Color(role: .groupedBackground))))
  }

  @Test("of texts and symbols go by what is set, too")
  func contents() {
    func ink<V: View>(_ view: V) -> [Int] {
      middle(view.font(.system(size: 200)).fixedSize())
    }
    #expect(ink(Text("█").foregroundStyle(.primary).foregroundStyle(Self.red)) == [255, 0, 0])
    #expect(
      ink(Text("█").foregroundStyle(.secondary).foregroundStyle(Self.red, Self.blue))
        == [0, 0, 255])
    let joined = Text("█").foregroundStyle(.secondary) + Text("")
    #expect(ink(joined.foregroundStyle(Self.red, Self.blue)) == [0, 0, 255])
    let star = Image(systemName: "circle.fill").foregroundStyle(.primary)
    #expect(ink(star.foregroundStyle(Self.green)) == [0, 255, 0])
  }

  @Test("grounds are what backgroundStyle says")
  func grounds() {
    expect(Rectangle().fill(.background).backgroundStyle(Self.blue), [0, 0, 255])
    expect(
      Rectangle().fill(.background).backgroundStyle(Self.red).backgroundStyle(Self.blue),
      [255, 0, 0])
    expect(Rectangle().fill(.background.secondary).backgroundStyle(Self.blue), [128, 128, 255])
    expect(
      Rectangle().fill(.background).backgroundStyle(.background.opacity(0.5))
        .backgroundStyle(Self.blue), [128, 128, 255])
    expect(Color.clear.background().backgroundStyle(Self.blue), [0, 0, 255])
    expect(Color.clear.background(in: Circle()).backgroundStyle(Self.blue), [0, 0, 255])
    #expect(
      middle(Rectangle().fill(.windowBackground).backgroundStyle(Self.blue))
        == middle(Rectangle().fill(Color(role: .background))))
    let fills = [0, 1, 2, 3].map { level in
      let style: AnyShapeStyle =
        level == 0
        ? AnyShapeStyle(.fill)
        : level == 1
          ? AnyShapeStyle(.fill.secondary)
          : level == 2 ? AnyShapeStyle(.fill.tertiary) : AnyShapeStyle(.fill.quaternary)
      return middle(Color.clear.background(style))[0]
    }
    #expect(fills == fills.sorted() && Set(fills).count == 4 && fills[0] < 255)
    #expect(middle(Color.clear.background(.fill))[0] == fills[0])
  }

  private nonisolated struct Warning: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark
        ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0)
    }
  }

  private nonisolated struct Fainter: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .secondary }
  }

  private nonisolated struct Glass: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Material.regular }
  }

  @Test("a style of one's own resolves to others, levels of these and materials")
  func own() {
    #expect(middle(Rectangle().fill(Warning())) == [255, 0, 0])
    #expect(middle(Rectangle().fill(Warning()), scheme: .dark) == [0, 0, 255])
    expect(Rectangle().fill(Warning().secondary), [255, 128, 128])
    expect(Rectangle().fill(.secondary).foregroundStyle(Warning()), [255, 128, 128])
    expect(Rectangle().foregroundStyle(Fainter()).foregroundStyle(Self.red), [255, 128, 128])
    expect(Rectangle().fill(AnyShapeStyle(Warning())).clipped(), [255, 0, 0])
    let glass = ZStack {
      Self.blue
      Rectangle().fill(Glass())
    }
    let material = ZStack {
      Self.blue
      Rectangle().fill(.regularMaterial)
    }
    #expect(middle(glass) == middle(material))
  }

  @Test("a colour's gradient is lighter above")
  func gradients() {
    func tops<S: ShapeStyle>(_ style: S) -> (top: Int, bottom: Int) {
      let picture = Harness(size: CGSize(width: 20, height: 40)) { Rectangle().fill(style) }
        .picture()
      return (Int(picture.pixel(x: 10, y: 1) & 0xFF), Int(picture.pixel(x: 10, y: 38) & 0xFF))
    }
    let own = tops(Self.red.gradient)
    #expect(own.top > 40 && own.bottom < 6)
    let line = tops(.linearGradient(Self.red.gradient, startPoint: .bottom, endPoint: .top))
    #expect(line.bottom > 40 && line.top < 6)
    let colors = tops(
      .linearGradient(colors: [Self.blue, Self.red], startPoint: .top, endPoint: .bottom))
    #expect(colors.top > 240 && colors.bottom < 12)
    #expect(tops(Gradient(colors: [Self.blue, Self.red])).top > 240)
    #expect(tops(AnyGradient(Gradient(colors: [Self.blue, Self.red]))).top > 240)
    expect(
      Rectangle().fill(.radialGradient(colors: [Self.red, Self.red], endRadius: 9)), [255, 0, 0])
    expect(Rectangle().fill(.conicGradient(colors: [Self.red, Self.red])), [255, 0, 0])
    expect(
      Rectangle().fill(
        .angularGradient(colors: [Self.red, Self.red], startAngle: .zero, endAngle: .degrees(9))),
      [255, 0, 0])
    expect(
      Rectangle().fill(Gradient(colors: [Self.red, Self.red])).foregroundStyle(.red), [255, 0, 0])
    expect(
      Rectangle().fill(.secondary).foregroundStyle(Gradient(colors: [Self.red, Self.red])),
      [255, 128, 128])
  }

  @Test("a style may cast a shadow and be fainter, of shapes, texts and symbols")
  func shadows() {
    let shadow = ShadowStyle.drop(color: Self.blue, radius: 0, x: 8, y: 0)
    func right<V: View>(_ view: V, x: Int = 11) -> [Int] {
      let picture = Harness(size: CGSize(width: 60, height: 20)) {
        ZStack(alignment: .leading) {
          Color.white
          view
        }
      }
      .picture()
      let pixel = picture.pixel(x: x, y: 10)
      return [16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
    }
    let box = CGSize(width: 8, height: 20)
    #expect(
      right(Rectangle().fill(Self.red.shadow(shadow)).frame(width: box.width)) == [0, 0, 255])
    #expect(
      right(Rectangle().foregroundStyle(.shadow(shadow)).frame(width: box.width)) == [0, 0, 255])
    let word = Text("█").font(.system(size: 12)).scaleEffect(y: 3)
    let far = ShadowStyle.drop(color: Self.blue, radius: 0, x: 30, y: 0)
    #expect(right(word.foregroundStyle(Self.red.shadow(far)), x: 34) == [0, 0, 255])
    expect(Rectangle().fill(.opacity(0.5)).foregroundStyle(Self.red), [255, 128, 128])
    expect(
      ZStack {
        LinearGradient(colors: [Self.red], startPoint: .top, endPoint: .bottom).opacity(0.5)
      },
      [255, 128, 128])
  }

  @Test("what reads the colour behind a style is evaluated when that changes")
  func changes() {
    let harness = Harness(size: CGSize(width: 20, height: 60)) { Switched() }
    func pixel() -> UInt32 { harness.picture().pixel(x: 10, y: 14) & 0xFFFFFF }
    let before = pixel()
    harness.tap("switch")
    harness.settle()
    #expect(before != pixel())
  }

  private struct Switched: View {
    @State private var isBlue = false
    var body: some View {
      VStack(spacing: 0) {
        Inside()
        Button("switch") { isBlue.toggle() }
      }
      .foregroundStyle(isBlue ? StyleLevelTests.blue : StyleLevelTests.red)
    }
  }

  private struct Inside: View {
    var body: some View { Rectangle().fill(.secondary).frame(height: 20) }
  }
}
