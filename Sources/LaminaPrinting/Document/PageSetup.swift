public import LaminaGeometry
public import LaminaRaster

/// The paper and what of it stays free.
public nonisolated struct PageSetup: Hashable, Sendable {
  /// The paper, as it is held.
  public var paper: Paper
  /// What stays free at the edges, in points; headers and footers stand in it.
  public var margins: EdgeInsets
  /// Pixels for each inch of what a PDF cannot say.
  public var resolution: CGFloat

  /// Makes a setup, by default of the locale's paper with margins of an inch.
  public init(
    paper: Paper = .standard(for: .current),
    margins: EdgeInsets = EdgeInsets(top: 72, leading: 72, bottom: 72, trailing: 72),
    resolution: CGFloat = 300
  ) {
    self.paper = paper
    self.margins = margins
    self.resolution = resolution
  }

  /// Where the content stands on a page.
  public var contentRect: CGRect {
    CGRect(origin: CGPoint(x: margins.leading, y: margins.top), size: contentSize)
  }

  /// What the margins leave, which may be less than nothing.
  var contentSize: CGSize {
    CGSize(
      width: paper.size.width - margins.leading - margins.trailing,
      height: paper.size.height - margins.top - margins.bottom)
  }
}

/// Which page a header or a footer stands on.
public nonisolated struct PrintPage: Hashable, Sendable {
  /// From 1.
  public let number: Int
  /// How many pages there are in all.
  public let count: Int

  /// Makes the page of its number, from 1, and of how many there are.
  public init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }
}

/// Why nothing was printed.
public nonisolated enum PrintError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The margins leave less than a point of the paper.
  case noRoom(paper: String, width: Double, height: Double)
  /// The content would take more pages than a document may have.
  case tooLong(pages: Int, limit: Int)
  /// The PDF could not be made.
  case notMade(PDFError)
  /// The file could not be written; why.
  case notWritten(path: String, reason: String)
  /// The person closed the print dialog.
  case cancelled
  /// Neither the desktop nor CUPS printed it; why.
  case noPrinter(reason: String)

  public var description: String {
    switch self {
    case .noRoom(let paper, let width, let height):
      "The margins leave \(width) by \(height) points of \(paper); a page has at least one point of content."
    case .tooLong(let pages, let limit):
      "The content would take \(pages) pages, and a document has at most \(limit)."
    case .notMade(let error): error.description
    case .notWritten(let path, let reason): "\(path) could not be written: \(reason)."
    case .cancelled: "The person closed the print dialog."
    case .noPrinter(let reason): "Nothing printed the document: \(reason)."
    }
  }
}

extension PrintError: LocalizedError {
  public var errorDescription: String? { description }
}
