import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// What a test hears of an element that is not there.
@MainActor @Suite("Elements that are missing")
struct MissingElementTests {
  private func misses(
    @ViewBuilder in content: @escaping () -> some View, _ act: (Harness) -> Void
  ) -> [MissingElement] {
    var found: [MissingElement] = []
    let harness = Harness(content)
    harness.onMissing = { found.append($0) }
    act(harness)
    return found
  }

  @Test(
    "Each act on a name that is nowhere is an issue with its place and what there is, and the test goes on"
  )
  func issue() {
    let misses = misses {
      VStack {
        Button("Save") {}
        Text("Draft").accessibilityIdentifier("state")
      }
    } _: { harness in
      harness.tap("Sav")
      harness.hover("Sav")
      harness.drag("Sav", by: CGSize(width: 10, height: 0))
      harness.scroll("Sav", down: 10)
    }
    #expect(misses.count == 4)
    for miss in misses {
      let words = "No element «Sav» is on screen. Did you mean «Save»? There are: «Save», «state»."
      #expect(miss.sentence.hasPrefix(words))
      #expect(miss.place.hasPrefix("MissingElementTests.swift:"))
    }
    #expect(Set(misses.map(\.place)).count == 4)
  }

  @Test("A name that is only near by chance of length is not proposed")
  func far() {
    let misses = misses {
      Button("Delete") {}
    } _: {
      $0.tap("Save")
    }
    #expect(misses.first?.sentence.hasPrefix("No element «Save» is on screen. There are:") == true)
  }

  @Test("Where nothing has a name, it says so")
  func nothing() {
    let misses = misses {
      Color.clear
    } _: {
      $0.tap("Save")
    }
    #expect(misses.first?.sentence.contains("Nothing there has a name.") == true)
  }
}
