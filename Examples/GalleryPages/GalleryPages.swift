/// GalleryPages: what Lamina can show, one file a page.
///
/// ```
///  GalleryPage ──view──▶ TextPage, ShapesPage, ...  ─ in ─▶ PageScaffold, Sample
///       ▲                                                        │
///  GalleryView: sidebar │ page ◀─────────────────────────────────┘
/// ```
///
/// ```swift
/// WindowGroup("Gallery") { GalleryView(page: .shapes) }
/// ```
///
/// A new page is a case of `GalleryPage`, a file in `Pages/` and a reference picture of its test.
