public import LaminaGeometry

/// What a PDF says of itself.
public struct PDFInformation: Hashable, Sendable {
  /// What readers show in the window's title.
  public var title: String?
  /// Who wrote the contents.
  public var author: String?
  /// What it is about.
  public var subject: String?
  /// Words by which it is found.
  public var keywords: [String]
  /// The program that the contents were written in.
  public var creator: String?
  /// When it was made, in words of ISO 8601 such as `2026-11-28T07:30:00Z`; nil for now.
  public var created: String?

  /// Makes the information of a document that says nothing, unless told.
  public init(
    title: String? = nil, author: String? = nil, subject: String? = nil, keywords: [String] = [],
    creator: String? = nil, created: String? = nil
  ) {
    self.title = title
    self.author = author
    self.subject = subject
    self.keywords = keywords
    self.creator = creator
    self.created = created
  }
}

/// A rectangle of a page that leads to an address.
public struct PDFLink: Hashable, Sendable {
  /// Where it is on the page, in points from the top left corner.
  public var rect: CGRect
  /// Where it leads.
  public var address: URL

  /// Makes a link of a place on a page and an address.
  public init(rect: CGRect, address: URL) {
    self.rect = rect
    self.address = address
  }
}

/// A heading that readers list beside the pages.
public struct PDFHeading: Hashable, Sendable {
  /// The words that are listed.
  public var title: String
  /// How far down its page it stands, in points.
  public var y: CGFloat

  /// Makes a heading of its words and its place.
  public init(title: String, y: CGFloat) {
    self.title = title
    self.y = y
  }
}

/// Why no PDF was made.
public enum PDFError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A page's side is not above 0 and at most 14,400 points.
  case badPageSize(page: Int, width: Double, height: Double)
  /// No page was added.
  case noPages
  /// The writer failed; why.
  case failed(reason: String)

  public var description: String {
    switch self {
    case .badPageSize(let page, let width, let height):
      "Page \(page) is \(width) by \(height) points; the sides of a PDF's page are above 0 and at most 14400."
    case .noPages: "A PDF has at least one page, and none was added."
    case .failed(let reason): "The PDF could not be written: \(reason)."
    }
  }
}

extension PDFError: LocalizedError {
  public var errorDescription: String? { description }
}
