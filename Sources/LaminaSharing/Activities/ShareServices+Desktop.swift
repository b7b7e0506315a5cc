import LaminaContentTypes
import LaminaGeometry
import LaminaInteraction
import LaminaPrograms

extension ShareServices {
  /// The person's own desktop, and the clipboard of a window.
  static func desktop(copyingTo pasteboard: Pasteboard) -> ShareServices {
    let services = ShareServices()
    services.copy = { try pasteboard.write($0.offers) }
    return services
  }
}

nonisolated extension [ShareContent] {
  /// What is offered to those who paste: files as lists of them, a picture as its bytes, and all words.
  var offers: [Pasteboard.Content] {
    let files = compactMap { if case .file(let file) = $0 { file } else { nil } }
    let pictures = compactMap { content -> Pasteboard.Content? in
      guard case .data(let data, let type, _) = content else { return nil }
      return type.preferredMIMEType.map { Pasteboard.Content(type: $0, data: data) }
    }
    let words = compactMap(\.words) + files.map(\.path)
    let text = Data(words.joined(separator: "\n").utf8)
    return Self.lists(of: files) + pictures.prefix(1)
      + (words.isEmpty ? [] : [Pasteboard.Content(type: "text/plain;charset=utf-8", data: text)])
  }

  private static func lists(of files: [URL]) -> [Pasteboard.Content] {
    guard !files.isEmpty else { return [] }
    let addresses = files.map(\.absoluteString)
    return [
      Pasteboard.Content(
        type: "text/uri-list", data: Data(addresses.map { $0 + "\r\n" }.joined().utf8)),
      // What file managers of the desktop paste as copies.
      Pasteboard.Content(
        type: "x-special/gnome-copied-files",
        data: Data((["copy"] + addresses).joined(separator: "\n").utf8)),
    ]
  }
}
