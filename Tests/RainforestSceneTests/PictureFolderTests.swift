import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import RainforestScene
import Testing

/// The folder of pictures, made small here.
struct PictureFolderTests {
  private func withFolder(_ body: (PictureFolder) throws -> Void) throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "forest-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: place) }
    var folder = PictureFolder(path: place)
    folder.pictureSize = PixelSize(width: 64, height: 40)
    folder.pictureCount = 2
    folder.cardCount = 5
    try body(folder)
  }

  @Test("Every card finds its picture: JPEG and PNG take turns")
  func make() throws {
    try withFolder { folder in
      #expect(!folder.isComplete)
      try folder.make()
      #expect(folder.isComplete)
      for card in 0..<5 {
        let path = folder.picture(ofCard: card)
        #expect(try Bitmap(contentsOfFile: path).size == folder.pictureSize)
        let start = try Data(contentsOf: URL(fileURLWithPath: path)).prefix(2)
        #expect(start == (card.isMultiple(of: 2) ? Data([0xFF, 0xD8]) : Data([0x89, 0x50])))
      }
    }
  }

  @Test("The same seed gives the same bytes, another one others")
  func deterministic() throws {
    try withFolder { folder in
      try folder.make()
      try withFolder { again in
        try again.make()
        var other = PictureFolder(path: again.path + "/other")
        (other.pictureSize, other.pictureCount, other.cardCount) = (folder.pictureSize, 1, 1)
        other.seed = 7
        try other.make()
        func bytes(_ folder: PictureFolder, _ card: Int) throws -> Data {
          try Data(contentsOf: URL(fileURLWithPath: folder.picture(ofCard: card)))
        }
        for card in 0..<2 { #expect(try bytes(folder, card) == bytes(again, card)) }
        #expect(try bytes(folder, 0) != bytes(other, 0))
      }
    }
  }

  @Test("A folder that cannot be written is reported")
  func unwritable() {
    #expect(throws: (any Error).self) { try PictureFolder(path: "/proc/none").make() }
  }
}
