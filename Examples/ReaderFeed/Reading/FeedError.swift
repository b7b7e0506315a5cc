/// Why a feed cannot be shown: a full sentence with the place, and the repair.
package enum FeedError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(path: String)
  case directory(path: String)
  case unreadable(path: String, reason: String)
  case tooLarge(path: String, limit: Int)
  case tooManyElements(path: String, line: Int, limit: Int)
  case empty(path: String)
  case truncated(path: String, line: Int)
  case notXML(path: String, line: Int, column: Int, message: String)
  /// `root` is the root element that was found instead of Atom's `feed`.
  case notAtom(path: String, root: String, line: Int)

  package var description: String {
    switch self {
    case .missing(let path):
      "\(path): there is no such file. Check the path, or start Reader without one for its sample."
    case .directory(let path):
      "\(path): is a directory. Name the feed file inside it, for example \(path)/atom.xml."
    case .unreadable(let path, let reason):
      "\(path): cannot be read (\(reason)). Check the path and its permissions."
    case .tooLarge(let path, let limit):
      "\(path): is larger than the limit of \(limit >> 20) MB. Fetch a feed with fewer entries."
    case .tooManyElements(let path, let line, let limit):
      "\(path):\(line): has more than \(limit) XML elements. Fetch a feed with fewer entries."
    case .empty(let path):
      "\(path): is empty. Fetch the feed again."
    case .truncated(let path, let line):
      "\(path):\(line): the feed ends early, on line \(line). Fetch it again, completely."
    case .notXML(let path, let line, let column, let message):
      "\(path):\(line):\(column): is not XML (\(message)). Check that it is the feed itself, "
        + "not a web page about it, and that it arrived undamaged."
    case .notAtom(let path, let root, let line):
      "\(path):\(line): is not an Atom feed: its root element is <\(root)>, "
        + "not <feed> of http://www.w3.org/2005/Atom. \(Self.repair(for: root))"
    }
  }

  private static func repair(for root: String) -> String {
    switch root {
    case "rss", "RDF": "It is an RSS feed; ask the site for its Atom feed."
    case "html": "It is a web page; ask the site for the address of its Atom feed."
    default: "Name an Atom feed."
    }
  }
}
