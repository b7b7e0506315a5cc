import Lamina
import LaminaTesting
import Testing

/// A row that becomes a column where text is large.
private struct Person: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .body) private var avatar = 40

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading) { parts }
    } else {
      HStack { parts }
    }
  }

  @ViewBuilder private var parts: some View {
    Circle().fill(.blue).frame(width: avatar, height: avatar).accessibilityLabel("Portrait")
    VStack(alignment: .leading) {
      Text("Ada Lovelace").font(.headline)
      Text("Mathematician").font(.subheadline).foregroundStyle(.secondary)
    }
  }
}

/// The same with a layout that changes, so that state stays.
private struct Counter: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @State private var count = 0

  var body: some View {
    let layout =
      typeSize >= .accessibility1
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 12))
    layout {
      Text("Count \(count)")
      Button("Add") { count += 1 }
    }
  }
}

/// Whatever fits.
private struct Choices: View {
  var body: some View {
    ViewThatFits {
      HStack {
        Button("Accept") {}
        Button("Decline") {}
        Button("Decide later") {}
      }
      VStack {
        Button("Accept") {}
        Button("Decline") {}
        Button("Decide later") {}
      }
    }
  }
}

/// A badge that must not outgrow its corner.
private struct Tile: View {
  let count: Int
  @ScaledMetric private var padding: CGFloat = 4

  var body: some View {
    Text("Inbox").padding(padding)
      .overlay(alignment: .topTrailing) {
        Text("\(count)").font(.caption2).dynamicTypeSize(...DynamicTypeSize.xLarge)
          .accessibilityIdentifier("count")
      }
  }
}

private struct Card: View {
  var body: some View {
    VStack {
      Text("Scaled").font(.custom("Inter", size: 17, relativeTo: .title2))
      Text("Fixed").font(.custom("Inter", fixedSize: 17))
    }
    .dynamicTypeSize(DynamicTypeSize.large...DynamicTypeSize.accessibility2)
  }
}

@MainActor @Suite("Idioms: sizes of text")
struct DynamicTypeIdioms {
  private func harness<V: View>(
    width: CGFloat = 320, @ViewBuilder _ content: @escaping () -> V
  ) -> Harness {
    Harness(size: CGSize(width: width, height: 400), content)
  }

  @Test("A row becomes a column at sizes for people who see little, and its picture grows")
  func row() throws {
    let harness = harness { Person() }
    func frames() throws -> (picture: CGRect, name: CGRect) {
      (
        try #require(harness.frame(of: "Portrait")), try #require(harness.frame(of: "Ada Lovelace"))
      )
    }
    var (picture, name) = try frames()
    #expect(picture.width == 40 && name.minX > picture.maxX)
    harness.textScale = 2
    (picture, name) = try frames()
    #expect(picture.width == 80 && name.minY > picture.maxY)
  }

  @Test("A layout that changes with the size keeps the state")
  func layout() throws {
    let harness = harness { Counter() }
    harness.tap("Add")
    harness.textScale = 2
    #expect(harness.exists("Count 1"))
    let (text, button) = (
      try #require(harness.frame(of: "Count 1")), try #require(harness.frame(of: "Add"))
    )
    #expect(button.minY >= text.maxY)
    harness.tap("Add")
    harness.textScale = 1
    #expect(harness.exists("Count 2"))
  }

  @Test("What no longer fits side by side stands one below the other")
  func fits() throws {
    let harness = harness { Choices() }
    func top(_ name: String) throws -> CGFloat { try #require(harness.frame(of: name)).minY }
    #expect(try top("Accept") == top("Decline"))
    harness.textScale = 2
    #expect(try top("Accept") < top("Decline"))
    #expect(try top("Decline") < top("Decide later"))
  }

  @Test("A badge grows as far as its author lets it")
  func badge() throws {
    let harness = harness { Tile(count: 7) }
    let (usual, inbox) = (
      try #require(harness.frame(of: "count")), try #require(harness.frame(of: "Inbox"))
    )
    harness.textScale = 3
    let large = try #require(harness.frame(of: "count"))
    #expect(large.height > usual.height && large.height < 1.5 * usual.height)
    #expect(try #require(harness.frame(of: "Inbox")).height > 2 * inbox.height)
  }

  @Test("Sizes of previews: a font by name follows its style, a fixed one does not")
  func preview() throws {
    func heights(_ size: DynamicTypeSize) throws -> (scaled: CGFloat, fixed: CGFloat) {
      let harness = harness { Card().environment(\.dynamicTypeSize, size) }
      return (
        try #require(harness.frame(of: "Scaled")).height,
        try #require(harness.frame(of: "Fixed")).height
      )
    }
    let (usual, large) = (try heights(.large), try heights(.accessibility2))
    #expect(large.scaled > 1.7 * usual.scaled && large.fixed == usual.fixed)
    // Held by the range.
    #expect(try heights(.accessibility5) == large && heights(.xSmall) == usual)
  }
}
