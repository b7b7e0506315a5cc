import Lamina

/// Navigation: a stack with a path, columns that become a stack, tabs, bars with items and a search.
struct NavigationPage: View {
  var body: some View {
    PageScaffold(.navigation) {
      Sample("A stack", "The path is state: a link appends to it, the bar and a drag go back.") {
        Kitchen()
      }
      Sample("Columns", "A selection says what the next column shows; a narrow view is a stack.") {
        Columns()
      }
      Sample("Tabs", "Each keeps its state, and rests while another one is shown.") { Places() }
    }
  }
}

/// A frame in which a small application lives.
private struct Device<Content: View>: View {
  let height: CGFloat
  @ViewBuilder let content: Content

  var body: some View {
    content
      .textFrame(height: height)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(.separator, lineWidth: 1))
  }
}

private struct Dish: Hashable, Identifiable {
  let name: String
  let parts: [String]
  var id: String { name }

  static let all = [
    Dish(name: "Potato soup", parts: ["Potatoes", "Leek", "Cream"]),
    Dish(name: "Pancakes", parts: ["Flour", "Milk", "Eggs"]),
    Dish(name: "Lentil stew", parts: ["Lentils", "Carrots", "Vinegar"]),
    Dish(name: "Apple cake", parts: ["Apples", "Flour", "Sugar", "Eggs"]),
  ]

  static func using(_ part: String) -> [Dish] { all.filter { $0.parts.contains(part) } }
}

/// A part of a dish, as a value in the path beside dishes.
private struct Part: Hashable { let name: String }

private struct Kitchen: View {
  @State private var path = NavigationPath()
  @State private var words = ""

  var body: some View {
    Device(height: 320) {
      NavigationStack(path: $path) {
        List(found) { dish in NavigationLink(dish.name, value: dish) }
          .navigationTitle("Dishes")
          .searchable(text: $words, prompt: "Find a dish")
          .toolbar {
            Button("Surprise") { path = NavigationPath([Dish.all[3]]) }
          }
          .navigationDestination(for: Dish.self) { DishScreen(dish: $0, path: $path) }
          .navigationDestination(for: Part.self) { PartScreen(part: $0) }
      }
    }
  }

  private var found: [Dish] {
    words.isEmpty ? Dish.all : Dish.all.filter { $0.name.localizedCaseInsensitiveContains(words) }
  }
}

private struct DishScreen: View {
  let dish: Dish
  @Binding var path: NavigationPath

  var body: some View {
    List(dish.parts, id: \.self) { part in NavigationLink(part, value: Part(name: part)) }
      .navigationTitle(dish.name)
      .toolbar {
        ToolbarItem(placement: .bottomBar) {
          Text("\(path.count) above the list").font(.caption).foregroundStyle(.secondary)
        }
        ToolbarItem(placement: .primaryAction) { Button("All") { path = NavigationPath() } }
      }
  }
}

private struct PartScreen: View {
  let part: Part

  var body: some View {
    List(Dish.using(part.name)) { dish in NavigationLink(dish.name, value: dish) }
      .navigationTitle(part.name)
      .navigationSubtitle("Where it is used")
  }
}

private struct Columns: View {
  @State private var chosen: Dish.ID?
  @State private var isNarrow = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Toggle("Narrow", isOn: $isNarrow).textFrame(maxWidth: 160)
      Device(height: 260) {
        NavigationSplitView {
          List(Dish.all, selection: $chosen) { NavigationLink($0.name, value: $0.id) }
            .navigationTitle("Dishes")
            .navigationSplitViewColumnWidth(180)
        } detail: {
          detail
        }
      }
      .frame(maxWidth: isNarrow ? 320 : .infinity)
    }
  }

  @ViewBuilder private var detail: some View {
    if let dish = Dish.all.first(where: { $0.id == chosen }) {
      List(dish.parts, id: \.self) { Text($0) }.navigationTitle(dish.name)
    } else {
      Text("Choose a dish").foregroundStyle(.secondary).navigationTitle("Parts")
    }
  }
}

private struct Places: View {
  @State private var count = 2

  var body: some View {
    Device(height: 220) {
      TabView {
        Tab("Basket", systemImage: "list.bullet") {
          VStack(spacing: 12) {
            Text("\(count) in the basket")
            Button("One more") { count += 1 }
          }
        }
        .badge(count)
        Tab("Wishes", systemImage: "heart") { Text("Nothing wished for") }
        Tab("About", systemImage: "info.circle") { Text("Tabs rest while they are not shown.") }
      }
    }
  }
}
