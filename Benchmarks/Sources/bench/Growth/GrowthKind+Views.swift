import Lamina
import LaminaTesting

/// What a view of a kind of work reads and changes.
@Observable
final class GrowthModel {
  var step = 0
  var items: [Int]
  var texts: [String]

  init(_ count: Int) {
    items = Array(0..<count)
    texts = (0..<count).map { "field \($0)" }
  }
}

extension GrowthKind {
  static let all: [GrowthKind] =
    focus + fields + motion + effects + texts + structure + rows + changes + controls + idioms

  /// A window of 400 by 400 points.
  static func harness<Content: View>(
    @ViewBuilder _ content: @escaping () -> Content
  ) -> Harness {
    Harness(size: CGSize(width: 400, height: 400), content)
  }

  /// A window's first frame.
  static func first<Content: View>(
    _ name: String, _ smallest: Int, limit: Double = 1.2,
    @ViewBuilder _ content: @escaping (Int) -> Content
  ) -> GrowthKind {
    GrowthKind(name: name, smallest: smallest, limit: limit) { count in
      { _ = harness { content(count) } }
    }
  }

  /// A change after the first frame.
  static func change<Content: View>(
    _ name: String, _ smallest: Int, limit: Double = 1.2,
    @ViewBuilder _ content: @escaping (GrowthModel) -> Content,
    by change: @escaping (GrowthModel, Harness) -> Void
  ) -> GrowthKind {
    GrowthKind(name: name, smallest: smallest, limit: limit) { count in
      let model = GrowthModel(count)
      let harness = harness { content(model) }
      return {
        change(model, harness)
        harness.settle()
      }
    }
  }

  /// Ten frames in which something moves by itself.
  static func frames<Content: View>(
    _ name: String, _ smallest: Int, limit: Double = 1.2,
    @ViewBuilder _ content: @escaping (GrowthModel) -> Content
  ) -> GrowthKind {
    GrowthKind(name: name, smallest: smallest, limit: limit) { count in
      let model = GrowthModel(count)
      let harness = harness { content(model) }
      withAnimation(.linear(duration: 10)) { model.step = 100 }
      harness.advance(by: 2.0 / 60)
      return { harness.advance(by: 10.0 / 60) }
    }
  }

  // MARK: Focus and fields

  private static let focus = [
    change("tab.column", 500) { model in
      ScrollView { VStack { ForEach(model.items, id: \.self) { Button("\($0)") {} } } }
    } by: {
      $1.press(.tab)
    },
    change("tab.row", 250) { model in
      ScrollView(.horizontal) { HStack { ForEach(model.items, id: \.self) { Button("\($0)") {} } } }
    } by: {
      $1.press(.tab)
    },
    change("tab.nested", 16) { model in
      nested(Button("one") {}, model.items.count) { AnyView($0.padding(1)) }
    } by: {
      $1.press(.tab)
    },
  ]

  private static let fields = [
    change("fields.letter", 50) { model in
      ScrollView { VStack { ForEach(model.items, id: \.self) { row in field(model, row) } } }
    } by: { _, harness in
      harness.press(.tab)
      harness.type("a")
    },
    change("fields.bare", 50) { model in
      @Bindable var model = model
      ScrollView {
        VStack {
          ForEach(model.items, id: \.self) { row in TextField("field", text: $model.texts[row]) }
        }
      }
    } by: { _, harness in
      harness.press(.tab)
      harness.type("a")
    },
    first("fields.first", 50) { count in
      VStack { ForEach(0..<count, id: \.self) { TextField("field \($0)", text: .constant("")) } }
    },
  ]

  private static func field(_ model: GrowthModel, _ row: Int) -> some View {
    @Bindable var model = model
    return TextField("field", text: $model.texts[row])
  }

  // MARK: Motion

  private static let motion = [
    change("timeline.asleep", 4) { _ in
      TimelineView(.animation) { Text("\($0.date.timeIntervalSinceReferenceDate)") }
    } by: { model, harness in
      harness.clock.advance(by: Double(model.items.count))
      harness.resize(to: CGSize(width: 401, height: 400))
    },
    change("timeline.many", 50) { model in
      VStack(spacing: 0) {
        ForEach(model.items, id: \.self) { _ in
          TimelineView(.animation) { context in
            Color.red.opacity(
              context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1))
          }
        }
      }
    } by: {
      $1.advance(by: 1.0 / 60)
    },
    change("animation.many", 50) { model in
      VStack {
        ForEach(model.items, id: \.self) { _ in Color.red.offset(x: CGFloat(model.step)) }
      }
    } by: { model, harness in
      withAnimation { model.step += 10 }
      harness.advance(by: 1.0 / 60)
    },
    change("animation.one", 100, limit: 1.1) { model in
      VStack {
        Color.blue.frame(width: 10, height: 10).offset(x: CGFloat(model.step))
        ForEach(model.items, id: \.self) { Text("row \($0)") }
      }
    } by: { model, harness in
      withAnimation { model.step += 10 }
      harness.advance(by: 1.0 / 60)
    },
  ]

  // MARK: Effects

  private static let effects = [
    // Cut at each level, which keeps the pixels the same: with its shadow each is larger than what is
    // inside, and 32 levels have twice the pixels of 8.
    first("shadow.depth", 4) { depth in
      nested(Text("deep").frame(width: 200, height: 200).border(.red), depth) {
        AnyView($0.shadow(radius: 1).clipped())
      }
    },
    first("shadow.radius", 16) { radius in
      Text("soft").padding(40).background(Circle().fill(.red)).shadow(radius: CGFloat(radius))
    },
    first("blur.radius", 16) {
      Text("soft").padding(40).background(Circle().fill(.red)).blur(radius: CGFloat($0))
    },
    first("clip.depth", 16) { depth in
      nested(Text("deep"), depth) { AnyView($0.padding(1).clipShape(Circle())) }
    },
    first("opacity.depth", 16) { depth in
      nested(Text("deep"), depth) { AnyView($0.padding(1).opacity(0.99)) }
    },
    first("background.depth", 16) { depth in
      nested(Text("deep"), depth) { AnyView($0.padding(1).background(.red)) }
    },
    // In proportion by design: hits, ranges and the pairs of two commits go through the views of a stack.
    change("drawinggroup.scroll", 100, limit: 0.8) { model in
      ScrollView { VStack { ForEach(model.items, id: \.self) { wideRow($0) } }.drawingGroup() }
    } by: { _, harness in
      for _ in 0..<8 { harness.scroll(down: 150) }
    },
    change("plaingroup.scroll", 100, limit: 0.9) { model in
      ScrollView { VStack { ForEach(model.items, id: \.self) { wideRow($0) } } }
    } by: { _, harness in
      for _ in 0..<8 { harness.scroll(down: 150) }
    },
    change("shadows.unseen", 100) { model in
      ScrollView {
        VStack {
          Color.blue.frame(width: 10, height: 10).offset(x: CGFloat(model.step))
          ForEach(model.items, id: \.self) { Text("row \($0)").shadow(radius: 4) }
        }
      }
    } by: { model, _ in
      model.step += 1
    },
    frames("unseen.shadows", 500) { model in
      ScrollView {
        VStack {
          mover(model)
          ForEach(model.items, id: \.self) { Text("row \($0)").shadow(radius: 4) }
        }
      }
    },
    frames("unseen.texts", 500) { model in
      ScrollView {
        VStack {
          mover(model)
          ForEach(model.items, id: \.self) { Text("row \($0)") }
        }
      }
    },
    first("path.waveform", 16_000) { waveform($0).stroke(.red) },
    // Rows below each other: lines that are drawn over the same place again and again would cross each
    // other in a number that grows with the square of the points.
    first("path.points", 1_000) { count in
      Path { path in
        path.move(to: .zero)
        for point in 0..<count {
          let top = Double(point / 400) * 18
          path.addLine(to: CGPoint(x: Double(point % 400), y: point % 2 == 0 ? top : top + 15))
        }
      }.stroke(.red)
    },
  ]

  private static func wideRow(_ row: Int) -> some View {
    Text("row \(row)").frame(maxWidth: .infinity).background(.yellow)
  }

  static func mover(_ model: GrowthModel) -> some View {
    Color.blue.frame(width: 10, height: 10).offset(x: CGFloat(model.step))
  }

  // MARK: Texts

  private static let texts = [
    first("text.sum", 1_600) { count in (0..<count).reduce(Text("")) { $0 + Text("word \($1) ") } },
    first("text.long", 5_000) { Text(String(repeating: "words ", count: $0)) },
    first("text.lines", 100) {
      Text(Array(repeating: "one line", count: $0).joined(separator: "\n"))
    },
    first("text.many", 100) { count in
      VStack { ForEach(0..<count, id: \.self) { Text("text \($0)") } }
    },
    first("text.threelines", 5_000) { Text(String(repeating: "words ", count: $0)).lineLimit(3) },
    change("editor.letter", 10_000, limit: 1.1) { model in
      editor(model)
    } by: { _, harness in
      harness.press(.tab)
      harness.type("a")
    },
  ]

  private static func editor(_ model: GrowthModel) -> some View {
    @Bindable var model = model
    return TextEditor(text: $model.texts[0])
      .onAppear {
        model.texts[0] = String(repeating: "words in a line\n", count: model.items.count / 16)
      }
  }

  // MARK: Structure

  private static let structure = [
    first("depth.padding", 32) { depth in nested(Text("deep"), depth) { AnyView($0.padding(0.1)) }
    },
    first("depth.stacks", 16) { depth in
      nested(Text("deep"), depth) { inner in
        AnyView(
          VStack {
            inner; Color.red
          })
      }
    },
    first("depth.readers", 3) { depth in
      nested(Text("deep"), depth) { inner in AnyView(GeometryReader { _ in inner }) }
    },
    first("grid.cells", 10) { side in
      Grid {
        ForEach(0..<side, id: \.self) { _ in
          GridRow { ForEach(0..<10, id: \.self) { Text("\($0)") } }
        }
      }
    },
    first("preferences", 100) { count in
      VStack {
        ForEach(0..<count, id: \.self) { Text("\($0)").preference(key: SumKey.self, value: $0) }
      }
      .onPreferenceChange(SumKey.self) { _ in }
    },
    first("onappear", 100) { count in
      VStack { ForEach(0..<count, id: \.self) { Text("\($0)").onAppear {} } }
    },
    first("gestures", 100) { count in
      VStack { ForEach(0..<count, id: \.self) { Text("\($0)").onTapGesture {} } }
    },
    first("constraints", 20) { count in
      ConstraintStack {
        ForEach(0..<count, id: \.self) { Text("\($0)") }
      }
    },
  ]

  static func nested(
    _ inner: some View, _ depth: Int, _ wrap: (AnyView) -> AnyView
  ) -> AnyView {
    (0..<depth).reduce(AnyView(inner)) { view, _ in wrap(view) }
  }

  // MARK: Rows

  private static let rows = [
    first("list.first", 1_000, limit: 0.3) { count in
      List(0..<count, id: \.self) { Text("row \($0)") }
    },
    first("list.sections", 12_500) { count in
      List { ForEach(0..<count, id: \.self) { day in Section("day \(day)") { Text("row") } } }
    },
    change("list.scroll", 1_000, limit: 0.3) { model in
      List(model.items, id: \.self) { Text("row \($0)") }
    } by: {
      $1.scroll(down: 300)
    },
    change("list.insert", 1_000) { model in
      List(model.items, id: \.self) { Text("row \($0)") }
    } by: { model, _ in
      model.items.insert(-1, at: 0)
    },
    change("list.reverse", 1_000) { model in
      List(model.items, id: \.self) { Text("row \($0)") }
    } by: { model, _ in
      model.items.reverse()
    },
    change("lazystack.insert", 1_000) { model in
      ScrollView { LazyVStack { ForEach(model.items, id: \.self) { Text("row \($0)") } } }
    } by: { model, _ in
      model.items.insert(-1, at: 0)
    },
    change("lazygrid.insert", 1_000) { model in
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(model.items, id: \.self) { Text("row \($0)") }
        }
      }
    } by: { model, _ in
      model.items.insert(-1, at: 0)
    },
  ]

  // MARK: Changes

  private static let changes = [
    change("foreach.insert", 100) { model in
      VStack { ForEach(model.items, id: \.self) { Text("row \($0)") } }
    } by: { model, _ in
      model.items.insert(-1, at: 0)
    },
    change("foreach.reverse", 100) { model in
      VStack { ForEach(model.items, id: \.self) { Text("row \($0)") } }
    } by: { model, _ in
      model.items.reverse()
    },
    change("foreach.remove", 100) { model in
      VStack { ForEach(model.items, id: \.self) { Text("row \($0)") } }
    } by: { model, _ in
      model.items.removeAll { $0 % 2 == 0 }
    },
    change("environment.readers", 100) { model in
      VStack { ForEach(model.items, id: \.self) { Text("row \($0)") } }
        .environment(\.layoutDirection, model.step == 0 ? .leftToRight : .rightToLeft)
    } by: { model, _ in
      model.step += 1
    },
    change("model.readers", 100) { model in
      VStack { ForEach(model.items, id: \.self) { _ in Counting(model: model) } }
    } by: { model, _ in
      model.step += 1
    },
    change("hover", 100, limit: 1.1) { model in
      VStack { ForEach(model.items, id: \.self) { Text("\($0)").onHover { _ in } } }
    } by: {
      $1.move(to: CGPoint(x: 200, y: 200))
    },
    change("click", 100, limit: 1.1) { model in
      VStack { ForEach(model.items, id: \.self) { Text("\($0)").onTapGesture {} } }
    } by: {
      $1.tap(at: CGPoint(x: 200, y: 200))
    },
    change("resize", 100) { model in
      VStack { ForEach(model.items, id: \.self) { Text("a text that may wrap \($0)") } }
    } by: {
      $1.resize(to: CGSize(width: 300, height: 400))
    },
  ]
}

private struct Counting: View {
  let model: GrowthModel
  var body: some View { Text("step \(model.step)") }
}

private enum SumKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// A line that goes up and down at each of so many points, over the same room.
func waveform(_ count: Int) -> Path {
  Path { path in
    path.move(to: .zero)
    for point in 0..<count {
      let loudness = 150 * abs(sin(Double(point) * 1e4 / Double(count)))
      path.addLine(
        to: CGPoint(
          x: 400 * Double(point) / Double(count),
          y: 150 + (point % 2 == 0 ? loudness : -loudness)))
    }
  }
}
