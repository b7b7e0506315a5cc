import Foundation
import Lamina
import Testing

/// Files and folders in memory, on their way to disk and back.
@MainActor
struct FileWrapperTests {
  @Test("A folder comes back as it was written, with its links")
  func roundTrip() throws {
    let folder = try PersonFolder()
    let inner = FileWrapper(directoryWithFileWrappers: [
      "b.txt": FileWrapper(regularFileWithContents: Data("b".utf8))
    ])
    let root = FileWrapper(directoryWithFileWrappers: ["inner": inner])
    root.addRegularFile(withContents: Data("a".utf8), preferredFilename: "a.txt")
    try root.write(to: folder.url("package"), options: .atomic)
    symlink("a.txt", folder.path + "/package/link")
    let read = try FileWrapper(url: folder.url("package"))
    #expect(read.isDirectory && read.filename == "package")
    #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
    #expect(read.fileWrappers?["inner"]?.fileWrappers?["b.txt"]?.isRegularFile == true)
    #expect(read.fileWrappers?["link"]?.isSymbolicLink == true)
  }

  @Test("A folder in place of another one is whole, and the other one is gone")
  func replaced() throws {
    let folder = try PersonFolder(["package/old.txt": "old"])
    try FileWrapper(directoryWithFileWrappers: [
      "new.txt": FileWrapper(regularFileWithContents: Data("new".utf8))
    ]).write(to: folder.url("package"))
    #expect(folder.text("package/new.txt") == "new" && !folder.exists("package/old.txt"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["package"])
  }

  @Test("A name within a folder that leads out of it is refused, and nothing is left behind")
  func hostileName() throws {
    let folder = try PersonFolder()
    let evil = FileWrapper(directoryWithFileWrappers: [
      "../evil": FileWrapper(regularFileWithContents: Data())
    ])
    #expect(throws: FileDialogError.badName("../evil")) {
      try evil.write(to: folder.url("package"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("A file that is written over keeps its rights, and a link stays one")
  func rights() throws {
    let folder = try PersonFolder(["a.txt": "old"])
    chmod(folder.path + "/a.txt", 0o600)
    symlink("a.txt", folder.path + "/link.txt")
    try FileWrapper(regularFileWithContents: Data("new".utf8)).write(to: folder.url("link.txt"))
    var status = stat()
    stat(folder.path + "/a.txt", &status)
    #expect(status.st_mode & 0o777 == 0o600 && folder.text("a.txt") == "new")
    lstat(folder.path + "/link.txt", &status)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test("A place that is not there is a typed error")
  func missing() throws {
    let folder = try PersonFolder()
    let url = folder.url("Nowhere/a.txt")
    #expect(throws: FileDialogError.missing(url)) {
      try FileWrapper(regularFileWithContents: Data()).write(to: url)
    }
    #expect(throws: FileDialogError.missing(url)) { try FileWrapper(url: url) }
  }

  @Test("A full disk is a typed error, and what stood there stays")
  func full() throws {
    // A device that is always full.
    #expect(throws: (any Error).self) {
      try FileWrapper(regularFileWithContents: Data("x".utf8))
        .write(to: URL(fileURLWithPath: "/dev/full/x"))
    }
  }

  @Test("A link in place of a folder is refused, and the folder stays; a file makes room for it")
  func linkInPlace() throws {
    let folder = try PersonFolder(["package/old.txt": "old", "a.txt": "a", "b.txt": "b"])
    let link = FileWrapper(
      symbolicLinkWithDestinationURL: URL(filePath: "b.txt", relativeTo: folder.url("")))
    #expect(throws: FileDialogError.self) { try link.write(to: folder.url("package")) }
    #expect(folder.text("package/old.txt") == "old")
    try link.write(to: folder.url("a.txt"))
    #expect(folder.text("a.txt") == "b")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["a.txt", "b.txt", "package"])
  }

  @Test("A pipe is refused, also where a link leads to it: who waits for it waits for ever")
  func pipe() throws {
    let folder = try PersonFolder()
    mkfifo(folder.path + "/pipe", 0o600)
    symlink("pipe", folder.path + "/link")
    for name in ["pipe", "link"] {
      #expect(throws: FileDialogError.self) { try FileWrapper(url: folder.url(name)) }
    }
  }

  @Test("Two of one name in a folder get names of their own")
  func twice() {
    let root = FileWrapper(directoryWithFileWrappers: [:])
    let first = root.addRegularFile(withContents: Data(), preferredFilename: "a")
    let second = root.addRegularFile(withContents: Data(), preferredFilename: "a")
    #expect(first == "a" && second != "a" && root.fileWrappers?.count == 2)
  }
}
