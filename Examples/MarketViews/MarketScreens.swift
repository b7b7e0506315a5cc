import Lamina
import LaminaWireframeViews

/// Something to buy.
struct Good: Identifiable {
  let name: String
  let seller: String
  let price: Int
  var id: String { name }

  static let all = [
    Good(name: "tea", seller: "Assam & Sons", price: 4),
    Good(name: "bread", seller: "The Oven", price: 3),
    Good(name: "lamp", seller: "Bright", price: 25),
  ]
}

/// What there is to buy, and by whom it is sold.
struct HomeScreen: View {
  @Environment(\.wireframe) private var wireframe

  var body: some View {
    List {
      Section("Goods") {
        ForEach(Good.all) { good in
          HStack(spacing: 12) {
            GoodPicture(name: good.name).frame(width: 44, height: 44)
            Button(good.name) { go("Detail", "Product", ["name": .string(good.name)]) }
              .buttonStyle(.link)
            Spacer()
            Button(good.seller) { go("Detail", "Seller", ["name": .string(good.seller)]) }
              .buttonStyle(.borderless)
          }
        }
      }
      Section("Elsewhere") {
        Button("Account") { go("Account") }.buttonStyle(.link)
        Button("The map") { go("Map") }.buttonStyle(.link)
        Button("A broken map") { go("Faults") }.buttonStyle(.link)
      }
    }
    .navigationTitle("Market")
  }

  private func go(_ port: String, _ gate: String? = nil, _ parameters: ScreenParameters = [:]) {
    Task { await wireframe?.navigate(to: port, gate: gate, params: parameters) }
  }
}

/// What a good looks like; nothing for one that there is not.
private struct GoodPicture: View {
  let name: String

  var body: some View {
    if Good.all.contains(where: { $0.name == name }) {
      Image(decorative: name, bundle: .module).resizable().scaledToFit()
        .clipShape(RoundedRectangle(cornerRadius: 8))
    }
  }
}

/// Who sells something.
struct SellerScreen: View {
  let name: String
  @Environment(\.wireframe) private var wireframe

  var body: some View {
    VStack(spacing: 16) {
      Text(name).font(.title)
      HStack(spacing: 12) {
        ForEach(sold) { GoodPicture(name: $0.name).frame(width: 72, height: 72) }
      }
      Text("Sells \(goods) and answers letters.").foregroundStyle(.secondary)
      Button("Close") { Task { await wireframe?.navigate(to: "Back") } }
    }
    .padding(32)
  }

  private var sold: [Good] { Good.all.filter { $0.seller == name } }

  private var goods: String {
    sold.isEmpty ? "nothing" : sold.map(\.name).joined(separator: ", ")
  }
}

/// Something to buy, alone.
struct ProductScreen: View {
  let name: String
  @Environment(\.wireframe) private var wireframe

  var body: some View {
    VStack(spacing: 16) {
      GoodPicture(name: name).frame(width: 160, height: 160)
      Text(name).font(.largeTitle)
      Text(price).foregroundStyle(.secondary)
      HStack(spacing: 12) {
        Button("Back to the market") { Task { await wireframe?.navigate(to: "Back") } }
        Button("Buy") { Task { await buy() } }.buttonStyle(.borderedProminent)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .navigationTitle(name)
  }

  private var price: String {
    Good.all.first { $0.name == name }.map { "\($0.price) coins" } ?? "There is none of it."
  }

  private func buy() async {
    await wireframe?.navigate(
      to: "Bought",
      params: [
        "title": .string("Bought \(name)"), "message": "It will be at your door tomorrow.",
        "actions": .array([.string("Good")]),
      ])
  }
}

/// The market's map as a picture.
struct MapScreen: View {
  let wireframe: Wireframe

  var body: some View {
    WireframeGraphView(wireframe).navigationTitle("Map")
  }
}

/// What the diagnostics say of a broken map: its file once, then each fault with its line.
struct FaultsScreen: View {
  let faults: [WireframeFault]

  var body: some View {
    List {
      Section(URL(fileURLWithPath: faults.first?.file ?? "").lastPathComponent) {
        ForEach(faults.indices, id: \.self) { FaultRow(fault: faults[$0]) }
      }
    }
    .navigationTitle("\(faults.count) faults")
  }
}

private struct FaultRow: View {
  let fault: WireframeFault

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text(fault.line.map { "Line \($0)" } ?? "The map").font(.caption.monospaced())
          .foregroundStyle(.secondary)
        if let name = fault.key ?? fault.code { Text(name).font(.callout.bold()) }
        if fault.severity == .warning {
          Text("Warning").font(.caption).foregroundStyle(.secondary)
        }
      }
      Text("\(fault.sentence) \(fault.repair)").font(.callout)
    }
    .padding(.vertical, 2)
  }
}
