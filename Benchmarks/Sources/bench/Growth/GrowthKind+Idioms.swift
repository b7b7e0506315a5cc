import Lamina
import LaminaTesting

/// Work that programs make as people write them, which has grown faster than it should before.
extension GrowthKind {
  static let idioms = [
    frames("timeline.unseen", 50) { model in
      ScrollView {
        VStack {
          mover(model)
          Color.clear.frame(height: 1_000)
          // A text that changed would move under the animation, seen or not.
          ForEach(model.items, id: \.self) { _ in
            TimelineView(.animation) { _ in Text("timeline") }
          }
        }
      }
    },
    change("fields.otherstate", 50) { model in
      @Bindable var model = model
      ScrollView {
        VStack {
          Text("step \(model.step)")
          ForEach(model.items, id: \.self) { row in TextField("field", text: $model.texts[row]) }
        }
      }
    } by: { model, _ in
      model.step += 1
    },
    change("text.resize", 13_000) { model in
      ScrollView { Text(words(model.items.count)) }
    } by: {
      $1.resize(to: CGSize(width: 380, height: 400))
    },
    change("text.select", 13_000) { model in
      ScrollView { Text(words(model.items.count)).textSelection(.enabled) }
    } by: {
      $1.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 200, y: 120))
    },
    change("text.paragraphs", 25) { model in
      ScrollView { VStack { ForEach(model.items, id: \.self) { _ in Text(words(170)) } } }
    } by: {
      $1.resize(to: CGSize(width: 380, height: 400))
    },
    first("path.filled", 16_000) { waveform($0).fill(.red) },
    first("mask.depth", 16) { depth in
      nested(Text("deep"), depth) { AnyView($0.padding(1).mask { Circle() }) }
    },
    // Cut at each level, which keeps the pixels the same: a blur is larger than what it blurs.
    first("blur.depth", 4) { depth in
      nested(Text("deep").frame(width: 100, height: 100), depth) {
        AnyView($0.blur(radius: 1).clipped())
      }
    },
    // The row of an identity is looked for among all.
    change("list.jump", 1_000, limit: 0.4) { model in
      ScrollViewReader { proxy in
        List(model.items, id: \.self) { Text("row \($0)") }
          .onChange(of: model.step) { proxy.scrollTo(model.items.count - 1) }
      }
    } by: { model, _ in
      model.step += 1
    },
  ]

  static let controls = [
    first("buttons.first", 50) { count in
      VStack { ForEach(0..<count, id: \.self) { row in Button("button \(row)") {} } }
    },
    first("toggles.first", 50) { count in
      VStack { ForEach(0..<count, id: \.self) { Toggle("toggle \($0)", isOn: .constant(true)) } }
    },
    first("sliders.first", 50) { count in
      VStack { ForEach(0..<count, id: \.self) { _ in Slider(value: .constant(0.5)) } }
    },
    first("lazygrid.first", 1_000, limit: 0.3) { count in
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<count, id: \.self) { Text("row \($0)") }
        }
      }
    },
  ]

  private static func words(_ count: Int) -> String { String(repeating: "words ", count: count) }
}
