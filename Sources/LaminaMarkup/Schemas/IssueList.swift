internal import CXML2

/// Collects what libxml2 reports while it parses or validates.
final class IssueList {
  private(set) var issues: [XMLIssue] = []

  /// How many issues are kept.
  private static let limit = 100

  /// What a C callback gets to find the list again.
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// The callback that libxml2 calls with each error.
  static let handler: xmlStructuredErrorFunc = { context, error in
    guard let context, let error else { return }
    Unmanaged<IssueList>.fromOpaque(context).takeUnretainedValue().add(error.pointee)
  }

  private func add(_ error: xmlError) {
    guard issues.count < Self.limit, error.level != XML_ERR_WARNING else { return }
    let words = error.message.map { String(cString: $0) } ?? "unknown fault"
    let message = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let column = error.int2 > 0 ? Int(error.int2) : nil
    issues.append(XMLIssue(line: max(1, Int(error.line)), column: column, message: message))
  }
}
