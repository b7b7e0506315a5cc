import Lamina
import LaminaWireframeViews

/// Wireframes: screens that do not know each other, the map that joins them, and what is wrong with maps.
struct WireframesPage: View {
  @State private var tour = TeaTour()

  var body: some View {
    PageScaffold(.wireframes) {
      Sample(
        "Screens that do not know each other",
        "A button names a port of its own screen; where that leads, the map says."
      ) {
        WireframeView(tour.wireframe)
          .frame(height: 290)
          .background(.background)
          .clipShape(RoundedRectangle(cornerRadius: 10))
          .overlay(RoundedRectangle(cornerRadius: 10).strokeBorder(Color(role: .separator)))
      }
      Sample("The map", "Each screen with its ways; marked is the one that is seen.") {
        WireframeGraphView(tour.wireframe).frame(height: 84)
      }
      Sample(
        "What is wrong with a map",
        "All of it at once, with the line and the repair. Warnings do not keep a map from being used."
      ) { MapFaults() }
    }
  }
}

/// A wireframe with three screens: a shop, a tea, and a question.
final class TeaTour {
  let wireframe: Wireframe

  init() {
    wireframe = Wireframe(WireframeTree(Self.map))
    wireframe.register(builderName: "shop") { _ in TeaShop() }
    wireframe.register(builderName: "tea") { scope in TeaScreen(name: scope.name) }
    wireframe.register(builderName: "cup") { scope in CupScreen(name: scope.name) }
    wireframe.start(.stack("Shop"))
  }

  static var map: WireframeMap {
    WireframeMap {
      WireframeScreen("Shop", builder: "shop")
      WireframeScreen("Tea", builder: "tea")
      WireframeScreen("Cup", builder: "cup")
      WireframeDestination("Shop", "Detail", to: "Tea", by: .animatedPush)
      WireframeDestination("Tea", "Drink", to: "Cup", by: .sheet)
      WireframeDestination("Tea", "Back", by: .animatedPop)
      WireframeDestination("Cup", "Done", by: .animatedDismiss)
    }
  }
}

extension WireframeScope {
  /// The tea that the screen is about.
  fileprivate var name: String {
    if case .string(let name)? = parameters["name"] { name } else { "Tea" }
  }
}

private struct TeaShop: View {
  @Environment(\.wireframe) private var wireframe
  @State private var chosen: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(chosen.map { "\($0) it is." } ?? "Which tea would you like?")
        .foregroundStyle(.secondary)
      ForEach(["Sencha", "Darjeeling", "Rooibos"], id: \.self) { name in
        Button(name) {
          chosen = name
          Task { await wireframe?.navigate(to: "Detail", params: ["name": .string(name)]) }
        }
        .buttonStyle(.bordered)
      }
      Spacer()
    }
    .padding(20)
    .frame(maxWidth: .infinity, alignment: .leading)
    .navigationTitle("Shop")
  }
}

private struct TeaScreen: View {
  let name: String
  @Environment(\.wireframe) private var wireframe

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Three minutes in hot water, and no longer.").foregroundStyle(.secondary)
      Button("Drink") {
        Task { await wireframe?.navigate(to: "Drink", params: ["name": .string(name)]) }
      }
      .buttonStyle(.borderedProminent)
      Button("Another one") { Task { await wireframe?.navigate(to: "Back") } }
      Spacer()
    }
    .padding(20)
    .frame(maxWidth: .infinity, alignment: .leading)
    .navigationTitle(name)
  }
}

private struct CupScreen: View {
  let name: String
  @Environment(\.wireframe) private var wireframe

  var body: some View {
    VStack(spacing: 14) {
      Text("A cup of \(name)").font(.title2.bold())
      Button("Done") { Task { await wireframe?.navigate(to: "Done") } }
        .buttonStyle(.borderedProminent)
    }
    .padding(32)
  }
}

/// What `validate` says of a map with mistakes.
private struct MapFaults: View {
  private let faults = BrokenMap.faults

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(faults.indices, id: \.self) { index in
        let fault = faults[index]
        HStack(alignment: .firstTextBaseline, spacing: 10) {
          Text(fault.severity == .error ? "Error" : "Warning").font(.caption.bold())
            .foregroundStyle(
              fault.severity == .error ? Color(role: .red) : Color(role: .secondary)
            )
            .frame(minWidth: 64, alignment: .leading)
          Text(
            "Line \(fault.line ?? 0), \(fault.key ?? fault.code ?? "the map"): \(fault.sentence) \(fault.repair)"
          )
          .font(.callout)
        }
      }
    }
    .frame(maxWidth: 700, alignment: .leading)
  }
}

/// A map as a file may hold it, with three mistakes.
private enum BrokenMap {
  static var faults: [WireframeFault] {
    var registry = WireframeRegistry.standard
    registry.builders = ["shop", "tea"]
    registry.entries = [WireframeEntry("Shop", isInStack: true)]
    return WireframeMap(data: Data(text.utf8), file: "Tea.json").validate(against: registry)
  }

  private static let text = """
    {"Decodes": {
      "Shop": {"builder": "shop"},
      "Tea": {"builder": "teas"},
      "Old": {"builder": "tea"}
    }, "Destinations": {
      "Shop-Detail": {"target": "Tee", "navigator": "animated-push"},
      "Tea-Back": {"navigator": "animated-pop"}
    }}
    """
}
