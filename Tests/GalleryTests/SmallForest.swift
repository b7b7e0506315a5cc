import LaminaGeometry
import RainforestScene

/// Three small pictures for the Rainforest page, made once for all tests and kept for the next run.
struct SmallForest {
  let folder: PictureFolder

  init() throws { folder = try Self.made.get() }

  private static let made = Result {
    let place = FileManager.default.temporaryDirectory.appending(path: "lamina-small-forest-2")
    var folder = PictureFolder(path: place.path)
    folder.pictureCount = 3
    folder.pictureSize = PixelSize(width: 48, height: 30)
    folder.cardCount = 40
    try folder.make()
    return folder
  }
}
