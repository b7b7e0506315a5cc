import Foundation
import Lamina
import RainforestScene

/// The scene `rainforest-2000`: 2,000 cards, each with a photograph of its own, and a trace to scroll.
@main struct Rainforest {
  static func main() {
    do {
      try run(RainforestOptions(Array(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ options: RainforestOptions) throws {
    if let path = options.scene {
      try PictureFolder.standard.make()
      return try SceneExport(folder: .standard).json().write(to: URL(fileURLWithPath: path))
    }
    let model = try SceneModel(options)
    if let frames = options.instructionFrames {
      return InstructionCount(model).run(frames: frames, distance: options.distance)
    }
    let replay = Replay(model)
    let figures = try replay.run()
    if let path = options.times {
      try replay.timeLines.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    let json = try encoder.encode(figures)
    if let path = options.figures {
      try json.write(to: URL(fileURLWithPath: path))
    } else {
      print(String(decoding: json, as: UTF8.self))
    }
  }
}
