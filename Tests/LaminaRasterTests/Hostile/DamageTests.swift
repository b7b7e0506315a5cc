import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

@Suite("Hostile pictures")
struct DamageTests {
  @Test("A file that ends at any byte fails with a typed error", arguments: Fixture.all)
  func truncated(name: String) throws {
    let data = try Fixture.data(name)
    // What follows the last needed byte (padding, end markers) may be missing unnoticed.
    var survivors = 0
    for length in 0..<data.count {
      do throws(ImageError) {
        _ = try Bitmap(decoding: data.prefix(length), name: name)
        survivors += 1
      } catch {
        switch error {
        case .unknownFormat: #expect(length < 12)
        case .truncated, .damaged: break
        default: Issue.record("\(name) cut to \(length) bytes: \(error)")
        }
      }
    }
    #expect(survivors <= 8, "\(survivors) cut versions of \(name) were accepted")
  }

  @Test("More bytes than the limit are refused")
  func bytes() throws {
    let data = try Fixture.data("rose.png")
    #expect(
      throws: ImageError.tooManyBytes(name: "rose", bytes: data.count, limit: 1000)
    ) {
      try Bitmap(decoding: data, name: "rose", limits: ImageLimits(bytes: 1000))
    }
    let path = Fixture.path("rose.png")
    #expect(throws: ImageError.tooManyBytes(name: path, bytes: data.count, limit: 1000)) {
      try Bitmap(contentsOfFile: path, limits: ImageLimits(bytes: 1000))
    }
  }

  @Test("Each way in which a file cannot be read has its own reason")
  func files() throws {
    #expect(throws: ImageError.unreadable(name: "/nowhere/a.png", reason: "there is no such file"))
    {
      try Bitmap(contentsOfFile: "/nowhere/a.png")
    }
    #expect(throws: ImageError.unreadable(name: "/tmp", reason: "it is a directory")) {
      try Bitmap(contentsOfFile: "/tmp")
    }
    #expect(throws: ImageError.unreadable(name: "/dev/zero", reason: "it is not a regular file")) {
      try Bitmap(contentsOfFile: "/dev/zero")
    }
    #expect(throws: ImageError.unknownFormat(name: #filePath)) {
      try Bitmap(contentsOfFile: #filePath)
    }
  }
}
