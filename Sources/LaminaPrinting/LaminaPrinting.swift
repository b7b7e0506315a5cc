/// Printing: views as the pages of a PDF, and that PDF on paper.
///
/// ```
///  View ──evaluate, lay out in the paper's width──▶ one tall Layer ──PageBreaks──▶ pieces ──PDFWriter──▶ Data
///                                                                   header, footer ─┘        │
///                                            the desktop's print dialog, lp, or a file ◀─────┘
/// ```
///
/// ```swift
/// let document = PrintDocument(title: "Dreams") {
///   ForEach(dreams) { DreamRow(dream: $0) }
/// } footer: { page in
///   Text("\(page.number) of \(page.count)")
/// }
/// try document.writePDF(to: URL(filePath: "dreams.pdf"))
/// ```
