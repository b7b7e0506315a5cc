import ChildProcesses
import GalleryPages
import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import RainforestScene
import Testing

/// The command Gallery, as a process of its own.
struct CommandTests {
  /// Runs the program that was built beside these tests, without a display.
  private func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> Child.Outcome {
    // Of the environment only what looks on: a sanitizer's settings and what it loads first.
    let inherited: Set = ["LD_PRELOAD", "TSAN_OPTIONS", "ASAN_OPTIONS", "SWIFT_BACKTRACE"]
    return try Child.outcome(
      of: Child.built("Gallery"), arguments, in: folder,
      environment: ["HOME": NSHomeDirectory(), "PATH": "/usr/bin:/bin"]
        .merging(environment) { $1 },
      inheriting: inherited.contains, within: 600)
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gallery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("It names its pages")
  func list() throws {
    let outcome = try run(["--list"])
    #expect(outcome.status == 0)
    #expect(
      outcome.output.split(separator: "\n").map(String.init) == GalleryPage.allCases.map(\.name))
  }

  @Test(
    "It refuses what it cannot do with one sentence and status 1",
    arguments: [
      (["--page", "Nowhere"], "There is no page «Nowhere»: choose one of Text, Shapes"),
      (["--page", "Text", "--size", "5x5"], "«5x5» is not a size"),
      (["--page", "Text", "--size", "wide"], "«wide» is not a size"),
      (["--page", "Text", "--scale", "0"], "«0» is not a scale"),
      (["--page", "Text", "--time", "soon"], "«soon» is not a time: give the seconds"),
      (["--page", "Text", "--time=-1"], "«-1» is not a time"),
      (["--page", "Text", "--time", "inf"], "«inf» is not a time"),
      (["--page", "Text", "--text", "9"], "«9» is not a size of text: give by how much"),
      (["--page", "Text", "--png", "/proc/none/a.png"], "/proc/none/a.png cannot be written"),
      (["--page", "Text", "--pdf", "/proc/none/a.pdf"], "/proc/none/a.pdf cannot be written"),
    ])
  func faults(arguments: [String], words: String) throws {
    let outcome = try run(arguments)
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix(words))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  /// Many fonts on several threads: cairo once closed files that another thread drew with.
  @Test("It draws a page with the same pixels each time")
  func samePixels() throws {
    try withFolder { folder in
      let pictures = try (0..<4).map { number in
        let path = folder.appendingPathComponent("\(number).png").path
        let size = ["--size", "700x1700", "--scale", "1.25"]
        let outcome = try run(["--page", "Text", "--png", path] + size)
        #expect(outcome.status == 0)
        return try Data(contentsOf: URL(fileURLWithPath: path))
      }
      #expect(Set(pictures).count == 1)
    }
  }

  @Test("It draws any moment after the page appeared, the same each time")
  func moments() throws {
    try withFolder { folder in
      let times = ["0", "0", "0.3", "0.3"]
      let pictures = try times.enumerated().map { number, time in
        let path = folder.appendingPathComponent("\(number).png").path
        let outcome = try run(
          ["--page", "Curves", "--time", time, "--png", path, "--size", "640x400"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        return try Data(contentsOf: URL(fileURLWithPath: path))
      }
      #expect(pictures[0] == pictures[1] && pictures[2] == pictures[3])
      #expect(pictures[0] != pictures[2])
    }
  }

  @Test(
    "It prints a page: its words stay words, and each sheet has its number",
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext"),
      "pdftotext is absent: Scripts/setup installs poppler-utils"))
  func paper() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("text.pdf").path
      let outcome = try run(["--page", "Text", "--pdf", path])
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      let text = try Child.outcome(
        of: URL(filePath: "/usr/bin/pdftotext"), [path, "-"], within: 60
      ).output
      #expect(text.contains("Text, 1 of "))
      #expect(text.contains("Sizes, scripts, line breaking and styles within a line."))
    }
  }

  @Test("It draws a page with larger text")
  func largeText() throws {
    try withFolder { folder in
      let pictures = try ["1", "2"].map { scale in
        let path = folder.appendingPathComponent("\(scale).png").path
        let outcome = try run(
          ["--page", "Controls", "--text", scale, "--png", path, "--scale", "0.25"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        return try Data(contentsOf: URL(fileURLWithPath: path))
      }
      #expect(pictures[0] != pictures[1])
    }
  }

  @Test("A time without a file draws the page into out/, also where there is a display")
  func momentWithoutFile() throws {
    try withFolder { folder in
      let outcome = try run(
        ["--page", "Shapes", "--time", "0.5", "--scale", "0.25"], in: folder,
        environment: ["DISPLAY": ":no-such-display"])
      #expect(outcome.status == 0)
      #expect(outcome.output == "At 0.5 s: rendered «Shapes» to out/Shapes.png\n")
      let path = folder.appendingPathComponent("out/Shapes.png").path
      #expect(try Bitmap(contentsOfFile: path).size == PixelSize(width: 250, height: 175))
    }
  }

  @Test("Without a display it draws every page into out/")
  func withoutDisplay() throws {
    try withFolder { folder in
      let forest = try SmallForest()
      let outcome = try run(
        ["--scale", "0.25"], in: folder, environment: ["LAMINA_RAINFOREST": forest.folder.path])
      #expect(outcome.status == 0)
      for page in GalleryPage.allCases {
        let path = folder.appendingPathComponent("out/\(page.name).png").path
        #expect(try Bitmap(contentsOfFile: path).size == PixelSize(width: 250, height: 175))
        #expect(outcome.output.contains("out/\(page.name).png"))
      }
    }
  }
}
