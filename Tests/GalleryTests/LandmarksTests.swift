import GalleryPages
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// The list of landmarks.
struct LandmarksTests {
  private func show(_ landmarks: [Landmark]) -> Harness {
    Harness(size: CGSize(width: 800, height: 600)) { LandmarksPage(landmarks: landmarks) }
  }

  @Test("There are more than a thousand landmarks, no two of one name")
  func names() {
    let names = Landmark.all().map(\.name)
    #expect(names.count == 1_008)
    #expect(Set(names).count == names.count)
  }

  @Test("A click on a star flips the favourite and evaluates no other row")
  func flip() {
    let landmarks = Landmark.all()
    let harness = show(landmarks)
    harness.resetCounters()
    harness.tap("star 2")
    #expect(landmarks[2].isFavorite)
    #expect(harness.text(of: "star 2") == "Favourite")
    #expect(harness.evaluations(of: LandmarkRow.self) == 0)
    #expect(harness.evaluations(of: FavoriteStar.self) == 1)
    #expect(harness.evaluations(of: LandmarksPage.self) == 0)
    harness.tap("star 2")
    #expect(!landmarks[2].isFavorite)
  }

  @Test("Only the rows in sight and near it exist")
  func lazy() {
    let harness = show(Landmark.all())
    #expect(harness.evaluations(of: LandmarkRow.self) < 60)
  }

  @Test("The filter leaves favourites, and a flipped one leaves with it on")
  func filter() {
    let landmarks = Landmark.all()
    let harness = show(landmarks)
    #expect(harness.exists("star 0"))
    harness.tap("favourites only")
    #expect(!harness.exists("star 0"))
    #expect(harness.exists("star 10"))
    harness.tap("star 10")
    #expect(!harness.exists("star 10"))
  }

  @Test("The selected landmark is shown large")
  func detail() {
    let landmarks = Landmark.all()
    let harness = show(landmarks)
    #expect(harness.text(of: "detail") == landmarks[0].name)
    harness.tap(landmarks[3].name)
    #expect(harness.text(of: "detail") == landmarks[3].name)
  }
}
