import CCairo
public import LaminaDrawing
public import LaminaGeometry

/// Writes drawings as the pages of a PDF: text stays text, outlines stay outlines, pictures keep their pixels.
///
/// ```swift
/// let writer = PDFWriter(PDFInformation(title: "Report"))
/// writer.addPage(size: CGSize(width: 595, height: 842), DisplayList { list in
///   list.fill(CGRect(x: 72, y: 72, width: 200, height: 2), with: .color(.black))
/// })
/// try writer.finish().write(to: URL(filePath: "report.pdf"))
/// ```
///
/// A point is 1/72 of an inch. What a PDF cannot say (blurs, perspective, conic gradients, the sprites of a batch)
/// becomes a picture of `resolution` pixels for each inch; all else stays sharp at any size. One thread at a time
/// uses it.
public final class PDFWriter {
  private let resolution: CGFloat
  private let images: ImageStore
  private let shadows = ShadowCache()
  private let embedded = EmbeddedParts()
  private let sink = PDFSink()
  private let surface: OpaquePointer?
  private var fault: PDFError?
  /// How many pages there are so far.
  public private(set) var pageCount = 0

  /// Makes a writer without pages.
  ///
  /// - Parameters:
  ///   - information: what the document says of itself.
  ///   - resolution: the pixels for each inch of what becomes a picture.
  ///   - images: where pictures are decoded.
  public init(
    _ information: PDFInformation = PDFInformation(), resolution: CGFloat = 300,
    images: ImageStore = ImageStore()
  ) {
    self.resolution = min(max(resolution, 36), 2400)
    self.images = images
    surface = cairo_pdf_surface_create_for_stream(
      PDFSink.write, Unmanaged.passUnretained(sink).toOpaque(), 1, 1)
    say(information)
    // Cairo works in pixels of the resolution, as it does for screens.
    cairo_surface_set_device_scale(surface, 1 / scale, 1 / scale)
    cairo_surface_set_fallback_resolution(surface, self.resolution, self.resolution)
  }

  deinit { cairo_surface_destroy(surface) }

  /// Pixels for each point.
  private var scale: CGFloat { resolution / 72 }

  /// Adds a page on which `list` is drawn, in points from the page's top left corner.
  ///
  /// A page of a size that no PDF can have makes `finish` throw.
  public func addPage(
    size: CGSize, links: [PDFLink] = [], headings: [PDFHeading] = [], _ list: DisplayList
  ) {
    pageCount += 1
    guard fault == nil, [size.width, size.height].allSatisfy({ $0 > 0 && $0 <= 14_400 }) else {
      fault =
        fault ?? .badPageSize(page: pageCount, width: size.width, height: size.height)
      return
    }
    cairo_pdf_surface_set_size(surface, size.width, size.height)
    guard let surface, let canvas = Canvas(on: surface, takingDownWith: embedded) else {
      fault = .failed(reason: "no page could be opened")
      return
    }
    var pass = DrawingPass(
      canvas: canvas, images: images, shadows: shadows,
      transform: CGAffineTransform(scaleX: scale, y: scale),
      clip: [PixelRect(covering: CGRect(origin: .zero, size: size), scale: scale)],
      token: CancellationToken())
    pass.run(list)
    for link in links { add(link, canvas.context) }
    for heading in headings { add(heading) }
    cairo_show_page(canvas.context)
    let status = cairo_status(canvas.context)
    if status != CAIRO_STATUS_SUCCESS { fail(status) }
  }

  /// The whole document; pages that are added later are not in it.
  ///
  /// - Throws: ``PDFError`` for a document without pages, a page of an impossible size, or what Cairo says.
  public func finish() throws(PDFError) -> Data {
    if let fault { throw fault }
    guard pageCount > 0 else { throw .noPages }
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    if status != CAIRO_STATUS_SUCCESS { fail(status) }
    if let fault { throw fault }
    fault = .failed(reason: "it is finished already")
    return sink.data
  }

  private func fail(_ status: cairo_status_t) {
    fault = .failed(reason: cairo_status_to_string(status).map { String(cString: $0) } ?? "?")
  }

  private func say(_ information: PDFInformation) {
    let entries: [(cairo_pdf_metadata_t, String?)] = [
      (CAIRO_PDF_METADATA_TITLE, information.title),
      (CAIRO_PDF_METADATA_AUTHOR, information.author),
      (CAIRO_PDF_METADATA_SUBJECT, information.subject),
      (
        CAIRO_PDF_METADATA_KEYWORDS,
        information.keywords.isEmpty ? nil : information.keywords.joined(separator: ", ")
      ),
      (CAIRO_PDF_METADATA_CREATOR, information.creator),
      (CAIRO_PDF_METADATA_CREATE_DATE, information.created),
    ]
    for case (let entry, let text?) in entries {
      cairo_pdf_surface_set_metadata(surface, entry, text)
    }
  }

  private func add(_ link: PDFLink, _ context: OpaquePointer) {
    let box = link.rect
    guard box.width > 0, box.height > 0, box.minX.isFinite, box.minY.isFinite else { return }
    // Its attributes are text in apostrophes.
    let address = link.address.absoluteString.replacing("\\", with: "%5C").replacing(
      "'", with: "%27")
    let place = "rect=[\(box.minX) \(box.minY) \(box.width) \(box.height)]"
    cairo_tag_begin(context, CAIRO_TAG_LINK, "\(place) uri='\(address)'")
    cairo_tag_end(context, CAIRO_TAG_LINK)
  }

  private func add(_ heading: PDFHeading) {
    guard heading.y.isFinite else { return }
    cairo_pdf_surface_add_outline(
      surface, CAIRO_PDF_OUTLINE_ROOT, heading.title, "page=\(pageCount) pos=[0 \(heading.y)]",
      cairo_pdf_outline_flags_t(0))
  }
}

/// Where Cairo's bytes go.
private final class PDFSink {
  var data = Data()

  static let write: cairo_write_func_t = { sink, bytes, count in
    guard let sink, let bytes else { return CAIRO_STATUS_SUCCESS }
    Unmanaged<PDFSink>.fromOpaque(sink).takeUnretainedValue().data
      .append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }
}
