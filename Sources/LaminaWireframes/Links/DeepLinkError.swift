public import Foundation

/// Why a URL leads nowhere, or a state has no URL: a full sentence with the place and the repair.
public enum DeepLinkError: Error, Hashable, Sendable, CustomStringConvertible {
  case wrongScheme(String?, expected: String)
  case noScreen(url: String)
  /// The parts lead from a screen to nowhere.
  case noDestination(url: String, code: String, rest: [String])
  case noWay(from: String, to: String)
  case unwritableParameters(code: String)
  /// Every URL for these screens would lead to others.
  case ambiguous(codes: [String])

  public var description: String {
    switch self {
    case .wrongScheme(let found, let expected):
      "The scheme \"\(found ?? "")\" is not \"\(expected)\". Begin the URL with \(expected)://."
    case .noScreen(let url):
      "The URL \(url) names no screen. Begin it with a screen's code, or add a link to the map."
    case .noDestination(let url, let code, let rest):
      "The URL \(url) leads from \"\(code)\" by \"\(rest.joined(separator: "/"))\" to no screen. "
        + "Add a destination or a link to the map."
    case .noWay(let from, let to):
      "No destination leads from \"\(from)\" to \"\(to)\". Add one to the map."
    case .unwritableParameters(let code):
      "A parameter of \"\(code)\" is an array or a dictionary, which no URL holds. Pass a text."
    case .ambiguous(let codes):
      "No URL leads to \(codes.joined(separator: ", ")) and to nothing else. Add a link to the map."
    }
  }
}

extension DeepLinkError: LocalizedError {
  public var errorDescription: String? { description }
}
