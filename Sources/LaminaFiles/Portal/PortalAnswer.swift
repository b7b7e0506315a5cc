import LaminaBus
import LaminaGeometry

/// What the portal says of a dialog that has ended.
nonisolated enum PortalAnswer {
  /// More files than that are no choice of a person's.
  private static let mostFiles = 100_000

  /// What came of a dialog.
  static func outcome(
    of response: DesktopPortal.Response
  ) throws(PortalFailure) -> FileDialogOutcome {
    switch response.code {
    case 0: return .chosen(try urls(response.results["uris"]))
    case 1: return .cancelled
    default: throw .ended
    }
  }

  private static func urls(_ value: BusValue?) throws(PortalFailure) -> [URL] {
    guard let elements = value?.unwrapped.elements, !elements.isEmpty,
      elements.count <= mostFiles
    else { throw .garbage }
    var urls: [URL] = []
    for element in elements {
      guard let text = element.text, let url = file(text) else { throw .garbage }
      urls.append(url)
    }
    return urls
  }

  /// The address of a file on this machine, with a path that Foundation can open.
  static func file(_ text: String) -> URL? {
    guard text.utf8.count <= 65_536, let url = URL(string: text), url.isFileURL,
      url.host(percentEncoded: false).map({ $0.isEmpty || $0 == "localhost" }) ?? true,
      url.path.hasPrefix("/"), !url.path.utf8.contains(0)
    else { return nil }
    return URL(fileURLWithPath: url.path)
  }
}
