public import Foundation

/// What an application's user asked of its frames, by variables of the environment.
///
/// ```
/// LAMINA_FRAMES=overlay MyApp                 # draws the latest frames over each window
/// LAMINA_FRAMES_JSON=frames.json MyApp        # writes every frame when the application ends
/// LAMINA_TRACE=passes MyApp                   # prints a line for each frame: what each pass did
/// ```
public struct FrameOptions: Hashable, Sendable {
  /// Draws the latest frames over the windows: `1` or `overlay`; `0` or nothing does not.
  public nonisolated static let overlayVariable = "LAMINA_FRAMES"
  /// The file to write when the application ends, also when it is asked to by SIGTERM or SIGINT.
  public nonisolated static let fileVariable = "LAMINA_FRAMES_JSON"
  /// What is printed to the standard error, separated by commas: `passes`; windows know further words.
  public nonisolated static let traceVariable = "LAMINA_TRACE"

  /// Whether the overlay is shown.
  public var showsOverlay: Bool
  /// Where the recording goes; nil for nowhere.
  public var file: URL?
  /// Whether a line is printed for each frame that says what each pass did.
  public var tracesPasses: Bool

  /// Makes options; unless said, nothing is drawn over windows, written to a file or printed.
  public nonisolated init(
    showsOverlay: Bool = false, file: URL? = nil, tracesPasses: Bool = false
  ) {
    self.showsOverlay = showsOverlay
    self.file = file
    self.tracesPasses = tracesPasses
  }

  /// Reads the variables; what cannot be understood counts as not said.
  ///
  /// - Parameters:
  ///   - value: of the variable that has a name; nil when it is not set.
  ///   - complain: called, with a sentence, for each value that cannot be used.
  public nonisolated init(environment value: (String) -> String?, complain: (String) -> Void) {
    self.init(
      showsOverlay: Self.overlay(value(Self.overlayVariable) ?? "", complain),
      file: Self.file(value(Self.fileVariable) ?? "", complain),
      tracesPasses: value(Self.traceVariable)?.split(separator: ",").contains("passes") ?? false)
  }

  /// Whether there is anything to record.
  public nonisolated var isEmpty: Bool { !showsOverlay && file == nil && !tracesPasses }

  private nonisolated static func overlay(
    _ value: String, _ complain: (String) -> Void
  ) -> Bool {
    switch value.lowercased() {
    case "1", "overlay": return true
    case "", "0": return false
    default:
      complain(
        "\(overlayVariable)=\(value) is not understood, so frames are not shown: "
          + "write \(overlayVariable)=overlay to see them, or 0 not to.")
      return false
    }
  }

  private nonisolated static func file(_ path: String, _ complain: (String) -> Void) -> URL? {
    guard !path.isEmpty else { return nil }
    let file = URL(fileURLWithPath: path)
    let folder = file.deletingLastPathComponent().path
    var isFolder = ObjCBool(false)
    let manager = FileManager.default
    let reason: String? =
      if manager.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue {
        "it is a folder"
      } else if !manager.fileExists(atPath: folder, isDirectory: &isFolder) || !isFolder.boolValue {
        "there is no folder \(folder)"
      } else if !manager.isWritableFile(atPath: folder) {
        "the folder \(folder) cannot be written to"
      } else {
        nil
      }
    guard let reason else { return file }
    complain("\(fileVariable)=\(path) cannot be written, so no frames are recorded: \(reason).")
    return nil
  }
}
