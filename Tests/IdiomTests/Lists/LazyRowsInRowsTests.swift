import Lamina
import LaminaTesting
import Observation
import Testing

/// A shelf of a shop, with goods on it.
private struct Shelf: Identifiable {
  let id: Int
  var goods: [Int]
}

@Observable private final class Shop {
  var shelves = (0..<6).map { shelf in
    Shelf(id: shelf, goods: Array(10 * shelf..<10 * shelf + 3 + shelf % 3))
  }
}

/// How the goods of a shelf are laid out, in lazy containers or in stacks.
enum ShelfLayout: CaseIterable, CustomTestStringConvertible {
  case column, carousel, grid

  var testDescription: String { "\(self)" }
}

private struct Good: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    Button("\(number): \(count)") { count += 1 }
      .buttonStyle(.plain)
      .frame(width: 80, height: 20)
      .accessibilityIdentifier("good \(number)")
  }
}

private struct Goods: View {
  let shelf: Shelf
  let layout: ShelfLayout
  let isLazy: Bool

  private var goods: some View { ForEach(shelf.goods, id: \.self) { Good(number: $0) } }

  var body: some View {
    switch layout {
    case .column:
      if isLazy {
        LazyVStack(alignment: .leading, spacing: 2) { goods }
      } else {
        VStack(alignment: .leading, spacing: 2) { goods }
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    case .carousel:
      ScrollView(.horizontal, showsIndicators: false) {
        if isLazy {
          LazyHStack(spacing: 4) { goods }
        } else {
          HStack(spacing: 4) { goods }.frame(maxHeight: .infinity)
        }
      }
      .frame(height: 24)
    case .grid:
      if isLazy {
        LazyVGrid(columns: [GridItem(alignment: .topLeading)], alignment: .leading, spacing: 2) {
          goods
        }
      } else {
        VStack(alignment: .leading, spacing: 2) { goods }
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}

/// Shelves in a list, or in a lazy stack.
private struct Shelves: View {
  let shop: Shop
  let layout: ShelfLayout
  let isLazy: Bool
  let isList: Bool

  var body: some View {
    if isList {
      List(shop.shelves) { Goods(shelf: $0, layout: layout, isLazy: isLazy) }
        .scrollIndicators(.hidden)
    } else {
      ScrollView(showsIndicators: false) {
        LazyVStack(alignment: .leading, spacing: 6) {
          ForEach(shop.shelves) { Goods(shelf: $0, layout: layout, isLazy: isLazy) }
        }
      }
    }
  }
}

/// Two windows, one with lazy containers in its rows and one with stacks.
private struct Windows {
  let lazy: Harness
  let plain: Harness
  private let shops = (Shop(), Shop())

  init(_ layout: ShelfLayout, isList: Bool) {
    let (first, second) = shops
    let size = CGSize(width: 560, height: 700)
    lazy = Harness(size: size) {
      Shelves(shop: first, layout: layout, isLazy: true, isList: isList)
    }
    plain = Harness(size: size) {
      Shelves(shop: second, layout: layout, isLazy: false, isList: isList)
    }
  }

  /// Does the same in both, and compares them now, on the way and at rest.
  func both(_ what: String, _ body: (Harness, Shop) -> Void) {
    body(lazy, shops.0)
    body(plain, shops.1)
    for seconds in [0, 0.05, 0.05, 0.05, 1] {
      for window in [lazy, plain] { window.advance(by: seconds) }
      #expect(lines(lazy) == lines(plain), "\(what), \(seconds)")
      #expect(lazy.picture().hasSamePixels(as: plain.picture()), "\(what), \(seconds)")
    }
  }

  private func lines(_ window: Harness) -> [String] {
    window.semanticTree.all.filter { $0.role == .button && !$0.visibleFrame.isEmpty }.map(\.summary)
  }
}

@MainActor @Suite("Lazy containers in the rows of lazy containers")
struct LazyRowsInRowsTests {
  @Test("are as stacks there", arguments: ShelfLayout.allCases, [true, false])
  func asStacks(layout: ShelfLayout, isList: Bool) {
    let windows = Windows(layout, isList: isList)
    windows.both("a tap") { window, _ in window.tap("good 10") }
    windows.both("one more") { _, shop in shop.shelves[1].goods.append(19) }
    windows.both("one more, animated") { _, shop in
      withAnimation(.linear(duration: 0.2)) { shop.shelves[0].goods.insert(9, at: 1) }
    }
    windows.both("one less, animated") { _, shop in
      withAnimation(.linear(duration: 0.2)) { _ = shop.shelves[1].goods.removeLast() }
    }
    windows.both("turned around") { _, shop in shop.shelves[1].goods.reverse() }
    windows.both("turned around with one more, animated") { _, shop in
      withAnimation(.linear(duration: 0.2)) {
        shop.shelves[0].goods = (shop.shelves[0].goods + [8]).reversed()
      }
    }
    windows.both("turned around with some less, animated") { _, shop in
      withAnimation(.linear(duration: 0.2)) {
        shop.shelves[0].goods = shop.shelves[0].goods.dropLast(2).reversed()
      }
    }
    windows.both("two shelves change at once, animated") { _, shop in
      withAnimation(.linear(duration: 0.2)) {
        shop.shelves[0].goods.append(7)
        shop.shelves[1].goods = (shop.shelves[1].goods + [18]).reversed()
        shop.shelves[2].goods = shop.shelves[2].goods.dropLast().reversed()
      }
    }
    windows.both("shelves change places") { _, shop in
      withAnimation(.linear(duration: 0.2)) { shop.shelves.swapAt(0, 1) }
    }
    windows.both("scrolled down") { window, _ in window.scroll(down: 120) }
    windows.both("and back") { window, _ in window.scroll(down: -120) }
    windows.both("a shelf less") { _, shop in
      withAnimation(.linear(duration: 0.2)) { _ = shop.shelves.remove(at: 2) }
    }
    #expect(windows.lazy.element("good 10")?.label == "10: 1")
  }
}
