import DreamsViews
import Lamina
import LaminaTesting
import Testing

@Suite("Sharing dreams")
struct SharingTests {
  private func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/dreams-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body(folder)
  }

  @Test("writes a picture in the background, and says where it is")
  func writes() async throws {
    try await withFolder { folder in
      var session = DreamsSession()
      try session.perform(.open(.dream(Dream.ID(2))), at: 0)
      let window = DreamsWindow(session, moves: false, folder: PicturesFolder(folder))
      window.click("share")
      await window.wait { window.harness.exists("shared picture") }
      window.click("write")
      await window.wait { window.harness.exists("path") }
      let path = folder + "/Dream of 3 pink unicorns.png"
      #expect(window.harness.text(of: "path") == "Written to \(path)")
      let picture = try Bitmap(contentsOfFile: path)
      #expect(picture.size == PixelSize(width: 984, height: 364))
      window.click("done")
      #expect(window.store.session.state == .viewing)
    }
  }

  @Test("says what is wrong when the folder cannot be made")
  func unwritable() async throws {
    let error = await failure("/dev/null/pictures", DreamList.sample.dreams)
    guard case .noFolder(path: "/dev/null/pictures", _) = error else {
      Issue.record("\(error as ShareError?)")
      return
    }
    let window = try DreamsWindow(after: [.beginSelecting, .selectAll, .share], moves: false)
    await window.wait { window.harness.exists("shared picture") }
  }

  @Test("never writes over another picture")
  func names() async throws {
    try await withFolder { folder in
      let picture = SharedPicture(Array(DreamList.sample.dreams.prefix(2)))
      let pictures = PicturesFolder(folder)
      let paths = [try await pictures.write(picture), try await pictures.write(picture)]
      #expect(paths == [folder + "/2 dreams.png", folder + "/2 dreams 2.png"])
    }
  }

  @Test("refuses pictures of no dreams, or of far too many")
  func count() async {
    #expect(await failure("/tmp", []) == .noDreams)
    let many = (0..<101).map { Dream(id: Dream.ID($0), description: "", creature: .owl) }
    #expect(await failure("/tmp", many) == .tooMany(101))
  }

  @Test("looks for the folder that the desktop names")
  func folder() async throws {
    try await withFolder { home in
      #expect(PicturesFolder(environment: [:], home: home).path == home + "/Pictures")
      try FileManager.default.createDirectory(
        atPath: home + "/.config", withIntermediateDirectories: true)
      try Data("XDG_MUSIC_DIR=\"$HOME/Musik\"\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\n".utf8)
        .write(to: URL(fileURLWithPath: home + "/.config/user-dirs.dirs"))
      #expect(PicturesFolder(environment: [:], home: home).path == home + "/Bilder")
      #expect(
        PicturesFolder(environment: ["XDG_PICTURES_DIR": "/p"], home: home).path == "/p")
    }
  }

  @Test("lays the same cards out for any number of dreams without one upon another")
  func layout() {
    for count in [1, 2, 5, 17, 100] {
      let dreams = (0..<count).map { Dream(id: Dream.ID($0), description: "a", creature: .owl) }
      let picture = SharedPicture(dreams)
      let skies = picture.element.contents(in: CGRect(origin: .zero, size: picture.size))
        .compactMap(\.frame).filter { $0.size == SharedPicture.cardSize }
      #expect(skies.count == count)
      #expect(Set(skies.map(\.origin.x)).count == picture.columns)
      for sky in skies { #expect(CGRect(origin: .zero, size: picture.size).contains(sky)) }
    }
  }

  private func failure(_ folder: String, _ dreams: [Dream]) async -> ShareError? {
    do throws(ShareError) {
      _ = try await PicturesFolder(folder).write(SharedPicture(dreams))
      return nil
    } catch {
      return error
    }
  }
}
