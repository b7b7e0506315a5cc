import GalleryPages
import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// The gallery without a pointer.
struct KeyboardTests {
  @Test("Keys alone reach and change every control of a page", arguments: GalleryPage.allCases)
  func everyPage(page: GalleryPage) throws {
    let forest = try SmallForest()
    let walk = KeyboardWalk {
      var environment = EnvironmentValues()
      environment.openURL = OpenURLAction { _ in .handled }
      return Harness(
        size: CGSize(width: 1_000, height: 700), scale: 0.25, environment: environment
      ) {
        page.view.environment(\.rainforestFolder, forest.folder)
      }
    }
    let problems = walk.problems()
    #expect(problems.isEmpty)
  }

  @Test("What keys cannot reach or change is found out by its name")
  func findsOut() {
    let walk = KeyboardWalk {
      Harness {
        VStack {
          Button("Idle") {}
          Text("Tapped").onTapGesture {}
          Slider(value: .constant(0.5)).accessibilityLabel("Fixed")
        }
      }
    }
    let problems = walk.problems()
    #expect(problems.contains { $0.contains("Idle") && $0.contains("nothing") })
    #expect(problems.contains { $0.contains("Tapped") && $0.contains("pointer") })
    #expect(problems.contains { $0.contains("Fixed") && $0.contains("nothing") })
    #expect(problems.count == 3)
  }

  @Test("Tab and arrows go from page to page, and into each and back")
  func window() throws {
    let forest = try SmallForest()
    let harness = Harness(size: CGSize(width: 1_000, height: 700), scale: 0.25) {
      GalleryView(page: .text).environment(\.rainforestFolder, forest.folder)
    }
    harness.press(.tab)
    for page in GalleryPage.allCases.dropFirst() {
      harness.press(.downArrow)
      #expect(harness.exists(page.summary), "\(page)")
    }
    harness.press(.home)
    #expect(harness.exists(GalleryPage.text.summary))
    for _ in GalleryPage.controls.placeInSidebar { harness.press(.downArrow) }
    #expect(harness.exists(GalleryPage.controls.summary))
    harness.press(.tab)
    harness.press(.space)
    #expect(harness.text(of: "count") == "Pressed once")
    harness.press(.tab, modifiers: .shift)
    harness.press(.downArrow)
    #expect(harness.exists(GalleryPage.pickers.summary))
  }
}

extension GalleryPage {
  /// One number for each row above the page's.
  fileprivate var placeInSidebar: Range<Int> {
    0..<(GalleryPage.allCases.firstIndex(of: self) ?? 0)
  }
}
