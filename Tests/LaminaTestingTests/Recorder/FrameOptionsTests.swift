import LaminaApp
import LaminaDisplay
import LaminaTesting
import Testing

@Suite("Recording by variables of the environment")
struct FrameOptionsTests {
  private func read(_ variables: [String: String]) -> (FrameOptions, [String]) {
    var complaints: [String] = []
    let options = FrameOptions(environment: { variables[$0] }, complain: { complaints.append($0) })
    return (options, complaints)
  }

  @Test("nothing said is nothing recorded")
  func unset() {
    let (options, complaints) = read([:])
    #expect(options.isEmpty)
    #expect(complaints.isEmpty)
    #expect(read(["LAMINA_FRAMES": "", "LAMINA_FRAMES_JSON": ""]).0.isEmpty)
    #expect(read(["LAMINA_FRAMES": "0"]).1.isEmpty)
  }

  @Test("1 and overlay show the overlay", arguments: ["1", "overlay", "Overlay"])
  func overlay(value: String) {
    let (options, complaints) = read(["LAMINA_FRAMES": value])
    #expect(options == FrameOptions(showsOverlay: true))
    #expect(complaints.isEmpty)
  }

  @Test("another value is told of, by name and with what to write, and shows nothing")
  func unknown() {
    let (options, complaints) = read(["LAMINA_FRAMES": "banana"])
    #expect(options.isEmpty)
    #expect(
      complaints == [
        "LAMINA_FRAMES=banana is not understood, so frames are not shown: "
          + "write LAMINA_FRAMES=overlay to see them, or 0 not to."
      ])
  }

  @Test("passes are traced where the word is among those that name traces")
  func trace() {
    #expect(read(["LAMINA_TRACE": "frames,passes"]).0 == FrameOptions(tracesPasses: true))
    #expect(read(["LAMINA_TRACE": "frames"]).0.isEmpty)
    #expect(!read(["LAMINA_TRACE": "passes"]).0.isEmpty)
  }

  @Test("a line names the passes that ran, in their order: how often, on how many, for how long")
  func line() {
    var passes = FramePasses()
    passes[.notify] = FramePasses.Figures(runs: 2, items: 5, nanoseconds: 1_234_567)
    passes[.evaluate] = FramePasses.Figures(runs: 1, items: 3, nanoseconds: 40)
    #expect(
      PassTrace.line(passes, of: 12) == "lamina.passes 12 evaluate 1 3 0.000ms notify 2 5 1.235ms")
    #expect(PassTrace.line(FramePasses(), of: 1) == "lamina.passes 1")
  }

  @Test("a file in a folder that is there is taken")
  func file() {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("frames.json").path
    let (options, complaints) = read(["LAMINA_FRAMES_JSON": path])
    #expect(options.file?.path == path)
    #expect(!options.showsOverlay)
    #expect(complaints.isEmpty)
  }

  @Test(
    "a place that cannot be written is told of at once",
    arguments: [
      ("/nowhere/at/all.json", "there is no folder /nowhere/at"), ("/tmp", "it is a folder"),
    ])
  func unwritable(path: String, reason: String) {
    let (options, complaints) = read(["LAMINA_FRAMES_JSON": path])
    #expect(options.isEmpty)
    #expect(
      complaints == [
        "LAMINA_FRAMES_JSON=\(path) cannot be written, so no frames are recorded: \(reason)."
      ])
  }
}
