import LaminaDrawing
public import LaminaGeometry
import LaminaRaster

/// A PDF that is written page by page, under the name that SwiftUI code uses.
///
/// Of Core Graphics' contexts it is the one for PDFs, with what `ImageRenderer.render` takes.
public final class CGContext {
  private let file: URL
  private let size: CGSize
  private let writer: PDFWriter
  private var page: DisplayList.Recorder?
  /// Why nothing was written; nil after ``closePDF()`` where all went well.
  public private(set) var error: (any Error)?

  /// Makes a context that writes to a file; nil where its pages would have no size.
  ///
  /// - Parameters:
  ///   - url: the file, written by ``closePDF()``.
  ///   - mediaBox: the size of the pages; Letter where there is none.
  ///   - auxiliaryInfo: `Title`, `Author`, `Subject`, `Creator`.
  public init?(
    _ url: URL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: [String: String]? = nil
  ) {
    let size = mediaBox?.pointee.size ?? CGSize(width: 612, height: 792)
    guard url.isFileURL, size.width > 0, size.height > 0 else { return nil }
    (file, self.size) = (url, size)
    let said = auxiliaryInfo ?? [:]
    writer = PDFWriter(
      PDFInformation(
        title: said["Title"], author: said["Author"], subject: said["Subject"],
        creator: said["Creator"]))
  }

  /// Begins a page; one that is open ends.
  public func beginPDFPage(_ pageInfo: [String: String]? = nil) {
    endPDFPage()
    page = DisplayList.Recorder()
  }

  /// Ends a page.
  public func endPDFPage() {
    guard let done = page else { return }
    page = nil
    writer.addPage(size: size, DisplayList { $0 = done })
  }

  /// Writes the file; ``error`` says why where that fails.
  public func closePDF() {
    endPDFPage()
    do { try writer.finish().write(to: file, options: .atomic) } catch { self.error = error }
  }

  /// Draws into the page that is open; without one, nothing.
  func draw(_ list: DisplayList) { page?.append(list) }
}
