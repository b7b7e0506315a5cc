public import Foundation

/// Why a picture could not be fetched.
public enum ImageLoadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing loads URLs of this scheme.
  case noTransport(url: URL)
  /// The URL itself is not well formed.
  case malformed(url: URL, reason: String)
  /// The server answered with another status than 200 to 299.
  case status(url: URL, code: Int)
  /// The picture has more bytes than the loader's limit, as announced or as they came.
  case tooManyBytes(url: URL, bytes: Int, limit: Int)
  /// The connection ended before everything had come.
  case truncated(url: URL, received: Int, expected: Int)
  /// Nothing came for longer than the transport waits.
  case timedOut(url: URL)
  /// No connection, no such host, or a connection that broke.
  case unreachable(url: URL, reason: String)
}

extension ImageLoadingError {
  /// What happened to which URL, and what can be done about it.
  public var description: String {
    switch self {
    case .noTransport(let url):
      "\(url.shown): nothing here loads «\(url.scheme ?? "")» URLs. Add the product "
        + "LaminaNetworking, import it and write .imageLoader(.network) on the root view."
    case .malformed(let url, let reason):
      "\(url.shown): the URL is not well formed (\(reason)). Correct it."
    case .status(let url, let code):
      "\(url.shown): the server answered \(code). \(Self.repair(for: code))"
    case .tooManyBytes(let url, let bytes, let limit):
      "\(url.shown): \(bytes) bytes are more than the limit of \(limit). "
        + "Ask the server for a smaller picture, or raise the loader's ImageLimits.bytes."
    case .truncated(let url, let received, let expected):
      "\(url.shown): the connection ended after \(received) of \(expected) bytes. Try again."
    case .timedOut(let url):
      "\(url.shown): no answer in time. Check the connection and try again."
    case .unreachable(let url, let reason):
      "\(url.shown): cannot be reached (\(reason)). Check the address and the connection."
    }
  }

  /// The address of the picture that could not be fetched.
  public var url: URL {
    switch self {
    case .noTransport(let url), .malformed(let url, _), .status(let url, _),
      .tooManyBytes(let url, _, _), .truncated(let url, _, _), .timedOut(let url),
      .unreachable(let url, _):
      url
    }
  }

  private static func repair(for code: Int) -> String {
    switch code {
    case 401, 403: "It wants a permission that the request does not carry."
    case 404, 410: "The picture is not there: check the path."
    case 429, 500...599: "It may be better later: try again."
    default: "Check the address."
    }
  }
}

extension ImageLoadingError: LocalizedError {
  public var errorDescription: String? { description }
}

extension URL {
  /// As messages name it: a data URL may be megabytes long.
  package var shown: String {
    let text = absoluteString
    return text.utf8.count <= 200 ? text : text.prefix(120) + "..."
  }
}
