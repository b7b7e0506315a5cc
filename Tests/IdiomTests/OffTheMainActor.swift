// What SwiftUI lets people make and read off the main actor: bindings, texts, gradients, geometry.
import Foundation
import Lamina
import LaminaTesting
import Observation
import Testing

/// A coordinator as older code has it: a plain class that was handed a binding.
private final class Coordinator {
  private let text: Binding<String>
  init(text: Binding<String>) { self.text = text }
  func clear() { text.wrappedValue = "" }
}

private struct Coordinated: View {
  @State private var text = "draft"

  var body: some View {
    VStack {
      TextField("Text", text: $text)
      Button("Clear") { Coordinator(text: $text).clear() }
    }
  }
}

/// A model on no actor that animates what it changes.
@Observable private final class Drawer {
  var isOpen = false
  func toggle() { withAnimation(.linear(duration: 0.1)) { isOpen.toggle() } }
}

private struct DrawerView: View {
  @State private var drawer = Drawer()

  var body: some View {
    VStack {
      Button("Toggle") { drawer.toggle() }
      if drawer.isOpen { Text("Open") }
      Toggle("Bound", isOn: $drawer.isOpen)
    }
  }
}

/// Views and their values as constants of types that are no views.
private enum Theme {
  static let title = Text("Theme").bold()
  static let icon = Image(systemName: "star")
  static let sky = LinearGradient(colors: [.blue, .white], startPoint: .top, endPoint: .bottom)
  static let sun = RadialGradient(
    colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 9)
  static let wheel = AngularGradient(colors: [.red, .blue], center: .center)
  static let card = RoundedRectangle(cornerRadius: 8, style: .continuous)
  static let style = AnyShapeStyle(.red)
  static let glass: Material = .thin
  static let columns = [GridItem(.flexible()), GridItem(.fixed(20))]
}

private struct Themed: View {
  var body: some View {
    VStack {
      Theme.title.foregroundStyle(Theme.style)
      Theme.icon
      Theme.card.fill(Theme.sky).frame(height: 10)
      LazyVGrid(columns: Theme.columns) { Text("cell") }
    }
    .background(Theme.glass)
  }
}

/// A function of geometry.
private func third(_ proxy: GeometryProxy) -> CGFloat { proxy.size.width / 3 }
private func middle(_ proxy: GeometryProxy) -> CGFloat { proxy.frame(in: .global).midX }

private struct Measured: View {
  var body: some View {
    GeometryReader { proxy in
      Text("\(Int(third(proxy))), \(Int(middle(proxy)))")
    }
  }
}

@MainActor @Observable private final class Library {
  var books = 3
}

/// An application whose state and scenes are on the main actor, as models are.
private struct LibraryApp: App {
  @State private var library = Library()
  private let shared = Library()

  init() { shared.books += 1 }

  var body: some Scene {
    WindowGroup { Text("\(shared.books)").environment(library) }
  }
}

@MainActor @Suite("Idioms: off the main actor")
struct NonisolatedIdioms {
  private let size = CGSize(width: 300, height: 200)

  @Test("A plain class writes through a binding")
  func coordinator() {
    let harness = Harness(size: size) { Coordinated() }
    harness.tap("Clear")
    #expect((harness.element("Text")?.semantics.value ?? "") == "")
  }

  @Test("A model on no actor animates, and is bound to")
  func drawer() {
    let harness = Harness(size: size) { DrawerView() }
    harness.tap("Toggle")
    harness.advance(by: 1)
    #expect(harness.exists("Open"))
    harness.tap("Bound")
    harness.advance(by: 1)
    #expect(!harness.exists("Open"))
  }

  @Test("Values of views are constants anywhere")
  func themed() {
    let harness = Harness(size: size) { Themed() }
    #expect(harness.exists("Theme"))
    #expect(harness.exists("cell"))
  }

  @Test("Functions take a geometry")
  func measured() {
    let harness = Harness(size: size) { Measured() }
    #expect(harness.exists("100, 150"))
  }

  @Test("A binding is sent to another thread, read and written there")
  func sent() async {
    let store = Store()
    let binding = Binding(get: { store.value }, set: { store.value = $0 })
    let sum = await Task.detached {
      binding.wrappedValue += 1
      return binding.wrappedValue
    }.value
    #expect(sum == 2)
    #expect(store.value == 2)
  }
}

private final class Store {
  var value = 1
}
